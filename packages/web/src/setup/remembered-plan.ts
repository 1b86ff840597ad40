/** The last plan, kept on this device. */
import { recall, store } from '../app/storage.ts';
import { type Plan, readPlan, USUAL_PLAN } from './plan.ts';

const NAME = 'plan';

export const recallPlan = (): Plan => readPlan(recall(NAME)) ?? USUAL_PLAN;

export const rememberPlan = (plan: Plan): void => store(NAME, JSON.stringify(plan));
