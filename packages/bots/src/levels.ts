/** How well a bot plays. */
import type { Bot } from './bot.ts';
import { easy } from './easy-bot.ts';
import { random } from './random-bot.ts';
import { searcher } from './search/search.ts';

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a decision may take, on one core. */
export const MILLISECONDS: Readonly<Record<Level, number>> = { random: 1, easy: 5, normal: 150, hard: 1000 };

export const BOTS: Readonly<Record<Level, Bot>> = {
  random,
  easy,
  normal: searcher({ candidates: 5, step: 1, worlds: 60 }),
  hard: searcher({ candidates: 8, step: 3, worlds: 2000 }),
};
