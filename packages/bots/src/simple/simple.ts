import { CHARACTERS, type Command, randomFrom, VERB, type View, verbOf, whoOf } from '@room25/engine';
import { type Bot, decided } from '../bot.ts';
import { outlookOf } from './outlook.ts';
import { rankPrograms } from './program.ts';
import { rank } from './rank.ts';
import { signalOf } from './signal.ts';

/** Looks before it moves, keeps away from what it knows to be dangerous, goes to Room 25 and, when all are in, lets them out. */
export const simple: Bot = ({ view, answers, asides, seat, seed }) => {
  const signal = isGuard(view, seat) ? undefined : signalOf(view, seat, asides);
  if (signal !== undefined || answers.length === 0) return decided(signal);
  const who = whoOf(answers[0]!);
  const outlook = outlookOf(view, CHARACTERS[who]!);
  const own = answers.filter((command) => whoOf(command) === who);
  const isProgramming = verbOf(own[0]!) === VERB.program;
  const value = isProgramming ? rankPrograms(outlook, own) : (command: Command) => rank(outlook, command);
  const best = highest(own, value);
  return decided(best[randomFrom(seed, 'bot').below(best.length)]);
};

const isGuard = ({ cast }: View, seat: number): boolean =>
  cast.some(({ seat: other, role = 'prisoner' }) => other === seat && role !== 'prisoner');

const highest = (commands: readonly Command[], value: (command: Command) => number): readonly Command[] => {
  const values = commands.map(value);
  const most = Math.max(...values);
  return commands.filter((_, index) => values[index] === most);
};
