/** What was thought of a choice comes back only where it would be thought again, whatever differs on the table. */
import { Game } from '@room25/engine';
import {
  answersOf,
  awaited,
  describeState,
  PHASE,
  PROGRAMMING,
  STATE_SIZE,
  type Table,
  tableOf,
} from '@room25/engine/inside';
import { sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { Choice, Memory } from '../src/policy/memory.ts';
import { answerOf, valuesOf } from '../src/policy/policy.ts';
import { noiseFrom, playOnce } from '../src/search/playout.ts';
import { ALL_TABLES, sheetAt } from './tables.ts';

const RUMOURS = { suspects: 0, markers: 0 };

/** The places of each field of the state; a tile lies on the cell whose tile it is. */
const FIELDS: readonly (readonly number[])[] = (() => {
  const places = describeState(Int32Array.from({ length: STATE_SIZE }, (_, at) => at));
  const { tileAt, cellOf, ...others } = Object.fromEntries(
    Object.entries(places).map(([name, at]) => [name, [at].flat()]),
  );
  return [[...tileAt!, ...cellOf!], ...Object.values(others)];
})();

/** The tables of one game, one before each answer. */
const played = (table: Table, answers: number): readonly Table[] => {
  const tables: Table[] = [];
  const noise = noiseFrom(25);
  for (let count = 0; count < answers && !table.isOver; count++) {
    tables.push(table.clone());
    playOnce(table, noise, { ...RUMOURS });
  }
  return tables;
};

const firstOf = (party: number): number => 31 - Math.clz32(party & -party);

describe('remembered thoughts', () => {
  it.each(sampled(ALL_TABLES))('$edition $mode $players $options', (place) => {
    const tables = played(tableOf(Game.setUp(sheetAt(place, 'memory')) as Game).clone(), 120);
    let recalled = 0;
    let compared = 0;
    for (const [at, table] of tables.entries()) {
      const who = firstOf(awaited(table));
      const later = tables[Math.min(at + 9, tables.length - 1)]!;
      const offer = answersOf(table, who);
      if (!later.isAlive(who) || offer.count === 1 || table.s[PHASE] === PROGRAMMING) continue;
      const memory = new Memory();
      memory.isLearning = true;
      answerOf(table, who, noiseFrom(1), RUMOURS, memory);
      memory.isLearning = false;
      const choice = new Choice();
      for (const field of FIELDS) {
        const other = table.clone();
        for (const one of field) other.s[one] = later.s[one]!;
        const list = answersOf(table, who);
        choice.set(list, RUMOURS, false);
        const options = list.commands;
        compared++;
        const known = memory.recall(other, choice);
        if (!known) continue;
        recalled++;
        expect(known.values.slice(0, known.count)).toEqual(valuesOf(other, who, options, RUMOURS));
      }
    }
    expect(recalled).toBeGreaterThan(0);
    expect(recalled).toBeLessThan(compared);
  });
});
