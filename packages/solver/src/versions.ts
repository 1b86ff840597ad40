/** Positions are searched with the rules of their game; solvers of older rules are kept as they were. */
import { RULES_VERSION, UnknownRules } from '@room25/engine';
import { SOLVER, type Solver } from './solver.ts';

const OLDER: Readonly<Record<number, () => Promise<{ readonly SOLVER: Solver }>>> = {
  1: () => import('../frozen/rules-1.js'),
};

/** Rejected with `UnknownRules` if there is none for that version. */
export const solverOf = async (rules: number): Promise<Solver> => {
  if (rules === RULES_VERSION) return SOLVER;
  if (!Object.hasOwn(OLDER, rules)) throw new UnknownRules(rules);
  return (await OLDER[rules]!()).SOLVER;
};
