/** Commands as script lines and back. Only the spelling is checked here, not whether the command is legal. */
import {
  ARGUMENT_NAMES,
  ARGUMENT_WORDS,
  type ArgumentName,
  aOf,
  bOf,
  type Command,
  cOf,
  command,
  NONE,
  VERB,
  VERBS,
  type Verb,
  verbOf,
  whoOf,
} from '../command.ts';
import { CHARACTERS, type Character } from '../words.ts';
import { attempt, type NotationError, type Place, SourceLine } from './line.ts';
import { compile, type Match, match, type Pattern, readKind } from './pattern.ts';
import { formatProgram, PROGRAM_WORDS, readProgram } from './program.ts';

/** The script line: `jennifer: move c2`. */
export function formatCommand(code: Command): string {
  return `${CHARACTERS[whoOf(code)]}: ${formatAnswer(code)}`;
}

/** The script line without the name, as in `? NAME can move c2; move b3`. */
export function formatAnswer(code: Command): string {
  const verb = verbOf(code);
  if (verb === VERB.program) return formatProgram(code);
  const given = inBoardOrder(verb, [aOf(code), bOf(code), cOf(code)]);
  const spelling = SPELLINGS[verb]?.find((each) => spells(each, given));
  if (spelling === undefined) throw new RangeError(`malformed command: ${code}`);
  return spelling.parts
    .map((part) => (typeof part === 'string' ? part : wordOf(wordsFor(part.name), given[placeOf(verb, part.name)])))
    .join(' ');
}

/** The command that `text`, which stands at `at`, spells. */
export function readCommand(text: string, at?: Place): Command | NotationError {
  return attempt(
    () => {
      const line = new SourceLine(text, at);
      const code = readCommandLine(line);
      line.requireEnd();
      return code;
    },
    (error) => error,
  );
}

export function readCommandLine(line: SourceLine): Command {
  const who = CHARACTERS.indexOf(readKind(line, 'character'));
  line.require(':');
  return readAnswer(line, who);
}

/** What `who` does: a script line without the name. */
export function readAnswer(line: SourceLine, who: number): Command {
  const found = match(line, ALL);
  return found.pattern.verb === VERB.program ? readProgram(line, who) : commandOf(found, who);
}

function commandOf({ pattern, tokens }: Match<Spelling>, who: number): Command {
  const given = [NONE, NONE, NONE];
  tokens.forEach(({ text }, index) => {
    const part = pattern.parts[index];
    if (typeof part === 'object') given[placeOf(pattern.verb, part.name)] = wordsFor(part.name).indexOf(text);
  });
  const [a, b, c] = inBoardOrder(pattern.verb, given);
  return command(who, pattern.verb, a, b, c);
}

/** A phrase, without the word `say` before it. */
export function readSaying(line: SourceLine, who: Character): Command {
  return commandOf(match(line, SAID), CHARACTERS.indexOf(who));
}

export function formatSaying(code: Command): string {
  return formatAnswer(code).replace('say ', '');
}

/** Whether any command has this word. */
export function isCommandWord(text: string): boolean {
  return WORDS.has(text);
}

/** The arguments have the names that `ARGUMENTS` gives them. */
const GRAMMAR: Readonly<Record<Verb, readonly string[]>> = {
  clue: ['clue cell:cell', 'clue none'],
  program: ['program ...'],
  look: ['look cell:cell'],
  conceal: ['look hide cell:cell'],
  move: ['move cell:cell', 'move cell:cell next:cell'],
  push: ['push whom:character cell:cell', 'push whom:character also:character cell:cell'],
  control: ['control line:line direction:direction'],
  wait: ['wait'],
  call: ['special call whom:character'],
  hide: ['special hide'],
  carry: ['special carry whom:character cell:cell'],
  reactivate: ['special reactivate cell:cell'],
  lock: ['special lock cell:cell', 'special lock cell:cell from from:cell'],
  swap: ['special swap cell:cell other:cell'],
  order: ['special order robot:cell move cell:cell', 'special order robot:cell push whom:character cell:cell'],
  sabotageRoom: ['special sabotage room'],
  sabotageRobot: ['special sabotage robot'],
  recover: ['special recover'],
  chooseCell: ['choose cell:cell'],
  chooseCells: ['choose cell:cell other:cell'],
  chooseLine: ['choose line:line direction:direction'],
  chooseCharacter: ['choose whom:character'],
  chooseOrder: ['choose order robot:cell move cell:cell', 'choose order robot:cell push whom:character cell:cell'],
  chooseYes: ['choose yes'],
  chooseNo: ['choose no'],
  chooseNone: ['choose none'],
  chooseAxis: ['choose axis:axis'],
  reveal: ['reveal'],
  remind: ['remind cell:cell'],
  signal: ['signal cell:cell colour:colour'],
  say: [
    'say saying:opinion whom:character',
    'say saying:advice cell:cell',
    'say saying:wish',
    'say saying:answer whom:character',
  ],
};

interface Spelling extends Pattern {
  readonly verb: number;
  /** Which of a command's arguments it says. */
  readonly places: readonly number[];
}

/** By verb. */
const SPELLINGS: readonly (readonly Spelling[])[] = VERBS.map((name, verb) =>
  GRAMMAR[name].map((text) => spellingOf(verb, text)),
);
const ALL = SPELLINGS.flat();
/** What stands behind `say`. */
const SAID = GRAMMAR.say.map((text) => spellingOf(VERB.say, text.replace('say ', '')));
const WORDS = new Set<string>([
  ...ALL.flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? part : part.kind.words))),
  ...PROGRAM_WORDS,
]);

function spellingOf(verb: number, text: string): Spelling {
  const pattern = compile(text);
  const places = pattern.parts.flatMap((part) => (typeof part === 'string' ? [] : placeOf(verb, part.name)));
  return { ...pattern, verb, places };
}

/** Whether it has a word for each argument that is given, and for no other. */
function spells({ verb, parts, places }: Spelling, given: readonly number[]): boolean {
  const isEach = given.every((value, place) => places.includes(place) === (value !== NONE));
  return (
    isEach &&
    parts.every((part) => {
      if (typeof part === 'string' || part.kind.words.length === 0) return true;
      const word = wordsFor(part.name)[given[placeOf(verb, part.name)]];
      // A number out of range is reported where it is written.
      return word === undefined || part.kind.words.includes(word);
    })
  );
}

/** What the numbers of an argument stand for. */
function wordsFor(name: string): readonly string[] {
  return ARGUMENT_WORDS[name as ArgumentName];
}

function placeOf(verb: number, name: string): number {
  return ARGUMENT_NAMES[VERBS[verb]].indexOf(name as ArgumentName);
}

function inBoardOrder(verb: number, [a, b, c]: readonly number[]): readonly number[] {
  return (verb === VERB.swap || verb === VERB.chooseCells) && b < a ? [b, a, c] : [a, b, c];
}

function wordOf(words: readonly string[], value: number): string {
  const word = words[value];
  if (word === undefined) throw new RangeError(`malformed command: no argument ${value} among ${words.join(' ')}`);
  return word;
}
