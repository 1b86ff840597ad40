// @vitest-environment happy-dom
/** What asks the dead how to go on is fetched: it may come after somebody has died. */
import { type Unpacked, unpacked } from '@room25/engine';
import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { LocalGame } from '../../src/play/local-game.ts';
import { importText, isRefusal } from '../../src/saves/import.ts';
import { Table } from '../../src/table/table.tsx';
import { OwnTime } from '../pace/own-time.ts';
import { randomBots } from '../play/random-bots.ts';
import { DEADLY_DOORS } from './deadly-doors.ts';

const line = vi.hoisted(() => {
  let come = (): void => {};
  const isThere = new Promise<void>((done) => {
    come = done;
  });
  return { come, isThere };
});

vi.mock('../../src/table/open-beats.ts', async (importOriginal) => {
  const { openBeats, ...others } = await importOriginal<typeof import('../../src/table/open-beats.ts')>();
  return { ...others, openBeats: () => line.isThere.then(openBeats) };
});

/** Nobody looks. */
vi.mock('../../src/board/motion/motion-layer.tsx', () => ({ MotionLayer: () => null }));

afterEach(cleanup);

/** There a single death loses the game. */
const ULTIMATE = DEADLY_DOORS.replace('edition second', 'edition ultimate')
  .replace('mode suspicion', 'mode cooperation')
  .replace('role alice guard\n', '')
  .replace('(VI)', '(KE)');

/** Franck enters b3, and all that follows by itself is shown. */
const dying = async (record: string) => {
  await loadFirstWords();
  await loadText();
  const table = await importText(record, { id: 'death', time: 0 });
  if (isRefusal(table)) throw new Error(`line ${table.line}: ${table.fault}`);
  const time = new OwnTime();
  const game = LocalGame.start(table, { bots: randomBots, keep() {}, time }) as LocalGame;
  const { container } = render(<Table game={game} id="death" onOver={() => {}} onAgain={() => {}} />);
  await waitFor(() => expect(game.answers.value).not.toEqual([]));
  const step = game.answers.value.find((answer) => (unpacked(answer) as Unpacked<'move'>).cell === 'b3')!;
  await game.send(step);
  for (let jumps = 0; jumps < 1000; jumps++) {
    await time.settle();
    if (time.jump() === undefined) break;
  }
  return { game, container };
};

it('Whoever dies before it is there is asked when it is', async () => {
  const { game, container } = await dying(DEADLY_DOORS);
  line.come();
  await waitFor(() => expect(container.querySelector('.beats-death')).not.toBeNull());
  expect(container.querySelector('.beats-words p')?.textContent, 'each thing is said once').toBe(
    'You enter the Mortal room in b3. You do not survive it.',
  );
  game.close();
});

it('A death that ends the game asks nothing: nobody plays on', async () => {
  line.come();
  const { game, container } = await dying(ULTIMATE);
  expect(game.view.value.phase).toBe('over');
  expect(container.querySelector('.beats-death')).toBeNull();
  game.close();
});
