/** What a run of the arena consists of. Plain data: it is posted to threads and kept in files. */

import type { Budgets, Player } from '@room25/bots';
import { formatBudgets } from '../simulate/budget-options.ts';
import type { FigureName } from './figures.ts';

export interface Settings {
  readonly figures: readonly FigureName[];
  readonly players: readonly Player[];
  /** Of each match. */
  readonly games: number;
  readonly seed: string;
  readonly budgets: Budgets;
}

/** The command that plays the same games again. */
export const commandOf = ({ figures, players, games, seed, budgets }: Settings): string =>
  [
    'room25 arena',
    `--figures ${figures.join(',')}`,
    `--levels ${players.join(',')}`,
    `--games ${games}`,
    formatBudgets(budgets),
    `--seed ${/^[\w.-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", `'\\''`)}'`}`,
  ]
    .filter(Boolean)
    .join(' ');
