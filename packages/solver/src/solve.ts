/** The shortest way out of a position in which everything is known, or the proof that there is none. */
import type { Command, Game } from '@room25/engine';
import { sizeOf, Table, TURN, tableOf } from '@room25/engine/inside';
import { lateTerms } from './late-slot.ts';
import { type Effort, NO_EFFORT, Search, savedBy, TooLarge } from './search.ts';
import { commandsOf } from './variation.ts';

export interface SolveWish {
  /** How many turns to look ahead, this one included. */
  readonly turns: number;
  /** How many prisoners have to get out together; without it, all who are alive, or one whole side. */
  readonly need?: number;
  /** Choices to try before giving up. */
  readonly limit?: number;
  readonly onEffort?: (turns: number, effort: Effort) => void;
}

export type SolveAnswer =
  | {
      readonly kind: 'out';
      /** The commands of a real game, from here to its end. */
      readonly commands: readonly Command[];
      readonly turns: number;
      /** Who got out, as bits. */
      readonly saved: number;
      readonly effort: Effort;
    }
  /** Nobody can get out. `chances`: variations that depend on chance were left out, so there is no sure way. */
  | { readonly kind: 'none'; readonly turns: number; readonly effort: Effort }
  /** Too much to try: there is no way in so many turns; in more, nobody knows. */
  | { readonly kind: 'unknown'; readonly turns: number; readonly effort: Effort };

/** Why a position cannot be solved. */
export const BARS = ['dealt', 'over', 'anyOrder', 'pile'] as const;
export type Bar = (typeof BARS)[number];

export const barTo = (game: Game): Bar | undefined => {
  const { sheet } = game;
  if (!sheet.board) return 'dealt';
  if (game.outcome) return 'over';
  if (tableOf(game).terms.mode.isAnyOrder) return 'anyOrder';
  if (Object.keys(sheet.pile ?? {}).length > 0) return 'pile';
  return undefined;
};

export const solve = (game: Game, { turns, need = everybody(game), limit, onEffort }: SolveWish): SolveAnswer => {
  const root = lateTable(game);
  const start = root.s[TURN];
  const last = Math.min(turns, root.turnsLeft);
  let total = NO_EFFORT;
  for (let ahead = 1; ahead <= last; ahead++) {
    const search = new Search(root, limit === undefined ? undefined : limit - total.nodes, (effort) =>
      onEffort?.(ahead, sum(total, effort)),
    );
    try {
      const variation = search.shortest({ need, lastTurn: start + ahead - 1 });
      total = sum(total, search.effort);
      if (variation) return { kind: 'out', ...played(game, root, variation), turns: ahead, effort: total };
    } catch (thrown) {
      if (!(thrown instanceof TooLarge)) throw thrown;
      return { kind: 'unknown', turns: ahead - 1, effort: sum(total, search.effort) };
    }
  }
  return { kind: 'none', turns: last, effort: total };
};

/** The same game on the terms on which everybody programs while playing. */
export const lateTable = (game: Game): Table => {
  const { terms, seed, s } = tableOf(game);
  return new Table(lateTerms(terms), seed, s.slice());
};

/** All prisoners who are alive; where sides play against each other, the rules say who must be there. */
export const everybody = (game: Game): number => {
  const table = tableOf(game);
  return table.terms.sides.length > 1 ? 1 : sizeOf(table.living & ~table.guards);
};

/** The variation in a real game, which has the last word. */
export const played = (
  game: Game,
  root: Table,
  variation: readonly Command[],
): { readonly commands: readonly Command[]; readonly saved: number } => {
  const real = game.clone();
  const commands = commandsOf(real, root, variation);
  const before = game.clone();
  for (const code of commands.slice(0, -1)) before.apply(code);
  const saved = savedBy(tableOf(before), tableOf(real), commands.at(-1));
  if (saved === 0) throw new Error('a variation that does not lead out');
  return { commands, saved };
};

const sum = (one: Effort, other: Effort): Effort => ({
  nodes: one.nodes + other.nodes,
  states: one.states + other.states,
  chances: one.chances + other.chances,
  nearMisses: one.nearMisses + other.nearMisses,
});
