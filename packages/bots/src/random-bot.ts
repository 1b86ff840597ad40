import { randomFrom } from '@room25/engine';
import { type Bot, decided } from './bot.ts';

/** Does any of the things it may do. */
export const random: Bot = ({ answers, seed }) => decided(answers[randomFrom(seed, 'bot').below(answers.length)]);
