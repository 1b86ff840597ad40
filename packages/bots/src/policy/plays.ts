/** How good each option seems to a character, at its slot or as an answer to a room or a card. Higher is better. */
import { ADJACENT, AXES, type Command, NONE, VERBS, type Verb, verbOf } from '@room25/engine';
import { aOf, bOf, cOf, distanceAround, FIRST, ROUND, SECOND, SIGNALS } from '@room25/engine/inside';
import { KIND } from './kinds.ts';
import { hasDarkNeighbour, type Outlook } from './outlook.ts';
import { edgeSteps, gapAfterSlide } from './program.ts';
import { UNSEEN } from './sight.ts';
import { SLID } from './way.ts';
import { WEIGHTS } from './weights.ts';

export const playValue = (outlook: Outlook, code: Command): number => VALUES[verbOf(code)]!(outlook, code);

type Value = (outlook: Outlook, code: Command) => number;

const NEVER = -1000;

/** It will act again this turn, and not by walking. */
const actsAgain = ({ table, who }: Outlook): boolean =>
  table.s[ROUND] === 0 && table.s[SECOND + who] !== 0 && table.s[FIRST + who] !== 0;

const moveValue = (outlook: Outlook, to: number): number => {
  const { sight, costs, cell, isInside, needsKey, missing, isGuard, death } = outlook;
  if (isGuard && outlook.isTrapFor(to)) return 40;
  const stays = isInside && !isGuard && !(needsKey && missing === 0);
  const trap =
    actsAgain(outlook) && (sight.room[to] === KIND.TR || sight.dark & (1 << to))
      ? sight.room[to] === KIND.TR
        ? death
        : sight.trapShare * death
      : 0;
  // A character who must leave at once gains nothing by staying.
  const urge = outlook.mustLeaveAtOnce || outlook.mustLeaveThisTurn ? 20 : 0;
  return costs[cell]! + urge - (sight.price[to]! + costs[to]! + trap) - (stays || outlook.isHeldByFriends ? 30 : 0);
};

/** Putting somebody on a cell. */
const putValue = (outlook: Outlook, whom: number, to: number): number => {
  const { sight, foes, isGuard, isInside, cell, who } = outlook;
  const price = Math.min(sight.price[to]!, 30);
  if (whom === who) return -price;
  if (foes & (1 << whom)) {
    const exit = sight.exit;
    const away = exit < 0 ? 0 : distanceAround(to, exit) - distanceAround(cell, exit);
    return price + (to === exit ? -6 : away) + (isGuard && isInside ? 3 : 0) + (price < 1 && !isGuard ? 0.2 : 0);
  }
  return (to === sight.exit ? 6 : 0) - 2 * price - 0.2 * (sight.exit < 0 ? 0 : distanceAround(to, sight.exit));
};

const lookValue = ({ sight }: Outlook, to: number): number => {
  const isNew = sight.room[to] === UNSEEN;
  if (!isNew) return -0.3;
  const mayBeGoal = sight.exit < 0 && sight.goals & (1 << to);
  return (mayBeGoal ? 1.2 : 0) + (sight.dark & (1 << to) ? 0.6 : 0.1) - 0.1 * sight.price[to]!;
};

/** Everybody looks at once: a room that somebody has already spoken about tells the least. */
const clueValue = (outlook: Outlook, to: number): number =>
  lookValue(outlook, to) - (outlook.table.s[SIGNALS + outlook.table.tileAt(to)] === 0 ? 0 : 0.5);

/** A line through the character's own cell; or any, if a room moves it. */
const slideValue = (outlook: Outlook, line: number, direction: number): number => {
  const { cell, isGuard, isInside, sight } = outlook;
  const at = line < 5 ? line * 5 : line - 5;
  const isOwn = line < 5 ? Math.floor(cell / 5) === line : cell % 5 === line - 5;
  const before = gapAfterSlide(outlook, at, -1);
  const gap = gapAfterSlide(outlook, at, direction);
  if (isGuard) return harmOf(outlook, line, direction) + gap - before;
  if (isInside && isOwn) {
    if (outlook.canLeave) return 100 - stepsToEdge(cell, direction);
    return before - gap + 0.5 * (edgeSteps(cell) - edgeSteps(SLID[cell * 4 + direction]!));
  }
  const own = isOwn ? outlook.costs[cell]! - outlook.costAfterSlide(cell, direction) : 0;
  return (
    own +
    WEIGHTS.others * (before - gap) -
    (sight.exit >= 0 ? 0.5 * Math.max(0, edgeAfter(outlook, line, direction)) : 0)
  );
};

/** How much farther from the edge Room 25 gets. */
const edgeAfter = ({ sight: { exit } }: Outlook, line: number, direction: number): number => {
  const isOn = line < 5 ? Math.floor(exit / 5) === line : exit % 5 === line - 5;
  if (!isOn) return 0;
  const after = SLID[exit * 4 + direction]!;
  return edgeSteps(after) - edgeSteps(exit);
};

/** A guard wants Room 25 far from the edge, and its victims beside deadly rooms. */
const harmOf = (outlook: Outlook, line: number, direction: number): number =>
  outlook.sight.exit < 0 ? 0 : 1.5 * edgeAfter(outlook, line, direction);

const stepsToEdge = (cell: number, direction: number): number => {
  const row = Math.floor(cell / 5);
  const column = cell % 5;
  return [row, 4 - row, column, 4 - column][direction]!;
};

const orderValue = (outlook: Outlook, code: Command): number => {
  const { sight, isGuard } = outlook;
  const to = bOf(code);
  if (cOf(code) !== NONE) return putValue(outlook, cOf(code), to);
  // ROBOT-RED: everybody there dies with it.
  const isMurder = (sight.crowd & (1 << to)) !== 0 && (sight.room[to] === KIND.AC || sight.room[to] === KIND.SH);
  if (isMurder) return isGuard ? 8 : -30;
  if (sight.room[to] === UNSEEN) return sight.goals & (1 << to) && sight.exit < 0 ? 4 : 2;
  return -0.3 * sight.price[to]! + (hasDarkNeighbour(outlook, to) ? 0.5 : 0);
};

const none: Value = () => 0;

const BY_VERB: Readonly<Record<Verb, Value>> = {
  program: none,
  clue: (outlook, code) => (aOf(code) === NONE ? -1 : clueValue(outlook, aOf(code))),
  look: (outlook, code) => lookValue(outlook, aOf(code)) + (outlook.isInside && !outlook.canLeave ? 3 : 0),
  conceal: () => -3,
  move: (outlook, code) =>
    bOf(code) === NONE
      ? moveValue(outlook, aOf(code))
      : moveValue(outlook, bOf(code)) - outlook.sight.price[aOf(code)]!,
  push: (outlook, code) => putValue(outlook, bOf(code), aOf(code)) + (cOf(code) === NONE ? 0 : 1),
  control: (outlook, code) => slideValue(outlook, aOf(code), bOf(code)),
  // A single Control waits for those who are still coming in.
  wait: ({ isInside, canLeave }) => (isInside && !canLeave ? 5 : -0.2),
  call: (outlook, code) => (outlook.room === KIND.AC ? -50 : putValue(outlook, aOf(code), outlook.cell)),
  hide: none,
  carry: (outlook, code) =>
    outlook.sight.room[aOf(code)] === KIND.AC
      ? NEVER
      : moveValue(outlook, aOf(code)) + 0.5 * putValue(outlook, bOf(code), aOf(code)),
  reactivate: () => -0.5,
  lock: ({ sight, isGuard }, code) => (isGuard ? -1 : 1) * Math.min(9, sight.price[aOf(code)]!),
  swap: none,
  order: orderValue,
  sabotageRoom: (outlook) => (outlook.mustLeaveAtOnce || outlook.mustLeaveThisTurn || outlook.room === KIND.PR ? 8 : 0),
  sabotageRobot: () => -1,
  recover: () => 0.5,
  chooseCell: (outlook, code) => chooseCellValue(outlook, aOf(code)),
  chooseCells: none,
  chooseLine: (outlook, code) => slideValue(outlook, aOf(code), bOf(code)),
  // Which of a carried pair dies in the acid; whose role is seen.
  chooseCharacter: ({ who, foes }, code) => (aOf(code) === who ? -20 : foes & (1 << aOf(code)) ? 2 : 0),
  chooseOrder: orderValue,
  // A robot may be refused; but being called into Room 25 is welcome.
  chooseYes: ({ cell, sight }) => (sight.exit >= 0 && ADJACENT[cell]!.includes(sight.exit) ? 1 : -1),
  chooseNo: none,
  chooseNone: none,
  chooseAxis: ({ cell, sight, costs }, code) => {
    const isUpright = AXES[aOf(code)] === '/';
    let best = 60;
    for (const to of ADJACENT[cell]!)
      if ((Math.abs(to - cell) === 5) === isUpright) best = Math.min(best, sight.price[to]! + costs[to]!);
    return -best;
  },
  reveal: none,
  remind: none,
  signal: none,
  say: none,
};

const chooseCellValue = (outlook: Outlook, cell: number): number => {
  const { room, sight, costs } = outlook;
  if (room === KIND.VI)
    return sight.room[cell] === UNSEEN
      ? (sight.exit < 0 && sight.goals & (1 << cell) ? 3 : 1) - 0.1 * costs[cell]!
      : -1;
  if (room === KIND.MO || room === KIND.IL || room === KIND.TU)
    return -0.5 * costs[cell]! - sight.price[cell]! * (room === KIND.MO ? 0 : 1);
  // MAC-LOCK and the like: preferably a room that nobody wants to enter.
  return Math.min(9, sight.price[cell]!);
};

const VALUES: readonly Value[] = VERBS.map((verb) => BY_VERB[verb]);
