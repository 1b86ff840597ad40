import { type Command, randomFrom } from '@room25/engine';
import type { BotMaker } from './bot.ts';

/** Of so many choices, one is an aside: a player who signals without end would never play. */
const CHOICES_PER_ASIDE = 20;

/** Any legal answer, all alike; now and then a reminder, a signal or the showing of its role. */
export const random: BotMaker = (seed) => {
  const chance = randomFrom(seed, 'bot');
  const anyOf = (commands: readonly Command[]): Command | undefined => commands[chance.below(commands.length)];
  return {
    choose(question) {
      const aside = chance.below(CHOICES_PER_ASIDE) === 0 ? anyOf(question.asides) : undefined;
      return aside ?? anyOf(question.answers)!;
    },
  };
};
