/** What a game is worth to a seat. Over: 1 won, 0 lost, and a little for having come near; before that: how it looks. */
import { RESULTS, type Result } from '@room25/engine';
import { KEY, RESULT, type Table, WINNER } from '@room25/engine/inside';
import { count } from '../policy/outlook.ts';
import { hasProspect, prospectOf } from './value-network.ts';

export const rewardOf = (table: Table, seat: number): number => {
  const result = RESULTS[table.s[RESULT]! - 1];
  if (result !== undefined) return WORTH[result](table, seat);
  if (!hasProspect(table)) return 0.3;
  return isGuardSeat(table, seat) ? 1 - prospectOf(table) : prospectOf(table);
};

const isGuardSeat = (table: Table, seat: number): boolean => (table.terms.seats[seat]! & table.guards) !== 0;

/** Nobody wins a game by it, but of two ways to lose the one that is nearer to winning is better. */
const nearness = (table: Table): number =>
  0.1 * (count(table.inRoom25) / table.terms.cast.length) + (table.s[KEY] !== 0 ? 0.05 : 0);

/** Less than what is usually still to be had when one of them is missing: so the others wait as long as they can. */
const PARTIAL = 0.85;

const WORTH: Readonly<Record<Result, (table: Table, seat: number) => number>> = {
  prisoners: (table, seat) => (isGuardSeat(table, seat) ? 0 : 1),
  guards: (table, seat) => (isGuardSeat(table, seat) ? 1 : nearness(table)),
  complex: (table) => nearness(table),
  complete: () => 1,
  partial: () => PARTIAL,
  lost: (table) => nearness(table),
  side: (table, seat) => ((table.terms.sides[table.s[WINNER]!]! & table.terms.seats[seat]!) !== 0 ? 1 : 0),
  draw: () => 0.4,
  nobody: () => 0.25,
};
