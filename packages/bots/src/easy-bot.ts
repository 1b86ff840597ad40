import { Game, randomFrom, whoOf } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { markersAt, markOf, revealOf, wordOf } from './asides.ts';
import { type Bot, decided } from './bot.ts';
import { valuesOf } from './policy/policy.ts';
import { wantsToShow } from './policy/signals.ts';

/** How much worse than the best may be good enough, in steps of the way. */
const MOOD = 0.5;

/** Plays by the policy alone, without belief or search, and not always by what it finds best. */
export const easy: Bot = (task) => {
  const word = wordOf(task) ?? markOf(task);
  if (word !== undefined || task.answers.length === 0) return decided(word);
  const table = tableOf(Game.load(task.world));
  const reveal = revealOf(task);
  if (reveal !== undefined && wantsToShow(table)) return decided(reveal);
  const who = whoOf(task.answers[0]!);
  const answers = task.answers.filter((code) => whoOf(code) === who);
  const random = randomFrom(task.seed, 'easy');
  const rumours = { suspects: 0, markers: markersAt(table, task.levels) };
  const values = valuesOf(table, who, answers, rumours).map((value) => value + MOOD * (random.below(1000) / 1000));
  return decided(answers[values.indexOf(Math.max(...values))]);
};
