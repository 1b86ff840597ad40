/**
 * The plan of a variation: which actions each character plays in each turn, one after the other, wherever they aim. Looks, lost
 * actions and empty slots are not part of it: they change nothing that matters. Two variations with the same plan are one
 * solution.
 */
import { ACTIONS, actionNumberOf, type Command, verbOf, whoOf } from '@room25/engine';
import { type Table, TURN } from '@room25/engine/inside';
import type { Aim, Search, Visitor } from './search.ts';

/** By character, actions as `turn:action`, joined by spaces. */
export type Plan = readonly string[];

class TwoPlans extends Error {}

/** The only plan that gets there; none if there is none; `several` if there is more than one. */
export const onlyPlan = (search: Search, aim: Aim): Plan | 'several' | undefined => {
  try {
    return search.all(aim, ONLY);
  } catch (thrown) {
    if (thrown instanceof TwoPlans) return 'several';
    throw thrown;
  }
};

/** How many actions of some commands are part of a plan. */
export const stepsIn = (commands: readonly Command[]): number => commands.filter((code) => stepOf(code) >= 0).length;

const LOOK = ACTIONS.indexOf('look');

/** The action that a choice adds to a plan, or -1. */
const stepOf = (code: Command): number => {
  const action = actionNumberOf(verbOf(code));
  return action === LOOK ? -1 : action;
};

const ONLY: Visitor<Plan> = {
  end: Array.from({ length: 8 }, () => ''),
  before(table: Table, code: Command, rest: Plan): Plan {
    const action = stepOf(code);
    if (action < 0) return rest;
    const step = `${table.s[TURN]}:${ACTIONS[action]}`;
    const who = whoOf(code);
    return rest.map((steps, each) => (each !== who ? steps : steps === '' ? step : `${step} ${steps}`));
  },
  either(one: Plan, other: Plan): Plan {
    if (one.some((steps, who) => steps !== other[who])) throw new TwoPlans();
    return one;
  },
};
