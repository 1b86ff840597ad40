/** The last plan, kept on this device. */
import { type Plan, readPlan, USUAL_PLAN } from './plan.ts';

const NAME = 'room25.plan';

export const recallPlan = (): Plan => {
  try {
    return readPlan(localStorage.getItem(NAME)) ?? USUAL_PLAN;
  } catch {
    return USUAL_PLAN;
  }
};

export const rememberPlan = (plan: Plan): void => {
  try {
    localStorage.setItem(NAME, JSON.stringify(plan));
  } catch {
    // A browser may forbid it: then the next table starts from the usual one.
  }
};
