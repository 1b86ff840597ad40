/** How good the simple player finds what it may do at a slot, or answer to a room. Higher is better. */
import { ADJACENT, aOf, bOf, type Command, NONE, VERBS, type Verb, verbOf } from '@room25/engine';
import { dangerOf, isUnseen } from './danger.ts';
import { type Outlook, stepsToEdge } from './outlook.ts';

export const rank = (outlook: Outlook, command: Command): number =>
  RANKS[VERBS[verbOf(command)]!]?.(outlook, command) ?? INDIFFERENT;

type Rank = (outlook: Outlook, command: Command) => number;

const INDIFFERENT = 0;
const NEVER = -1000;
const WAIT = 10;

const RANKS: Partial<Record<Verb, Rank>> = {
  look: ({ view, next }, command) => {
    if (!isUnseen(view, aOf(command))) return INDIFFERENT;
    return aOf(command) === next ? 30 : 20;
  },
  move: ({ view, me, room, cell, costs }, command) => {
    if (room === '25') return NEVER;
    const to = aOf(command);
    const danger = dangerOf(view, to);
    return (me.trapped ? 100 : 40) + costs[cell]! - costs[to]! - 2 * danger;
  },
  push: ({ view, isGuard }, command) => {
    const danger = dangerOf(view, aOf(command));
    if (isGuard) return danger;
    return view.board[aOf(command)]!.room === '25' ? 50 : -danger;
  },
  control: ({ room, cell, missing }, command) => {
    if (room !== '25') return INDIFFERENT;
    const steps = stepsToEdge(cell, bOf(command));
    return missing.length === 0 ? 300 - steps : steps - 100;
  },
  wait: () => WAIT,
  clue: (_, command) => (aOf(command) === NONE ? INDIFFERENT : 10),
  chooseCell: ({ view, room, costs }, command) => {
    const cell = aOf(command);
    if (room === 'VI') return isUnseen(view, cell) ? 100 - costs[cell]! : INDIFFERENT;
    return -dangerOf(view, cell) - costs[cell]! / ADJACENT.length;
  },
};
