/** Who may be a guard: every set of guards that fits what is known, weighed by what everybody has done. */
import { CHARACTERS, type Event, SPECTATOR, told } from '@room25/engine';
import { GUARD_SET_WORDS, GUARD_SETS, ROLE_KNOWN, type Table, TO_ALL } from '@room25/engine/inside';
import { SUSPECTING } from '../style.ts';
import type { Task } from '../task.ts';
import { type Evidence, evidenceOf, SIGNS } from './evidence.ts';
import { swayed } from './opinions.ts';
import { SIGN_WEIGHTS } from './weights.ts';

export interface RoleBelief {
  /** By character: how likely they are a guard. */
  readonly chances: readonly number[];
  /** How likely a set of guards is, relative to the likeliest. */
  readonly weigh: (guards: number) => number;
  /** Those whom the seat takes for guards. */
  readonly suspects: number;
}

const NOBODY: RoleBelief = { chances: CHARACTERS.map(() => 0), weigh: () => 1, suspects: 0 };

export const roleBelief = ({ events, seat, style }: Task, table: Table): RoleBelief => {
  if (!table.terms.mode.pool) return NOBODY;
  const sets = possibleSets(table, seat);
  const odds = oddsBy(events, { own: table.terms.seats[seat]!, sets });
  const most = Math.max(...sets.map((guards) => Math.exp(sumOver(guards, odds))));
  const limit = style ? SUSPECTING[style.prisoner] : SUSPECT;
  const chances = chancesOf(sets, odds);
  return {
    chances,
    weigh: (guards) => Math.exp(sumOver(guards, odds)) / most,
    suspects: partyOf(chances, limit),
  };
};

const SUSPECT = 0.6;

/** Those whom everybody takes for guards, by what everybody has seen. */
export const suspectsOfAll = (events: readonly Event[], table: Table): number => {
  const sets = possibleSets(table, NOBODY_SEAT);
  const heard = events.map((event) => told(event, SPECTATOR));
  return partyOf(chancesOf(sets, oddsBy(heard, { own: 0, sets })), SUSPECT);
};

/** By character: how likely they would seem a guard to this seat if it had no guards itself. */
export const posedChances = ({ events, seat }: Task, table: Table): readonly number[] => {
  const own = table.terms.seats[seat]!;
  const sets = possibleSets(table, NOBODY_SEAT).filter((guards) => (guards & own) === 0);
  return chancesOf(sets, oddsBy(events, { own, sets }));
};

/**
 * The prisoners who know all roles, if this seat is one of them. Everybody sees who was shown what, so each of them knows that
 * the others are as sure.
 */
export const knownPrisoners = (table: Table, seat: number): number => {
  const { terms, guards } = table;
  if (terms.mode.pool === undefined || !isInformed(table, seat) || terms.seats[seat]! & guards) return 0;
  return terms.cast
    .filter((who) => !(guards & (1 << who)) && isInformed(table, terms.seatOf[who]!))
    .reduce((party, who) => party | (1 << who), 0);
};

const isInformed = (table: Table, seat: number): boolean => possibleSets(table, seat).length === 1;

/** By what each has done, and by what others say about them. */
const oddsBy = (
  events: readonly Event[],
  { own, sets }: { own: number; sets: readonly number[] },
): readonly number[] => {
  const evidence = evidenceOf(events);
  const seen = CHARACTERS.map((name) => oddsOf(evidence.get(name)));
  return swayed(seen, events, { own, chancesBy: (before) => chancesOf(sets, before) });
};

const chancesOf = (sets: readonly number[], odds: readonly number[]): readonly number[] => {
  const weights = sets.map((guards) => ({ guards, weight: Math.exp(sumOver(guards, odds)) }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return CHARACTERS.map(
    (_, who) => weights.reduce((sum, { guards, weight }) => sum + (guards & (1 << who) ? weight : 0), 0) / total,
  );
};

const partyOf = (chances: readonly number[], limit: number): number =>
  chances.reduce((party, chance, who) => party | (chance > limit ? 1 << who : 0), 0);

/** Log odds of being a guard, by what somebody has done alone. */
export const oddsOf = (evidence: Evidence | undefined): number =>
  evidence === undefined ? 0 : SIGNS.reduce((sum, sign) => sum + SIGN_WEIGHTS[sign] * Math.min(evidence[sign], 4), 0);

const sumOver = (guards: number, odds: readonly number[]): number =>
  odds.reduce((sum, one, who) => sum + (guards & (1 << who) ? one : 0), 0);

/** A seat that was shown only what everybody was. */
const NOBODY_SEAT = -1;

/** The sets of guards that the seat cannot rule out. */
const possibleSets = (table: Table, seat: number): readonly number[] => {
  const { s, terms } = table;
  let known = 0;
  for (const who of terms.cast)
    if (s[ROLE_KNOWN + who]! & (seat < 0 ? TO_ALL : TO_ALL | (1 << seat)) || terms.seatOf[who] === seat)
      known |= 1 << who;
  const guards = table.guards & known;
  return Array.from({ length: 32 * GUARD_SET_WORDS }, (_, set) => set).filter(
    (set) => (s[GUARD_SETS + (set >> 5)]! & (1 << (set & 31))) !== 0 && (set & known) === guards,
  );
};
