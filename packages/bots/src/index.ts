export type { Bot, Budget, Decision, Thinking } from './bot.ts';
export { decide } from './decide.ts';
export { type Explanation, REASONS, type Reason, summaryOf } from './explanation.ts';
export { LEVELS, type Level, MILLISECONDS } from './levels.ts';
export { type FinishedGame, playOut, type Watched } from './play-out.ts';
export { type Budgets, isOracle, PLAYERS, type Player } from './player.ts';
export { hasSpoken, hearersOf, isAnswerable, isLate } from './replies.ts';
export type { Plan } from './search/plan.ts';
export { type Share, shareOf } from './share.ts';
export {
  GUARD_STYLES,
  type GuardStyle,
  type GuardTemper,
  PRISONER_STYLES,
  type PrisonerStyle,
  type Style,
  styleOf,
} from './style.ts';
export { posted, speakersOf, type Task, type TaskOptions, taskOf } from './task.ts';
export { botsOf } from './versions.ts';
export type { Note, Reply } from './worker-loop.ts';
