/** The table as one character of the simple player sees it, with what it wants there. */
import {
  ADJACENT,
  CELLS,
  type Character,
  type CharacterView,
  EXIT_ZONES,
  NEIGHBOUR,
  type RoomCode,
  type View,
} from '@room25/engine';
import { dangerOf, FORBIDDEN, isUnseen } from './danger.ts';

export interface Outlook {
  readonly view: View;
  readonly me: CharacterView;
  readonly cell: number;
  readonly room: RoomCode | undefined;
  readonly isGuard: boolean;
  /** What it still costs to reach the goal from each cell. */
  readonly costs: readonly number[];
  /** The neighbour to go to. */
  readonly next: number;
  /** Those who must come into Room 25 before this one may leave with it. */
  readonly missing: readonly CharacterView[];
}

export const outlookOf = (view: View, who: Character): Outlook => {
  const me = view.cast.find(({ name }) => name === who)!;
  const cell = CELLS.indexOf(me.cell ?? '');
  const costs = costsTo(view, goalsOf(view));
  const neighbours = ADJACENT[cell] ?? [];
  const price = (other: number): number => dangerOf(view, other) + costs[other]!;
  return {
    view,
    me,
    cell,
    room: view.board[cell]?.room,
    isGuard: isGuard(me),
    costs,
    next: neighbours.reduce((best, other) => (price(other) < price(best) ? other : best), neighbours[0] ?? cell),
    missing: missingFrom(view, me),
  };
};

/** How many slides push a room off the board that way. */
export const stepsToEdge = (cell: number, direction: number): number => {
  const beyond = NEIGHBOUR[cell * 4 + direction]!;
  return beyond < 0 ? 1 : 1 + stepsToEdge(beyond, direction);
};

/** Room 25 if it is known, else where it may be. */
const goalsOf = (view: View): readonly number[] => {
  const cells = CELLS.map((_, cell) => cell);
  const exits = cells.filter((cell) => view.board[cell]!.room === '25' || view.board[cell]!.known === '25');
  if (exits.length > 0) return exits;
  const told = cells.filter((cell) => view.board[cell]!.signals?.some(({ colour }) => colour === 'blue'));
  if (told.length > 0) return told;
  const zones = EXIT_ZONES.filter((cell) => isUnseen(view, cell));
  return zones.length > 0 ? zones : cells.filter((cell) => isUnseen(view, cell));
};

/** A step costs something too: time is short. */
const STEP = 5;

const costsTo = (view: View, goals: readonly number[]): number[] => {
  const prices = CELLS.map((_, cell) => STEP + dangerOf(view, cell));
  const costs = CELLS.map((_, cell) => (goals.includes(cell) ? 0 : FORBIDDEN * CELLS.length));
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [cell, others] of ADJACENT.entries())
      for (const other of others)
        if (costs[other]! + prices[other]! < costs[cell]!) {
          costs[cell] = costs[other]! + prices[other]!;
          isBetter = true;
        }
  }
  return costs;
};

const isGuard = ({ role = 'prisoner' }: CharacterView): boolean => role !== 'prisoner';

const missingFrom = (view: View, me: CharacterView): readonly CharacterView[] => {
  const outside = view.cast.filter(
    (other) =>
      other.cell !== undefined &&
      other.side === me.side &&
      !isGuard(other) &&
      view.board[CELLS.indexOf(other.cell)]!.room !== '25',
  );
  return outside.length <= secretGuards(view) ? [] : outside;
};

/** How many may be guards and have not shown it: nobody needs to wait for them (SUSP-ROLES). */
const secretGuards = (view: View): number => {
  if (view.mode !== 'suspicion') return 0;
  const inPlay = view.cast.length > 4 ? 2 : 1;
  return Math.max(0, inPlay - view.cast.filter(isGuard).length);
};
