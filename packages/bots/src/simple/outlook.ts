/** The table as one character of the simple player sees it, with what it wants there. */
import {
  ADJACENT,
  CELLS,
  type Character,
  type CharacterView,
  NEIGHBOUR,
  type RoomCode,
  type View,
} from '@room25/engine';
import { dangerOf, FORBIDDEN } from './danger.ts';
import { goalsOf, isKeyMissing } from './goals.ts';
import { waysOut } from './ways.ts';

export interface Outlook {
  readonly view: View;
  readonly me: CharacterView;
  readonly cell: number;
  readonly room: RoomCode | undefined;
  readonly isGuard: boolean;
  /** Those in the same room who can be pushed, carried or left behind. */
  readonly company: readonly CharacterView[];
  /** What it still costs to reach the goal from each cell. */
  readonly costs: readonly number[];
  /** Where it can walk. */
  readonly ways: readonly number[];
  /** The neighbour to go to. */
  readonly next: number;
  /** Those who must come into Room 25 before this one may leave with it. */
  readonly missing: readonly CharacterView[];
  /** It is in Room 25 and has no reason to go out again. */
  readonly stays: boolean;
}

export const outlookOf = (view: View, who: Character): Outlook => {
  const me = view.cast.find(({ name }) => name === who)!;
  const cell = CELLS.indexOf(me.cell ?? '');
  const room = view.board[cell]?.room;
  const costs = costsTo(view, goalsOf(view, me));
  const ways = waysOut(view, me);
  const neighbours = ways.length > 0 ? ways : (ADJACENT[cell] ?? []);
  const price = (other: number): number => dangerOf(view, other) + costs[other]!;
  const missing = missingFrom(view, me);
  return {
    view,
    me,
    cell,
    room,
    isGuard: isGuard(me),
    company: view.cast.filter((other) => other !== me && other.cell !== undefined && other.cell === me.cell),
    costs,
    ways,
    next: neighbours.reduce((best, other) => (price(other) < price(best) ? other : best), neighbours[0] ?? cell),
    missing,
    // Somebody has to find the Key.
    stays: room === '25' && !(isKeyMissing(view) && missing.length === 0),
  };
};

/** How many slides push a room off the board that way. */
export const stepsToEdge = (cell: number, direction: number): number => {
  const beyond = NEIGHBOUR[cell * 4 + direction]!;
  return beyond < 0 ? 1 : 1 + stepsToEdge(beyond, direction);
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
  const inPlay = view.cast.length === 4 ? 1 : view.cast.length === 5 ? view.options.guards : 2;
  return Math.max(0, inPlay - view.cast.filter(isGuard).length);
};
