import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Game } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judgeBy, rivalValue, weightsOf } from '../src/search/value-network.ts';
import { Ledger } from '../training/crew.ts';
import { playByPolicy } from '../training/games.ts';
import { judge } from '../training/learn.ts';
import { sheetAt } from './tables.ts';

describe('what is kept of a run', () => {
  it('is there again, but for a line that was cut off', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'ledger-')), 'deep', 'games.jsonl');
    new Ledger<number>(file).add(25);
    appendFileSync(file, '{"cut');
    const again = new Ledger<number>(file);
    expect(again.lines).toEqual([25]);
    again.add(26);
    expect(new Ledger<number>(file).lines).toEqual([25, 26]);
  });
});

describe('the gate', () => {
  beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  const deals = (gate: string, gains: readonly number[]) =>
    gains.map((gain, deal) => ({ gate, deal, before: gain < 0 ? 1 : 0, after: gain > 0 ? 1 : 0 }));
  const many = (won: number, lost: number, same: number) => [
    ...Array(won).fill(1),
    ...Array(lost).fill(-1),
    ...Array(same).fill(0),
  ];

  it('lets weights pass that are better beyond chance somewhere and worse nowhere', () => {
    expect(judge(deals('ultimate', many(40, 10, 150)))).toBe(true);
    expect(judge(deals('ultimate', many(12, 10, 178)))).toBe(false);
    expect(judge([...deals('ultimate', many(40, 10, 150)), ...deals('second', many(0, 10, 190))])).toBe(false);
  });
});

describe('rivals', () => {
  it('learn from each side of a game, of which one at most has won', () => {
    const positions = playByPolicy({ network: 'rivals', number: 0 }, 'learn');
    const turns = positions.length / 3;
    expect(Number.isInteger(turns)).toBe(true);
    for (let turn = 0; turn < turns; turn++) {
      const won = positions.slice(3 * turn, 3 * turn + 3).reduce((sum, one) => sum + one.won, 0);
      expect(won).toBeLessThanOrEqual(1);
    }
  });

  it('are judged by the weights that are in use', () => {
    const game = Game.setUp(sheetAt({ edition: 'second', mode: 'competition', players: 3 }, 'weights')) as Game;
    const [chance, weights] = [rivalValue(tableOf(game), 0), weightsOf('rivals')];
    judgeBy(
      'rivals',
      weights.map(() => 0),
    );
    expect(rivalValue(tableOf(game), 0)).toBe(0.5);
    judgeBy('rivals', weights);
    expect(rivalValue(tableOf(game), 0)).toBe(chance);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(0.5);
  });
});
