/** What comes before one's own first action is the same whatever one has programmed, so it can be played once for all programs. */
import { Game } from '@room25/engine';
import { answersOf, awaited, type Table, tableOf, take } from '@room25/engine/inside';
import { sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { NO_RUMOURS } from '../src/policy/outlook.ts';
import { answerOf } from '../src/policy/policy.ts';
import { Ahead } from '../src/search/ahead.ts';
import { noiseFrom, playOn, playOnce } from '../src/search/playout.ts';
import { ALL_TABLES, sheetAt } from './tables.ts';

const TURNS = 5;
/** So many programs of each are tried. */
const PROGRAMS = 5;

/** Everybody has programmed but the one, who is asked last. */
const askedLast = (table: Table, who: number): Table => {
  const world = table.clone();
  for (let party = awaited(world) & ~(1 << who); party !== 0; party = awaited(world) & ~(1 << who)) {
    const other = 31 - Math.clz32(party & -party);
    take(world, answerOf(world, other, noiseFrom(other + 1)));
  }
  return world;
};

describe('played ahead of one’s own first action', () => {
  it.each(sampled(ALL_TABLES))('$edition $mode $players $options', (place) => {
    const table = tableOf(Game.setUp(sheetAt(place, 'ahead')) as Game).clone();
    const ahead = new Ahead(table);
    const laid = table.clone();
    let compared = 0;
    for (let turn = 2; turn < TURNS && !table.isOver; turn++) {
      playOn(table, noiseFrom(turn), { until: turn });
      if (table.isOver) break;
      for (const who of table.terms.cast) {
        if (!(awaited(table) & (1 << who))) continue;
        const world = askedLast(table, who);
        const programs = answersOf(world, who).commands;
        const rumours = { ...NO_RUMOURS };
        if (!ahead.play(world, programs[0]!, { noise: noiseFrom(25), rumours })) continue;
        const step = Math.ceil(programs.length / PROGRAMS);
        for (const program of programs.filter((_, place) => place % step === 0)) {
          const played = world.clone();
          const noise = noiseFrom(25);
          const heard = { ...rumours };
          take(played, program);
          for (let count = 0; count < ahead.played; count++) playOnce(played, noise, heard);
          ahead.layInto(laid, program);
          expect(laid.s.join()).toBe(played.s.join());
          expect(ahead.rumours).toEqual(heard);
          compared++;
        }
      }
    }
    if (place.players > 1) expect(compared).toBeGreaterThan(0);
  });
});
