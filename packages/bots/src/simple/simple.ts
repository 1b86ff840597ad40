import { CHARACTERS, type Command, randomFrom, VERB, verbOf, whoOf } from '@room25/engine';
import type { BotMaker } from '../bot.ts';
import { outlookOf } from './outlook.ts';
import { rankPrograms } from './program.ts';
import { rank } from './rank.ts';
import { signalOf } from './signal.ts';

/** Looks before it moves, keeps away from what it knows to be dangerous, goes to Room 25 and, when all are in, lets them out. */
export const simple: BotMaker = (seed) => {
  const chance = randomFrom(seed, 'bot');
  return {
    choose({ view, answers, asides }) {
      const who = whoOf(answers[0]!);
      const outlook = outlookOf(view, CHARACTERS[who]!);
      const signal = outlook.isGuard ? undefined : signalOf(view, outlook.me.seat, asides);
      if (signal !== undefined) return signal;
      const own = answers.filter((command) => whoOf(command) === who);
      const isProgramming = verbOf(own[0]!) === VERB.program;
      const value = isProgramming ? rankPrograms(outlook, own) : (command: Command) => rank(outlook, command);
      const best = highest(own, value);
      return best[chance.below(best.length)]!;
    },
  };
};

const highest = (commands: readonly Command[], value: (command: Command) => number): readonly Command[] => {
  const values = commands.map(value);
  const most = Math.max(...values);
  return commands.filter((_, index) => values[index] === most);
};
