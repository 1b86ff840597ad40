/** At most 8 s a turn for six players of the second edition, and less than half of the game; by a clock of its own. */
import { expect, it } from 'vitest';
import { measureGame } from '../pace/measured-game.ts';

it('Nobody waits long: second edition, suspicion, six players', async () => {
  const { turns, watched, decided } = await measureGame({
    edition: 'second',
    mode: 'suspicion',
    players: 6,
    level: 'normal',
    seed: 'pace 1',
    steps: 2,
  });
  expect(turns).toBeGreaterThan(2);
  expect(watched / turns).toBeLessThan(8000);
  expect(watched).toBeLessThan(decided);
});
