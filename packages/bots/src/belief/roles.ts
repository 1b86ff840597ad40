/** Who may be a guard: every set of guards that fits what is known, weighed by what everybody has done. */
import { CHARACTERS } from '@room25/engine';
import { GUARD_SET_WORDS, GUARD_SETS, ROLE_KNOWN, type Table, TO_ALL } from '@room25/engine/inside';
import type { Task } from '../task.ts';
import { type Evidence, evidenceOf, SIGNS } from './evidence.ts';
import { SIGN_WEIGHTS } from './weights.ts';

export interface RoleBelief {
  /** By character: how likely it is a guard. */
  readonly chances: readonly number[];
  /** How likely a set of guards is, against the likeliest. */
  readonly weigh: (guards: number) => number;
  /** Those who are more likely guards than not. */
  readonly suspects: number;
}

const NOBODY: RoleBelief = { chances: CHARACTERS.map(() => 0), weigh: () => 1, suspects: 0 };

export const roleBelief = ({ events, seat }: Task, table: Table): RoleBelief => {
  if (!table.terms.mode.pool) return NOBODY;
  const evidence = evidenceOf(events);
  const odds = CHARACTERS.map((name) => oddsOf(evidence.get(name)));
  const weights = possibleSets(table, seat).map((guards) => ({ guards, weight: Math.exp(sumOver(guards, odds)) }));
  const most = Math.max(...weights.map(({ weight }) => weight));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const chances = CHARACTERS.map(
    (_, who) => weights.reduce((sum, { guards, weight }) => sum + (guards & (1 << who) ? weight : 0), 0) / total,
  );
  return {
    chances,
    weigh: (guards) => Math.exp(sumOver(guards, odds)) / most,
    suspects: chances.reduce((party, chance, who) => party | (chance > SUSPECT ? 1 << who : 0), 0),
  };
};

const SUSPECT = 0.6;

const oddsOf = (evidence: Evidence | undefined): number =>
  evidence === undefined ? 0 : SIGNS.reduce((sum, sign) => sum + SIGN_WEIGHTS[sign] * Math.min(evidence[sign], 4), 0);

const sumOver = (guards: number, odds: readonly number[]): number =>
  odds.reduce((sum, one, who) => sum + (guards & (1 << who) ? one : 0), 0);

/** The sets of guards that the seat cannot rule out. */
const possibleSets = (table: Table, seat: number): readonly number[] => {
  const { s, terms } = table;
  let known = 0;
  for (const who of terms.cast)
    if (s[ROLE_KNOWN + who]! & (TO_ALL | (1 << seat)) || terms.seatOf[who] === seat) known |= 1 << who;
  const guards = table.guards & known;
  return Array.from({ length: 32 * GUARD_SET_WORDS }, (_, set) => set).filter(
    (set) => (s[GUARD_SETS + (set >> 5)]! & (1 << (set & 31))) !== 0 && (set & known) === guards,
  );
};
