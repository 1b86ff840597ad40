/**
 * A command is one small integer: who (3 bits), verb (5 bits), and up to three arguments (5 bits each).
 * Text and objects exist only at the edges: `notation/` turns a command into a script line and back.
 */
import {
  ACTIONS,
  type Action,
  AXES,
  CELLS,
  CHARACTERS,
  type Character,
  COLOURS,
  DIRECTIONS,
  LINES,
  SAYINGS,
} from './words.ts';

/** Only `command` and `commandFrom` make one; it is a number in memory, in records and on the wire. */
export type Command = number & { readonly [COMMAND]: true };
declare const COMMAND: unique symbol;

/** How special abilities are played. */
const ABILITY_VERBS = [
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
] as const;

export const VERBS = [
  'clue',
  'program',
  'look',
  'conceal',
  'move',
  'push',
  'control',
  'wait',
  ...ABILITY_VERBS,
  'chooseCell',
  'chooseCells',
  'chooseLine',
  'chooseCharacter',
  'chooseOrder',
  'chooseYes',
  'chooseNo',
  'chooseNone',
  'chooseAxis',
  'reveal',
  'remind',
  'signal',
  'say',
] as const;
export type Verb = (typeof VERBS)[number];

/** The number of each verb, for the engine's inside. */
export const VERB = Object.fromEntries(VERBS.map((verb, index) => [verb, index])) as Record<Verb, number>;

/**
 * The arguments `a`, `b`, `c` of each verb by name, in this order; one that may be absent ends in `?`. Each is a position in
 * one of the arrays of `words.ts`; absent, it is `NONE`.
 */
export const ARGUMENTS = {
  // Absent: no clue is wanted.
  clue: ['cell?'],
  // Both are absent in paranoia. `c` holds `extras`.
  program: ['first?', 'second?'],
  look: ['cell'],
  // The Architect's `look hide CELL`.
  conceal: ['cell'],
  // `next`: the Killer's second cell.
  move: ['cell', 'next?'],
  // `also`: the Brute's second victim.
  push: ['cell', 'whom', 'also?'],
  control: ['line', 'direction'],
  wait: [],
  call: ['whom'],
  hide: [],
  carry: ['cell', 'whom'],
  reactivate: ['cell'],
  // `from`: the cell that a lock is taken from.
  lock: ['cell', 'from?'],
  // In board order.
  swap: ['cell', 'other'],
  // The robot's cell, and where it moves, or pushes somebody.
  order: ['robot', 'cell', 'whom?'],
  sabotageRoom: [],
  sabotageRobot: [],
  recover: [],
  chooseCell: ['cell'],
  // In board order.
  chooseCells: ['cell', 'other'],
  chooseLine: ['line', 'direction'],
  chooseCharacter: ['whom'],
  chooseOrder: ['robot', 'cell', 'whom?'],
  chooseYes: [],
  chooseNo: [],
  chooseNone: [],
  chooseAxis: ['axis'],
  reveal: [],
  remind: ['cell'],
  signal: ['cell', 'colour'],
  // About whom or about which cell. An answer says to whom.
  say: ['saying', 'cell?', 'whom?'],
} as const satisfies Readonly<Record<Verb, readonly (ArgumentName | `${ArgumentName}?`)[]>>;

/** By the name of an argument: the words whose positions it holds. */
export const ARGUMENT_WORDS = {
  cell: CELLS,
  next: CELLS,
  from: CELLS,
  other: CELLS,
  robot: CELLS,
  whom: CHARACTERS,
  also: CHARACTERS,
  line: LINES,
  direction: DIRECTIONS,
  axis: AXES,
  colour: COLOURS,
  saying: SAYINGS,
  first: ACTIONS,
  second: ACTIONS,
} as const;
export type ArgumentName = keyof typeof ARGUMENT_WORDS;

type Given<V extends Verb> = (typeof ARGUMENTS)[V][number];
type Certain<V extends Verb> = Extract<Given<V>, ArgumentName>;
type Possible<V extends Verb> = Given<V> extends infer Name ? (Name extends `${infer Bare}?` ? Bare : never) : never;

/** A command in words, its arguments by name. */
export type Unpacked<V extends Verb = Verb> = {
  [W in V]: { readonly verb: W; readonly who: Character } & {
    readonly [N in Certain<W>]: (typeof ARGUMENT_WORDS)[N][number];
  } & { readonly [N in Possible<W> & ArgumentName]?: (typeof ARGUMENT_WORDS)[N][number] };
}[V];

export const unpacked = (code: Command): Unpacked => {
  const verb = VERBS[verbOf(code)]!;
  const said: Record<string, string> = { verb, who: CHARACTERS[whoOf(code)]! };
  for (const [place, name] of ARGUMENT_NAMES[verb].entries()) {
    const word = ARGUMENT_WORDS[name][(code >> (8 + 5 * place)) & 31];
    if (word !== undefined) said[name] = word;
  }
  return said as unknown as Unpacked;
};

/** The names of a verb's arguments, those that may be absent too. */
export const ARGUMENT_NAMES = Object.fromEntries(
  VERBS.map((verb) => [verb, ARGUMENTS[verb].map((name) => name.replace('?', ''))]),
) as unknown as Readonly<Record<Verb, readonly ArgumentName[]>>;

/** A table with an entry for each verb, which is given the command in words and whatever else it needs. */
export type OnVerbs<Made, More extends readonly unknown[] = []> = {
  readonly [V in Verb]: (said: Unpacked<V>, ...more: More) => Made;
};

/** What a table makes of a command. */
export const onVerb = <Made, More extends readonly unknown[]>(
  table: OnVerbs<Made, More>,
  code: Command,
  ...more: More
): Made => {
  const said = unpacked(code);
  return (table[said.verb] as (said: Unpacked, ...more: More) => Made)(said, ...more);
};

/** Do the others hear it, as they hear signals and phrases? Where nothing may be exchanged it may not be said. */
export const isSpeech = (code: Command): boolean => verbOf(code) >= VERB.signal;

export const NONE = 31;

export const command = (who: number, verb: number, a = NONE, b = NONE, c = NONE): Command =>
  (who | (verb << 3) | (a << 8) | (b << 13) | (c << 18)) as Command;

/** The number of a command that was stored or sent. Whether it is legal is asked when it is applied. */
export const commandFrom = (number: number): Command => number as Command;

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
/** The same program with other extras. */
export const withExtras = (program: Command, adrenaline: boolean, hack?: Hack): Command =>
  command(whoOf(program), verbOf(program), aOf(program), bOf(program), extras(adrenaline, hack));

/** The actions of a program, in order. */
export const actionsIn = (program: Command): readonly Action[] => {
  const { first, second } = unpacked(program) as Unpacked<'program'>;
  return [first, second].filter((action) => action !== undefined);
};

/** The action that a verb plays; `undefined` where it is an answer or an aside. */
export const actionOf = (verb: number): Action | undefined => ACTION_OF_VERB[verb];

/** The action's position in ACTIONS, or -1. */
export const actionNumberOf = (verb: number): number => ACTION_NUMBER_OF_VERB[verb];

const ACTION_OF_VERB: readonly (Action | undefined)[] = VERBS.map((verb) => {
  if (verb === 'conceal') return 'look';
  if ((ACTIONS as readonly string[]).includes(verb)) return verb as Action;
  return (ABILITY_VERBS as readonly Verb[]).includes(verb) ? 'special' : undefined;
});

const ACTION_NUMBER_OF_VERB = Int8Array.from(ACTION_OF_VERB, (action) => (action ? ACTIONS.indexOf(action) : -1));
