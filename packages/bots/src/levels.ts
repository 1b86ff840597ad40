/** How well a bot plays: one mind, with more or less thought, and more or less sure of what it thinks. */
import type { BotLevel as Level } from '@room25/engine';
import type { Bot } from './bot.ts';
import { random } from './random-bot.ts';
import { searcher } from './search/search.ts';

export { BOT_LEVELS as LEVELS, type BotLevel as Level } from '@room25/engine';

/** How long a decision may take, on one core. */
export const MILLISECONDS: Readonly<Record<Level, number>> = { random: 1, easy: 15, normal: 150, hard: 1000 };

/** Off by most where a game could go either way; hardly where it is as good as won or lost. */
const unsure =
  (share: number) =>
  (chance: number): number =>
    share * chance * (1 - chance);

export const BOTS: Readonly<Record<Level, Bot>> = {
  random,
  easy: searcher({ candidates: 3, step: 5, worlds: 5, isPlanning: false, mood: () => 0.027 }),
  normal: searcher({ candidates: 5, step: 1, worlds: 60, isPlanning: true, mood: unsure(0.12) }),
  hard: searcher({ candidates: 8, step: 3, worlds: 2000, isPlanning: true, mood: () => 0 }),
};
