/** How good the simple player finds what it may do at a slot, or answer to a room or a card. Higher is better. */
import { ADJACENT, AXES, aOf, bOf, CHARACTERS, type Command, NONE, VERBS, type Verb, verbOf } from '@room25/engine';
import { dangerOf, isUnseen } from './danger.ts';
import { isDeadEnd, mustLeave } from './deadline.ts';
import { rankCall, rankOrder, rankPush } from './others.ts';
import { type Outlook, stepsToEdge } from './outlook.ts';

export const rank = (outlook: Outlook, command: Command): number =>
  RANKS[VERBS[verbOf(command)]!]?.(outlook, command) ?? INDIFFERENT;

type Rank = (outlook: Outlook, command: Command) => number;

const INDIFFERENT = 0;
const NEVER = -1000;
const WAIT = 10;

const rankMove = (outlook: Outlook, to: number): number => {
  const { view, cell, costs, stays } = outlook;
  if (stays || isDeadEnd(outlook, to)) return NEVER;
  return (mustLeave(outlook) ? 100 : 40) + costs[cell]! - costs[to]! - 2 * dangerOf(view, to);
};

const RANKS: Partial<Record<Verb, Rank>> = {
  look: ({ view, next }, command) => {
    if (!isUnseen(view, aOf(command))) return INDIFFERENT;
    return aOf(command) === next ? 30 : 20;
  },
  move: (outlook, command) => rankMove(outlook, aOf(command)),
  push: (outlook, command) => rankPush(outlook, bOf(command), aOf(command)),
  control: ({ stays, cell, missing }, command) => {
    if (!stays) return INDIFFERENT;
    const steps = stepsToEdge(cell, bOf(command));
    return missing.length === 0 ? 300 - steps : steps - 100;
  },
  wait: () => WAIT,
  call: (outlook, command) => rankCall(outlook, aOf(command)),
  // Two undergo the room: in an Acid room one of them dies.
  carry: (outlook, command) => {
    const { room, known = room } = outlook.view.board[aOf(command)]!;
    return known === 'AC' ? NEVER : rankMove(outlook, aOf(command)) + rankPush(outlook, bOf(command), aOf(command));
  },
  lock: ({ view, isGuard }, command) => (isGuard ? -1 : 1) * dangerOf(view, aOf(command)),
  order: rankOrder,
  sabotageRoom: (outlook) => (mustLeave(outlook) ? 90 : INDIFFERENT),
  recover: () => 5,
  clue: (_, command) => (aOf(command) === NONE ? INDIFFERENT : 10),
  chooseCell: ({ view, room, costs }, command) => {
    const cell = aOf(command);
    if (room === 'VI') return isUnseen(view, cell) ? 100 - costs[cell]! : INDIFFERENT;
    // MAC-LOCK: better a room that nobody wants to enter.
    if (view.cards?.discards.at(-1)?.kind === 'lock' && !CHOOSING.includes(room)) return dangerOf(view, cell);
    return -dangerOf(view, cell) - costs[cell]! / ADJACENT.length;
  },
  chooseOrder: rankOrder,
  // Who of a carried pair dies in the acid; whose role is seen.
  chooseCharacter: ({ me }, command) => (CHARACTERS[aOf(command)] === me.name ? NEVER : INDIFFERENT),
  // A robot may not push; but into Room 25 one is gladly called.
  chooseYes: ({ view, cell }) => (ADJACENT[cell]?.some((near) => view.board[near]!.room === '25') ? 10 : -10),
  chooseAxis: ({ view, cell, costs }, command) => {
    const exits = ADJACENT[cell]!.filter((to) => (Math.abs(to - cell) === 5) === (AXES[aOf(command)] === '/'));
    return -Math.min(...exits.map((to) => dangerOf(view, to) + costs[to]!));
  },
};

/** The rooms that ask for a cell. */
const CHOOSING: readonly Outlook['room'][] = ['MO', 'IL', 'TU'];
