/**
 * A command is one small integer: who (3 bits), verb (5 bits), and up to three arguments (5 bits each).
 * Text and objects exist only at the edges: `notation/` turns a command into a script line and back.
 */
import { ACTIONS, type Action } from './words.ts';

export type Command = number;

/**
 * Verbs and their arguments `a`, `b`, `c`. Cells, characters, lines, directions, actions and colours are positions in
 * the arrays of `words.ts`; an argument that is not there is `NONE`.
 */
export const VERBS = [
  'clue', // a: cell, or NONE to decline
  'program', // a: first action (NONE in paranoia), b: second action or NONE, c: extras (see `extras`)
  'look', // a: cell
  'conceal', // a: cell (the Architect's `look hide CELL`)
  'move', // a: cell, b: the Killer's second cell or NONE
  'push', // a: cell, b: whom, c: the Brute's second victim or NONE
  'control', // a: line, b: direction
  'wait',
  'call', // a: whom
  'hide',
  'carry', // a: cell, b: whom
  'reactivate', // a: cell
  'lock', // a: cell, b: the cell a lock is taken from, or NONE
  'swap', // a, b: cells, in board order
  'order', // a: the robot's cell, b: cell, c: whom it pushes, or NONE if it moves
  'sabotageRoom',
  'sabotageRobot',
  'recover',
  'chooseCell', // a: cell
  'chooseCells', // a, b: cells, in board order
  'chooseLine', // a: line, b: direction
  'chooseCharacter', // a: whom
  'chooseOrder', // as `order`
  'chooseYes',
  'chooseNo',
  'chooseNone',
  'chooseAxis', // a: axis
  'reveal',
  'remind', // a: cell
  'signal', // a: cell, b: colour
] as const;
export type Verb = (typeof VERBS)[number];

/** The number of each verb, for the engine's inside. */
export const VERB = Object.fromEntries(VERBS.map((verb, index) => [verb, index])) as Record<Verb, number>;

export const NONE = 31;

export const command = (who: number, verb: number, a = NONE, b = NONE, c = NONE): Command =>
  who | (verb << 3) | (a << 8) | (b << 13) | (c << 18);

export const whoOf = (code: Command): number => code & 7;
export const verbOf = (code: Command): number => (code >> 3) & 31;
export const aOf = (code: Command): number => (code >> 8) & 31;
export const bOf = (code: Command): number => (code >> 13) & 31;
export const cOf = (code: Command): number => (code >> 18) & 31;

/** What Kevin programs his ability as. */
export const HACKS = ['complex', 'robot'] as const;
export type Hack = (typeof HACKS)[number];

/** Argument `c` of `program`: whether adrenaline is committed, and Kevin's hack. */
export const extras = (adrenaline: boolean, hack?: Hack): number =>
  (adrenaline ? 1 : 0) | (hack === undefined ? 0 : (HACKS.indexOf(hack) + 1) << 1);
export const hasAdrenaline = (code: Command): boolean => (cOf(code) & 1) === 1;
export const hackOf = (code: Command): Hack | undefined => HACKS[(cOf(code) >> 1) - 1];

/** The action that a verb plays; `undefined` where it is an answer or an aside. */
export const actionOf = (verb: number): Action | undefined => ACTION_OF_VERB[verb];

/** Its position in ACTIONS; -1 where it is none. */
export const actionNumberOf = (verb: number): number => ACTION_NUMBER_OF_VERB[verb];

const ACTION_OF_VERB: readonly (Action | undefined)[] = VERBS.map((verb) => {
  if (verb === 'conceal') return 'look';
  if ((ACTIONS as readonly string[]).includes(verb)) return verb as Action;
  const abilities: readonly Verb[] = [
    'call',
    'hide',
    'carry',
    'reactivate',
    'lock',
    'swap',
    'order',
    'sabotageRoom',
    'sabotageRobot',
    'recover',
  ];
  return abilities.includes(verb) ? 'special' : undefined;
});

const ACTION_NUMBER_OF_VERB = Int8Array.from(ACTION_OF_VERB, (action) => (action ? ACTIONS.indexOf(action) : -1));
