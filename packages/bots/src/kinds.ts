import type { BotMaker } from './bot.ts';
import { random } from './random.ts';
import { simple } from './simple/simple.ts';

/** The kinds of bots, by the name they are asked for. */
export const BOTS = { random, simple } as const satisfies Record<string, BotMaker>;
export type BotKind = keyof typeof BOTS;
export const BOT_KINDS = Object.keys(BOTS) as readonly BotKind[];
