/** How well a bot plays. */
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { simple } from './simple/simple.ts';

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a decision may take, on one core. */
export const MILLISECONDS: Readonly<Record<Level, number>> = { random: 1, easy: 5, normal: 150, hard: 1000 };

export const BOTS: Readonly<Record<Level, Bot>> = { random, easy: simple, normal: simple, hard: simple };
