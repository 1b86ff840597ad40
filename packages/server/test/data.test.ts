/** All that is kept of somebody, however much it is. */
import type { DataAnswer } from '@room25/protocol';
import { PATIENCE } from '@room25/test-kit/server';
import { expect, test } from 'vitest';
import { dataOf } from '../src/http/data-of.ts';
import { USUAL_KEEPING } from '../src/retention.ts';
import { onBothStores } from './both-stores.ts';

const TABLES = 700;
const LINES = 3;
const ADA = { id: 'ada', name: 'Ada' };

onBothStores((place) => {
  test('is told table by table, and others have their turn between them', { timeout: PATIENCE }, async () => {
    const store = await place.openStore();
    const raw = await place.openRaw();
    const numbers = (most: number): number[] => [...Array(most).keys()];
    const insert = (into: string, rows: readonly string[]): Promise<void> =>
      raw.run(`INSERT INTO ${into} VALUES ${rows.map((row) => `(${row})`).join(', ')}`);
    const lines = numbers(TABLES).flatMap((table) => numbers(LINES).map((line) => [table, line] as const));
    await insert(
      'tables (id, seq, code, listed, state, edition, mode, seats, taken, updated, players, result, details)',
      numbers(TABLES).map(
        (n) => `'t${n}', 9, 'c${n}', 1, 'over', 'second', 'suspicion', 4, 1, ${n % 7}, '[0]', 'lost', '{}'`,
      ),
    );
    await insert(
      'people (table_id, visitor, guest, name, seated)',
      numbers(TABLES).flatMap((n) => [`'t${n}', 0, 'ada', 'Ada', 1`, `'t${n}', 1, 'ben', 'Ben', 1`]),
    );
    await insert(
      'entries (table_id, seq, at, body)',
      lines.map(([n, line]) => `'t${n}', ${line}, 0, '{"at":${line}}'`),
    );
    await insert(
      'lines (table_id, seq, visitor, text)',
      lines.map(([n, line]) => `'t${n}', ${line}, ${line % 2}, 'said ${n}.${line}'`),
    );
    await insert(
      'results (table_id, visitor, ended, body)',
      numbers(TABLES).map((n) => `'t${n}', 0, ${n}, '{"won":true}'`),
    );
    await raw.close();

    let turns = 0;
    let isDone = false;
    const others = (): void => {
      turns++;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    let text = '';
    for await (const piece of dataOf(store, ADA, { now: 1, keeping: USUAL_KEEPING })) text += piece;
    isDone = true;
    await store.close();

    expect(turns).toBeGreaterThanOrEqual(TABLES);
    const { tables, games } = JSON.parse(text) as DataAnswer;
    const isBefore = (one: DataAnswer['tables'][number], other: typeof one): number =>
      other.updated - one.updated || (one.id < other.id ? 1 : -1);
    expect(tables).toEqual(tables.toSorted(isBefore));
    expect(new Set(tables.map(({ id }) => id)).size).toBe(TABLES);
    for (const { id, said } of tables)
      expect(said).toEqual([0, 2].map((line) => ({ at: line, text: `said ${id.slice(1)}.${line}` })));
    expect(games.map(({ table }) => table)).toEqual(
      numbers(TABLES)
        .map((n) => `t${n}`)
        .toReversed(),
    );
  });
});
