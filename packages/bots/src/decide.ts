import type { Budget, Decision } from './bot.ts';
import { MILLISECONDS } from './levels.ts';
import type { Task } from './task.ts';
import { botsNow } from './versions.ts';

/** Thinks until the budget is used up. With a budget in steps the same task gives the same decision. */
export const decide = (task: Task, budget: Budget = { milliseconds: MILLISECONDS[task.level] }): Decision => {
  const { steps = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget;
  const thinking = botsNow(task.rules)[task.level](task);
  const start = performance.now();
  while (steps > 0 && performance.now() - start < milliseconds && thinking.prepare?.());
  for (let step = 0; step < steps && performance.now() - start < milliseconds && thinking.goOn(); ) step++;
  return thinking.decision;
};
