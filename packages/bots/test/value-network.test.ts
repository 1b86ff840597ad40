import { Game, readFile } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { noiseFrom, playOn } from '../src/search/playout.ts';
import { hasTableValue, tableValue } from '../src/search/value-network.ts';
import { ALL_TABLES, sheetAt } from './tables.ts';

const ROOMS = `board
  (MR) EM   (TR) EM   25
  (EM) FL   (AC) EM   (MR)
  (VI) AC   CE   EM   EM
  (EM) (TR) (MR) EM   (CO)
  (EM) (EM) (DA) (PR) (EM)`;

const chanceIn = (...lines: readonly string[]): number => {
  const position = ['edition second', 'mode cooperation', 'order franck jennifer max alice', ROOMS, ...lines, ''];
  const { games, errors } = readFile(position.join('\n'));
  expect(errors).toEqual([]);
  return tableValue(tableOf(Game.setUp(games[0]!.sheet) as Game));
};

const at = (cell: string, ...names: readonly string[]): string[] => names.map((name) => `at ${name} ${cell}`);

describe('what a position promises', () => {
  const all = ['franck', 'jennifer', 'max', 'alice'];

  it('is the better the more of them are in Room 25', () => {
    const chances = [0, 1, 2, 3, 4].map((count) => chanceIn('turnsLeft 3', ...at('e1', ...all.slice(0, count))));
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    expect(chances[4]).toBeGreaterThan(0.9);
  });

  it('is the worse the less time is left', () => {
    const chances = [7, 5, 3, 1].map((turns) => chanceIn(`turnsLeft ${turns}`));
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(chances[3]).toBeLessThan(0.1);
  });

  it('is about how often it comes true, in games it was not made from', () => {
    const told = { likely: [0, 0], unlikely: [0, 0] };
    const noise = noiseFrom(7);
    for (const table of ALL_TABLES)
      for (let number = 0; number < 8; number++) {
        const game = Game.setUp(sheetAt(table, `prospect ${number}`)) as Game;
        if (!hasTableValue(tableOf(game))) continue;
        const chances: number[] = [];
        const rumours = { suspects: 0 };
        for (let turn = 1; !game.outcome; turn++) {
          playOn(tableOf(game), noise, { rumours, until: turn });
          if (!game.outcome) chances.push(tableValue(tableOf(game)));
        }
        const isWon = ['prisoners', 'complete', 'partial'].includes(game.outcome!.result);
        for (const chance of chances) {
          const box = chance > 0.75 ? told.likely : chance < 0.25 ? told.unlikely : undefined;
          if (!box) continue;
          box[0]!++;
          if (isWon) box[1]!++;
        }
      }
    const shareOf = ([all, won]: readonly number[]): number => won! / all!;
    expect(told.likely[0]).toBeGreaterThan(50);
    expect(told.unlikely[0]).toBeGreaterThan(50);
    expect(shareOf(told.likely)).toBeGreaterThan(0.75);
    expect(shareOf(told.unlikely)).toBeLessThan(0.25);
  });
});
