/** What a line `? …` expects: a row each of the table in docs/notation.md. */
import type { Command } from '../command.ts';
import { CHARACTERS, type Character } from '../words.ts';
import { formatAnswer, formatSaying, readAnswer, readSaying } from './commands.ts';
import type { SourceLine } from './line.ts';
import { type Captures, capturesOf, compile, match, type Pattern, read, write, writePattern } from './pattern.ts';

const GRAMMAR = {
  at: 'who:character at cell:cell',
  alive: 'who:character alive',
  dead: 'who:character dead',
  is: 'cell:cell is square:square',
  can: 'who:character can ...',
  lost: 'who:character lost action:action',
  knowsRoom: 'who:character knows cell:cell room:room',
  knowsRole: 'who:character knows whom:character role:role',
  unaware: 'who:character unaware cell:cell',
  reminder: 'reminder who:character cell:cell',
  shown: 'who:character shown role:role',
  secret: 'who:character secret',
  turnsLeft: 'turnsLeft count:number',
  turn: 'turn count:number',
  first: 'first who:character',
  line: 'line line:line direction:direction',
  running: 'running',
  over: 'over result:result names:character*',
  score: 'score count:number',
  robot: 'robot cell:cell',
  robots: 'robots count:number',
  locked: 'cell:cell locked',
  closed: 'cell:cell closed',
  adrenaline: 'who:character adrenaline',
  noAdrenaline: 'who:character no adrenaline',
  committed: 'who:character committed',
  tokens: 'who:character tokens count:number',
  hidden: 'who:character hidden',
  guards: 'guards count:number',
  key: 'key',
  axis: 'cell:cell axis axis:axis',
  signals: 'cell:cell signals ...',
  says: 'who:character says ...',
  answers: 'who:character answers whom:character answer:answer',
  told: 'told ...',
} as const;

type Grammar = typeof GRAMMAR;
type Plain = { [K in keyof Grammar]: { readonly kind: K } & Captures<Grammar[K]> }[Exclude<
  keyof Grammar,
  List['kind']
>];

/** Exactly these are `who`'s legal answers, in any order. */
export interface Can {
  readonly kind: 'can';
  readonly who: Character;
  readonly commands: readonly Command[];
}

/** Exactly these signals lie on the room at `cell`, in any order; a player's by any of their characters. */
export interface Signals {
  readonly kind: 'signals';
  readonly cell: number;
  readonly signals: readonly Captures<typeof SIGNAL>[];
}
const SIGNAL = 'who:character colour:colour';

/** The phrase of `who` that stands: a line `say …` without its first word; none: `nothing`. */
export interface Says {
  readonly kind: 'says';
  readonly who: Character;
  readonly command?: Command;
}

/** Of the events that are named, exactly these have happened since the latest line that was played, in this order. */
export interface ToldEvents {
  readonly kind: 'told';
  readonly events: readonly Captures<typeof EVENT>[];
}
const EVENT = 'event:event rule:rule';

type List = Can | Signals | Says | ToldEvents;
export type Expectation = Plain | List;
export type ExpectationKind = keyof Grammar;

export function readExpectation(line: SourceLine): Expectation {
  const found = match(line, ALL);
  const expectation = { kind: found.pattern.kind, ...capturesOf(line, found) } as Expectation;
  switch (expectation.kind) {
    case 'can':
      return { ...expectation, commands: line.skip('nothing') ? [] : readAnswers(line, expectation.who) };
    case 'signals':
      return { ...expectation, signals: line.skip('nothing') ? [] : readList(line, () => read(line, SIGNAL)) };
    case 'says':
      return line.skip('nothing') ? expectation : { ...expectation, command: readSaying(line, expectation.who) };
    case 'told':
      return { ...expectation, events: readList(line, () => read(line, EVENT)) };
    case 'over':
      checkNames(line, expectation);
  }
  return expectation;
}

export function formatExpectation(expectation: Expectation): string {
  const words = writePattern(PATTERNS[expectation.kind], { ...expectation });
  switch (expectation.kind) {
    case 'can':
      return `${words} ${formatList(expectation.commands, formatAnswer)}`;
    case 'signals':
      return `${words} ${formatList(expectation.signals, (signal) => write(SIGNAL, signal))}`;
    case 'says':
      return `${words} ${expectation.command === undefined ? 'nothing' : formatSaying(expectation.command)}`;
    case 'told':
      return `${words} ${formatList(expectation.events, (event) => write(EVENT, event))}`;
    default:
      return words;
  }
}

interface ExpectationPattern extends Pattern {
  readonly kind: ExpectationKind;
}

const PATTERNS = Object.fromEntries(
  Object.entries(GRAMMAR).map(([kind, text]) => [kind, { ...compile(text), kind }]),
) as Readonly<Record<ExpectationKind, ExpectationPattern>>;
const ALL = Object.values(PATTERNS);

function readList<T>(line: SourceLine, readOne: () => T): T[] {
  const items: T[] = [];
  do items.push(readOne());
  while (line.skip(';'));
  return items;
}

function formatList<T>(items: readonly T[], format: (item: T) => string): string {
  return items.length === 0 ? 'nothing' : items.map(format).join('; ');
}

function readAnswers(line: SourceLine, who: Character): Command[] {
  const commands: Command[] = [];
  do {
    const place = line.place();
    const command = readAnswer(line, CHARACTERS.indexOf(who));
    if (commands.includes(command)) line.fail(`${formatAnswer(command)} is named twice`, place);
    commands.push(command);
  } while (line.skip(';'));
  return commands;
}

/** Only a side is named by its characters. */
function checkNames(line: SourceLine, { result, names }: Extract<Expectation, { kind: 'over' }>): void {
  if (result === 'side' && names.length === 0) line.expected({ what: 'the characters of the side', words: CHARACTERS });
  if (result === 'side' || names.length === 0) return;
  line.fail(`expected the end of the line, found '${names[0]}'`, line.tokens.at(-names.length));
}
