/**
 * A command is put together part by part: which pawn, what it does, whom, where. The possible parts are read off the list of
 * answers; nothing here knows a rule.
 */
import {
  CELLS,
  CHARACTERS,
  type Character,
  type Command,
  DIRECTIONS,
  type Direction,
  LINES,
  type Line,
  NONE,
  type OnVerbs,
  onVerb,
  VERBS,
  type Verb,
  verbOf,
  whoOf,
} from '@room25/engine';

export type Part =
  | { readonly kind: 'pawn'; readonly who: number }
  | { readonly kind: 'verb'; readonly verb: Verb }
  | { readonly kind: 'cell'; readonly cell: number }
  /** `NONE`: nobody, or nobody more. */
  | { readonly kind: 'whom'; readonly who: number }
  | { readonly kind: 'line'; readonly line: number; readonly direction: number };

/** The options for the next part: no duplicates, in the order of the answers. */
export const nextParts = (answers: readonly Command[], picked: readonly Part[]): readonly Part[] => {
  const parts: Part[] = [];
  for (const way of answers.flatMap(waysTo)) {
    const part = way[picked.length];
    if (part && startsWith(way, picked) && !parts.some((other) => isSame(other, part))) parts.push(part);
  }
  return parts;
};

/** The answer that these parts make, if they are enough; there may still be more to add (a Killer's second room). */
export const commandOf = (answers: readonly Command[], picked: readonly Part[]): Command | undefined =>
  answers.find((answer) => waysTo(answer).some((way) => way.length === picked.length && startsWith(way, picked)));

/**
 * Goes on by itself where there is only one option: one pawn, one thing to do, one person to push. It stops before the part that
 * would complete the command. Answers that point at nothing (wait, yes, no) do not count: they have keys of their own.
 */
export const settled = (answers: readonly Command[], picked: readonly Part[]): readonly Part[] => {
  const pointing = answers.filter(hasTargets);
  let parts = picked;
  for (;;) {
    const [next, ...others] = nextParts(pointing, parts);
    if (next === undefined || others.length > 0) return parts;
    const more = [...parts, next];
    if (commandOf(pointing, more) !== undefined) return parts;
    parts = more;
  }
};

/** The parts of a command, in the order in which they are asked for. */
export const partsOf = (command: Command): readonly Part[] => waysTo(command)[0]!;

/** Does it point at anything on the board? */
export const hasTargets = (command: Command): boolean => partsOf(command).length > HEAD;

export const verbNameOf = (command: Command): Verb => VERBS[verbOf(command)]!;

export const isSame = (one: Part, other: Part): boolean => keyOf(one) === keyOf(other);

/** A name of its own for each part. */
export const keyOf = (part: Part): string => {
  switch (part.kind) {
    case 'pawn':
    case 'whom':
      return `${part.kind} ${part.who}`;
    case 'verb':
      return part.verb;
    case 'cell':
      return `cell ${part.cell}`;
    case 'line':
      return `line ${part.line} ${part.direction}`;
  }
};

const startsWith = (way: readonly Part[], picked: readonly Part[]): boolean =>
  picked.every((part, place) => way[place] !== undefined && isSame(part, way[place]));

/** The pawn and what it does come first. */
const HEAD = 2;

/** Two rooms that change places may be named in either order. */
const waysTo = (command: Command): readonly (readonly Part[])[] => {
  const verb = verbNameOf(command);
  const head: readonly Part[] = [
    { kind: 'pawn', who: whoOf(command) },
    { kind: 'verb', verb },
  ];
  const targets = onVerb(TARGETS, command);
  const isPair = verb === 'swap' || verb === 'chooseCells';
  return isPair
    ? [
        [...head, ...targets],
        [...head, ...targets.toReversed()],
      ]
    : [[...head, ...targets]];
};

const cells = (...names: readonly (string | undefined)[]): readonly Part[] =>
  names.flatMap((name) => (name === undefined ? [] : { kind: 'cell', cell: CELLS.indexOf(name) }));
const whom = (name: Character | undefined): Part => ({
  kind: 'whom',
  who: name === undefined ? NONE : CHARACTERS.indexOf(name),
});

const nothing = (): readonly Part[] => [];
const aCell = ({ cell }: { readonly cell?: string }): readonly Part[] => cells(cell);
const twoCells = ({ cell, other }: { readonly cell: string; readonly other: string }): readonly Part[] =>
  cells(cell, other);
const aLine = ({ line, direction }: { readonly line: Line; readonly direction: Direction }): readonly Part[] => [
  { kind: 'line', line: LINES.indexOf(line), direction: DIRECTIONS.indexOf(direction) },
];
const aPerson = (said: { readonly whom: Character }): readonly Part[] => [whom(said.whom)];
const anOrder = (said: {
  readonly robot: string;
  readonly cell: string;
  readonly whom?: Character;
}): readonly Part[] => [...cells(said.robot), whom(said.whom), ...cells(said.cell)];

const TARGETS: OnVerbs<readonly Part[]> = {
  clue: aCell,
  program: nothing,
  look: aCell,
  conceal: aCell,
  move: ({ cell, next }) => cells(cell, next),
  push: (said) => [whom(said.whom), whom(said.also), ...cells(said.cell)],
  control: aLine,
  wait: nothing,
  call: aPerson,
  hide: nothing,
  carry: (said) => [whom(said.whom), ...cells(said.cell)],
  reactivate: aCell,
  lock: ({ cell, from }) => cells(cell, from),
  swap: twoCells,
  order: anOrder,
  sabotageRoom: nothing,
  sabotageRobot: nothing,
  recover: nothing,
  chooseCell: aCell,
  chooseCells: twoCells,
  chooseLine: aLine,
  chooseCharacter: aPerson,
  chooseOrder: anOrder,
  chooseYes: nothing,
  chooseNo: nothing,
  chooseNone: nothing,
  chooseAxis: nothing,
  reveal: nothing,
  remind: aCell,
  signal: aCell,
  say: (said) => [whom(said.whom), ...cells(said.cell)],
};
