import { EDITIONS, type Event, Game, MODES, type Mode, newSheet, type Sheet, SPECTATOR } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { Rounds } from '../../src/online/rounds.ts';

const SLOTS: readonly Event['kind'][] = ['played', 'lost', 'waited', 'passed', 'drew'];

/** Everything that happened, and in which turn and round the game itself says it was. */
const played = (sheet: Sheet): readonly { event: Event; turn: number; round: number | undefined }[] => {
  const told: { event: Event; turn: number; round: number | undefined }[] = [];
  const game = Game.setUp(sheet);
  if (!(game instanceof Game)) throw new Error('no table');
  game.listen((event) => {
    const { turn, round } = game.view(SPECTATOR);
    told.push({ event, turn, round });
  });
  for (let step = 0; step < 2000 && !game.outcome; step++) {
    const who = game.awaited[0]!;
    const answers = game.answers(who);
    game.apply(answers[(step * 7919) % answers.length]!);
  }
  return told;
};

describe.each(EDITIONS)('%s', (edition) => {
  const sheets = MODES.flatMap((mode: Mode) =>
    [1, 2, 4, 5, 6, 8].flatMap((players) => {
      const sheet = newSheet({ edition, mode, players, seed: `${mode} ${players}` });
      return 'order' in sheet ? [sheet] : [];
    }),
  );

  it('tells the turn and the round of each slot from the events alone', () => {
    let slots = 0;
    for (const sheet of sheets) {
      const rounds = new Rounds();
      for (const { event, turn, round } of played(sheet)) {
        const when = rounds.whenOf(event);
        if (!SLOTS.includes(event.kind)) continue;
        slots++;
        expect({ mode: sheet.mode, event, ...when }).toEqual({ mode: sheet.mode, event, turn, round });
      }
    }
    expect(slots).toBeGreaterThan(100);
  });
});
