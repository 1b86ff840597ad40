/** Bots put their reminders on what they have seen to be Mortal, and read them so. */
import { CELLS, command, formatAnswer, Game, ROOM_CODES, randomFrom, VERB } from '@room25/engine';
import { FACE, KIND, KNOWN, type Table, TO_ALL, TURN, tableOf, VISIBLE } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { decide, type Level, type TaskOptions, taskOf } from '../src/index.ts';
import { noiseFrom } from '../src/search/playout.ts';
import { worldsOf } from '../src/search/worlds.ts';
import { sheetAt } from './tables.ts';

const MORTAL = ROOM_CODES.indexOf('MR');
const TRAPPED = ROOM_CODES.indexOf('TR');
const PROGRAM = [1, 0] as const;
const LEVELS_THAT_MARK: readonly Level[] = ['easy', 'normal', 'hard'];

/** The first of the order has its slot, and has seen what lies above the middle: that room, of which it has told the colour. */
const slotOf = (kind: number, options: Record<string, string> = {}): Game => {
  const game = Game.setUp(sheetAt({ edition: 'second', mode: 'cooperation', players: 4, options }, 'marks')) as Game;
  const table = tableOf(game);
  const from = Array.from({ length: 25 }, (_, tile) => tile).find((tile) => table.s[KIND + tile] === kind)!;
  table.s[KIND + from] = table.s[KIND + ABOVE]!;
  table.s[KIND + ABOVE] = kind;
  while (game.awaited.some((who) => game.answers(who).some((code) => formatAnswer(code).startsWith('clue'))))
    game.apply(command(game.awaited[0]!, VERB.clue, ABOVE));
  for (const who of game.cast) game.apply(command(who, VERB.program, ...PROGRAM, 0));
  return game;
};

const ABOVE = CELLS.indexOf('c2');

const said = (game: Game, level: Level, more: Partial<TaskOptions> = {}): readonly string[] => {
  const who = game.awaited[0]!;
  const words: string[] = [];
  for (;;) {
    const task = taskOf(game, game.seatOf(who), { log: [], level, seed: 'marks', ...more });
    const code = decide(task, { steps: 0 }).command!;
    if (!task.asides.includes(code)) return words;
    words.push(formatAnswer(code));
    game.apply(code);
  }
};

describe('a bot in cooperation', () => {
  it.each(LEVELS_THAT_MARK)('of level %s marks what it has seen to be Mortal, once it may', (level) => {
    expect(said(slotOf(MORTAL), level)).toEqual(['signal c2 red', 'remind c2']);
  });

  it('marks nothing else', () => {
    expect(said(slotOf(TRAPPED), 'normal')).toEqual(['signal c2 red']);
  });

  it('marks nothing where the table does without', () => {
    expect(said(slotOf(MORTAL, { marks: 'off' }), 'normal')).toEqual(['signal c2 red']);
    expect(said(slotOf(MORTAL, { reminders: 'off' }), 'normal')).toEqual(['signal c2 red']);
  });
});

describe('a room that bots have seen', () => {
  /** As one who was shown nothing would imagine it, in the second turn. */
  const kindsOf = (table: Table, markers: number): readonly number[] => {
    const other = table.clone();
    const seat = other.terms.seatOf[other.terms.cast[3]!]!;
    for (let tile = 0; tile < 25; tile++)
      if (!(other.s[FACE + tile]! & VISIBLE)) other.s[KNOWN + tile]! &= ~(TO_ALL | (1 << seat));
    other.s[TURN]! = 2;
    const worlds = worldsOf(other, seat, {
      random: randomFrom('marks', 'test'),
      noise: noiseFrom(7),
      weigh: () => 1,
      rumours: { suspects: 0, markers },
    });
    return Array.from({ length: 40 }, () => worlds.next().s[KIND + ABOVE]!);
  };

  it('is Mortal if it is marked, and is not if it is red and could have been', () => {
    const marked = slotOf(MORTAL);
    said(marked, 'normal');
    expect(new Set(kindsOf(tableOf(marked), 15))).toEqual(new Set([MORTAL]));
    const spared = slotOf(TRAPPED);
    said(spared, 'normal');
    expect(kindsOf(tableOf(spared), 15)).not.toContain(MORTAL);
  });

  it('may be anything red where it was seen by somebody who does not mark', () => {
    const spared = slotOf(TRAPPED);
    said(spared, 'normal');
    expect(kindsOf(tableOf(spared), 0)).toContain(MORTAL);
  });
});
