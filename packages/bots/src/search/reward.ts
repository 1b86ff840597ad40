/** What a game is worth to a seat. If it is over: 1 won, 0 lost, and a little for having come close; before that: how it looks. */
import { RESULTS, type Result } from '@room25/engine';
import { KEY, RESULT, type Table, WINNER } from '@room25/engine/inside';
import { count } from '../policy/outlook.ts';
import { hasTableValue, rivalValue, tableValue } from './value-network.ts';

export const rewardOf = (table: Table, seat: number): number => {
  const result = RESULTS[table.s[RESULT]! - 1];
  if (result !== undefined) return WORTH[result](table, seat);
  if (!hasTableValue(table)) return rivalReward(table, seat);
  return isGuardSeat(table, seat) ? 1 - tableValue(table) : tableValue(table);
};

/** To win; or at least that somebody does: a game that nobody wins is worth nothing to anybody. */
const rivalReward = (table: Table, seat: number): number => {
  const { sides, seats } = table.terms;
  let own = 0;
  let others = 0;
  for (let side = 0; side < sides.length; side++) {
    const chance = rivalValue(table, side);
    if (sides[side]! & seats[seat]!) own = chance;
    else others += chance;
  }
  return own + SPORT * Math.min(others, 1 - own);
};

/** What another's win is worth beside one's own. */
const SPORT = 0.2;

const isGuardSeat = (table: Table, seat: number): boolean => (table.terms.seats[seat]! & table.guards) !== 0;

/** It wins no game, but of two ways to lose, the one closer to winning is better. */
const nearness = (table: Table): number =>
  0.1 * (count(table.inRoom25) / table.terms.cast.length) + (table.s[KEY] !== 0 ? 0.05 : 0);

/** Less than what can usually still be gained when one of them is missing: so the others wait as long as they can. */
const PARTIAL = 0.85;

const WORTH: Readonly<Record<Result, (table: Table, seat: number) => number>> = {
  prisoners: (table, seat) => (isGuardSeat(table, seat) ? 0 : 1),
  guards: (table, seat) => (isGuardSeat(table, seat) ? 1 : nearness(table)),
  complex: (table) => nearness(table),
  complete: () => 1,
  partial: () => PARTIAL,
  lost: (table) => nearness(table),
  side: (table, seat) => ((table.terms.sides[table.s[WINNER]!]! & table.terms.seats[seat]!) !== 0 ? 1 : SPORT),
  draw: () => 0.3,
  nobody: () => 0,
};
