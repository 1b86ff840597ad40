/** What can have a seat: a bot of some level; or one that sees more than it may, for measurements only. */
import type { Event, Game } from '@room25/engine';
import type { Budget, Decision } from './bot.ts';
import { LEVELS, type Level } from './levels.ts';
import { ORACLES, type Oracle, oracleTaskOf } from './oracle.ts';
import type { Style } from './style.ts';
import { type Task, taskOf } from './task.ts';

export const PLAYERS = [...LEVELS, ...ORACLES] as const;
export type Player = (typeof PLAYERS)[number];

/** How long each thinks about a decision, if not as long as its level. */
export type Budgets = Readonly<Partial<Record<Player, Budget>>>;

/** What a game asks of a seat. */
export interface SeatQuestion {
  readonly game: Game;
  readonly seat: number;
  readonly log: readonly Event[];
  readonly seed: string;
  readonly levels: readonly Level[];
  readonly plan: Decision['plan'] | undefined;
  readonly style?: Style | undefined;
}

export const taskFor = (player: Player, { game, seat, ...asking }: SeatQuestion): Task =>
  isOracle(player)
    ? oracleTaskOf(game, seat, asking.log, { oracle: player, seed: asking.seed })
    : taskOf(game, seat, { level: player, ...asking });

export const isOracle = (player: Player): player is Oracle => (ORACLES as readonly string[]).includes(player);
