import type { Budget, Decision } from './bot.ts';
import { MILLISECONDS } from './levels.ts';
import type { Task } from './task.ts';
import { botsNow } from './versions.ts';

/**
 * Thinks until the budget is used up. With a budget in steps the same task gives the same decision. The first step is always
 * taken, however slow the machine is: so a level that needs no second one decides the same everywhere.
 */
export const decide = (task: Task, budget: Budget = { milliseconds: MILLISECONDS[task.level] }): Decision => {
  const { steps = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget;
  const thinking = botsNow(task.rules)[task.level](task);
  const start = performance.now();
  while (steps > 0 && performance.now() - start < milliseconds && thinking.prepare?.());
  const isInTime = (step: number): boolean =>
    step === 0 ? milliseconds > 0 : performance.now() - start < milliseconds;
  for (let step = 0; step < steps && isInTime(step) && thinking.goOn(); ) step++;
  return thinking.decision;
};
