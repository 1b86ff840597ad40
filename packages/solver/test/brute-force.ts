/** What the solver is held against: every program of everybody, locked in beforehand as the rules say, and every choice after it. */
import type { Game } from '@room25/engine';
import {
  answersOf,
  awaited,
  PHASE,
  PROGRAMMING,
  ROUND,
  SLOT,
  type Table,
  TURN,
  tableOf,
  take,
} from '@room25/engine/inside';
import { savedBy } from '../src/search.ts';

/** The earliest moment at which so many get out within the turns, or Infinity. */
export const earliestWayOut = (game: Game, need: number, lastTurn: number): number => {
  const seen = new Map<string, number>();
  const best = (table: Table): number => {
    if (table.isOver || table.s[TURN]! > lastTurn) return Number.POSITIVE_INFINITY;
    const key = table.s.join();
    const known = seen.get(key);
    if (known !== undefined) return known;
    let least = Number.POSITIVE_INFINITY;
    const who = 31 - Math.clz32(awaited(table));
    const offer = answersOf(table, who);
    for (const code of offer.commands) {
      const next = table.clone();
      take(next, code);
      const size = savedBy(table, next, code).toString(2).replaceAll('0', '').length;
      least = Math.min(least, next.isOver && size >= need ? momentOf(table) : best(next));
    }
    // Every state is kept while programs are locked in, only few are met twice.
    if (table.s[PHASE] !== PROGRAMMING) seen.set(key, least);
    return least;
  };
  return best(tableOf(game).clone());
};

export const momentOf = ({ s }: Table): number => s[TURN]! * 100 + s[ROUND]! * 10 + s[SLOT]!;
