/** How well a bot plays: one mind, with more or less thought, and more or less sure of what it thinks. */
import type { BotLevel as Level } from '@room25/engine';
import type { Bot } from './bot.ts';
import { random } from './random-bot.ts';
import { searcher } from './search/search.ts';

export { BOT_LEVELS as LEVELS, type BotLevel as Level } from '@room25/engine';

/** How long a decision may take, on one core. */
export const MILLISECONDS: Readonly<Record<Level, number>> = { random: 1, easy: 15, normal: 150, hard: 1000 };

/** Off by less where little is left to win. */
const careless = (chance: number): number => Math.min(0.03, 0.034 * chance);

/** Off by most where a game could go either way; hardly where it is as good as won or lost. */
const unsure = (chance: number): number => 0.24 * chance ** 1.5 * (1 - chance);

export const BOTS: Readonly<Record<Level, Bot>> = {
  random,
  easy: searcher({ candidates: 3, step: 8, worlds: 8, isPlanning: false, mood: careless }),
  normal: searcher({ candidates: 5, step: 1, worlds: 60, isPlanning: true, mood: unsure }),
  hard: searcher({ candidates: 8, step: 3, worlds: 2000, isPlanning: true, mood: () => 0 }),
};
