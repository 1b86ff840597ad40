/** Commands as script lines and back. Only the spelling is checked here, not whether the command is legal. */
import { aOf, bOf, type Command, cOf, command, NONE, VERB, VERBS, type Verb, verbOf, whoOf } from '../command.ts';
import { CHARACTERS } from '../words.ts';
import { attempt, Line, type NotationError, type Place } from './line.ts';
import { compile, match, type Pattern, readKind } from './pattern.ts';
import { formatProgram, PROGRAM_WORDS, readProgram } from './program.ts';

/** The script line: `jennifer: move c2`. */
export function formatCommand(code: Command): string {
  return `${CHARACTERS[whoOf(code)]}: ${formatAnswer(code)}`;
}

/** The script line without the name, as in `? NAME can move c2; move b3`. */
export function formatAnswer(code: Command): string {
  const verb = verbOf(code);
  if (verb === VERB.program) return formatProgram(code);
  const given = inBoardOrder(verb, { a: aOf(code), b: bOf(code), c: cOf(code) });
  const spelling = SPELLINGS[verb]?.find(({ uses }) =>
    ARGUMENTS.every((name) => uses.includes(name) === (given[name] !== NONE)),
  );
  if (spelling === undefined) throw new RangeError(`malformed command: ${code}`);
  return spelling.parts
    .map((part) => (typeof part === 'string' ? part : wordOf(part.kind.words, given, part.name)))
    .join(' ');
}

/** The command that `text`, which stands at `at`, spells. */
export function readCommand(text: string, at?: Place): Command | NotationError {
  return attempt(
    () => {
      const line = new Line(text, at);
      const code = readCommandLine(line);
      line.requireEnd();
      return code;
    },
    (error) => error,
  );
}

export function readCommandLine(line: Line): Command {
  const who = CHARACTERS.indexOf(readKind(line, 'character'));
  line.require(':');
  return readAnswer(line, who);
}

/** What `who` does: a script line without the name. */
export function readAnswer(line: Line, who: number): Command {
  const { pattern, tokens } = match(line, ALL);
  if (pattern.verb === VERB.program) return readProgram(line, who);
  const given: Given = { a: NONE, b: NONE, c: NONE };
  tokens.forEach(({ text }, index) => {
    const part = pattern.parts[index];
    if (typeof part === 'object') given[part.name as Argument] = part.kind.words.indexOf(text);
  });
  const { a, b, c } = inBoardOrder(pattern.verb, given);
  return command(who, pattern.verb, a, b, c);
}

/** Whether any command has this word. */
export function isCommandWord(text: string): boolean {
  return WORDS.has(text);
}

const ARGUMENTS = ['a', 'b', 'c'] as const;
type Argument = (typeof ARGUMENTS)[number];
type Given = Record<Argument, number>;

const GRAMMAR: Readonly<Record<Verb, readonly string[]>> = {
  clue: ['clue a:cell', 'clue none'],
  program: ['program ...'],
  look: ['look a:cell'],
  conceal: ['look hide a:cell'],
  move: ['move a:cell', 'move a:cell b:cell'],
  push: ['push b:character a:cell', 'push b:character c:character a:cell'],
  control: ['control a:line b:direction'],
  wait: ['wait'],
  call: ['special call a:character'],
  hide: ['special hide'],
  carry: ['special carry b:character a:cell'],
  reactivate: ['special reactivate a:cell'],
  lock: ['special lock a:cell', 'special lock a:cell from b:cell'],
  swap: ['special swap a:cell b:cell'],
  order: ['special order a:cell move b:cell', 'special order a:cell push c:character b:cell'],
  sabotageRoom: ['special sabotage room'],
  sabotageRobot: ['special sabotage robot'],
  recover: ['special recover'],
  chooseCell: ['choose a:cell'],
  chooseCells: ['choose a:cell b:cell'],
  chooseLine: ['choose a:line b:direction'],
  chooseCharacter: ['choose a:character'],
  chooseOrder: ['choose order a:cell move b:cell', 'choose order a:cell push c:character b:cell'],
  chooseYes: ['choose yes'],
  chooseNo: ['choose no'],
  chooseNone: ['choose none'],
  chooseAxis: ['choose a:axis'],
  reveal: ['reveal'],
  remind: ['remind a:cell'],
  signal: ['signal a:cell b:colour'],
};

interface Spelling extends Pattern {
  readonly verb: number;
  readonly uses: readonly string[];
}

/** By verb. */
const SPELLINGS: readonly (readonly Spelling[])[] = VERBS.map((name, verb) =>
  GRAMMAR[name].map((text) => spellingOf(verb, text)),
);
const ALL = SPELLINGS.flat();
const WORDS = new Set<string>([
  ...ALL.flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? part : part.kind.words))),
  ...PROGRAM_WORDS,
]);

function spellingOf(verb: number, text: string): Spelling {
  const pattern = compile(text);
  return { ...pattern, verb, uses: pattern.parts.flatMap((part) => (typeof part === 'string' ? [] : part.name)) };
}

function inBoardOrder(verb: number, given: Given): Given {
  const swapped = (verb === VERB.swap || verb === VERB.chooseCells) && given.b < given.a;
  return swapped ? { ...given, a: given.b, b: given.a } : given;
}

function wordOf(words: readonly string[], given: Given, name: string): string {
  const value = given[name as Argument];
  const word = words[value];
  if (word === undefined) throw new RangeError(`malformed command: no argument ${value} among ${words.join(' ')}`);
  return word;
}
