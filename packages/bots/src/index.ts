export type { Bot, Budget, Decision, Thinking } from './bot.ts';
export { decide } from './decide.ts';
export { type Explanation, summaryOf } from './explanation.ts';
export { LEVELS, type Level, MILLISECONDS } from './levels.ts';
export { type PlayedGame, playOut, type Watched } from './play-out.ts';
export { type Budgets, isOracle, PLAYERS, type Player } from './player.ts';
export { posted, speakersOf, type Task, taskOf } from './task.ts';
export { botsOf } from './versions.ts';
export type { Note, Reply } from './worker-loop.ts';
