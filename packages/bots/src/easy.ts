import { Game, randomFrom, whoOf } from '@room25/engine';
import { type Bot, decided } from './bot.ts';
import { valuesOf } from './policy/policy.ts';
import { wordOf } from './talk.ts';

/** Plays by the policy alone: no belief, no search. */
export const easy: Bot = (task) => {
  const word = wordOf(task);
  if (word !== undefined || task.answers.length === 0) return decided(word);
  const { table } = Game.load(task.world);
  const who = whoOf(task.answers[0]!);
  const answers = task.answers.filter((code) => whoOf(code) === who);
  const random = randomFrom(task.seed, 'easy');
  const values = valuesOf(table, who, answers).map((value) => value + 0.1 * (random.below(1000) / 1000));
  return decided(answers[values.indexOf(Math.max(...values))]);
};
