export type { Bot, BotMaker, Question } from './bot.ts';
export { colourOf } from './colour.ts';
export { BOT_KINDS, BOTS, type BotKind } from './kinds.ts';
export { BotSeat } from './seat.ts';
