import {
  CHARACTERS,
  type Command,
  formatStatement,
  type Game,
  readFile,
  recordOf,
  type SourceGame,
} from '@room25/engine';
import { type Bar, type Effort, type SolveAnswer, type SolveWish, solverOf } from '@room25/solver';
import { type FileFault, formatFault } from '../check/check-file.ts';
import { type CliCommand, NEGATIVE, OK, UNUSABLE, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { readOptions, wholeNumber } from '../options.ts';
import { playSource } from '../play-source.ts';
import { EffortLine } from './effort-line.ts';

const DEFAULT_LIMIT = 30_000_000;
const MOST_TURNS = 20;
const MOST_PEOPLE = 8;
const MOST_CHOICES = 999_999_999;

const HELP = `Usage: room25 solve FILE [options]

Finds the shortest way out of a position in which everything is known, or proves
that there is none: it tries every line that the rules allow, on the engine, and
all players, guards too, choose everything together. Shortest means the fewest
turns, then the earliest slot.

FILE holds one position with a board, as in docs/notation.md; a script in it is
played first. It may be - (stdin). What is printed can be put behind it:

  (cat end.r25; room25 solve end.r25) | room25 check -

Options:
  --turns N     look at most N turns ahead, this one included (default: as many
                as are left)
  --save N      it is enough if N prisoners get out together (default: all who
                live; where sides play against each other, one side)
  --limit N     give up after N choices (default: ${DEFAULT_LIMIT})
  --json        one JSON object
  --help        this text

What it can do: a turn of four characters is searched to its end in 10,000 to
300,000 choices, two turns in 1 to 50 million, if Room 25 is within reach; six
characters or the prototype take ten times as many. Three turns are rarely
feasible. A second is worth about half a million choices; npm run bench --
solver says how many on this machine. A million choices take some 4 MB of memory.

What it leaves out: lines that depend on chance, that is on a Paranoia pile or on
a shuffled deck (a deck that the file gives is known), and guards who reveal
themselves by choice. It cannot search the prototype's solo mode, where the
order is free, nor a position with a pile line.

Exit status: 0 there is a way; 1 there is none in those turns; 2 the file could
not be read, the position is not fully known, or the search gave up.

Examples:
  room25 solve end.r25
  room25 solve end.r25 --turns 2 --save 3
  room25 solve end.r25 --json`;

export const solve: CliCommand = {
  summary: 'find the shortest way out of a known position, or prove that there is none',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, {
      turns: { type: 'string', default: String(MOST_TURNS) },
      save: { type: 'string' },
      limit: { type: 'string', default: String(DEFAULT_LIMIT) },
      json: { type: 'boolean' },
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new UsageError('name one file');
    const wish = {
      turns: wholeNumber('turns', values.turns, MOST_TURNS),
      limit: wholeNumber('limit', values.limit, MOST_CHOICES),
      ...(values.save !== undefined && { need: wholeNumber('save', values.save, MOST_PEOPLE) }),
    };
    const { name, text, trouble } = await readText(path);
    if (text === undefined) throw new UsageError(`${name} cannot be read: ${trouble}`);
    const { games, errors } = readFile(text);
    for (const error of errors) report({ file: name, ...error });
    const [source, ...more] = games;
    if (errors.length === 0 && (!source || more.length > 0))
      report({ file: name, message: `expected one game, found ${games.length}` });
    if (errors.length > 0 || !source || more.length > 0) return UNUSABLE;
    return solveOne(name, source, wish, values.json === true);
  },
};

const solveOne = async (file: string, source: SourceGame, wish: SolveWish, inJson: boolean): Promise<number> => {
  const { game, failures } = await playSource(source);
  for (const { line, column, expected, found } of failures)
    report({ file, line, column, message: `expected ${expected}; found ${found}` });
  if (!game || failures.length > 0) return UNUSABLE;
  const solver = await solverOf(game.rules);
  const saved = game.save();
  const bar = solver.barTo(saved);
  if (bar !== undefined) {
    report({ file, line: source.line, column: 1, message: BAR_WORDS[bar] });
    return UNUSABLE;
  }
  const waiting = new EffortLine();
  const start = performance.now();
  const answer = solver.solve(saved, { ...wish, onEffort: (turns, effort) => waiting.tell(turns, effort) });
  const seconds = (performance.now() - start) / 1000;
  waiting.end();
  if (inJson) console.log(JSON.stringify(inData(game, answer, seconds)));
  else tell(game, answer, seconds);
  return { out: OK, none: NEGATIVE, unknown: UNUSABLE }[answer.kind];
};

const BAR_WORDS: Readonly<Record<Bar, string>> = {
  dealt: 'not fully known: expected a board with all 25 rooms, found a game that is dealt',
  over: 'the game is over already',
  anyOrder: "the prototype's solo, in which the order is free, cannot be searched",
  pile: 'a position with a pile line cannot be searched',
};

const tell = (game: Game, answer: SolveAnswer, seconds: number): void => {
  console.log(`# ${sentenceOf(answer)}`);
  if (answer.kind === 'out') for (const line of scriptOf(game, answer.commands)) console.log(line);
  console.error(effortOf(answer.effort, seconds));
};

const inData = (game: Game, answer: SolveAnswer, seconds: number): object => ({
  answer: answer.kind,
  turns: answer.turns,
  ...(answer.kind === 'out' && { saved: namesOf(answer.saved), script: scriptOf(game, answer.commands) }),
  ...answer.effort,
  seconds,
});

const sentenceOf = (answer: SolveAnswer): string => {
  const turns = `${answer.turns} ${answer.turns === 1 ? 'turn' : 'turns'}`;
  const luck = answer.effort.chances > 0 ? ' that does not depend on chance' : '';
  if (answer.kind === 'out') return `out in ${turns}: ${namesOf(answer.saved).join(', ')}`;
  if (answer.kind === 'none') return `no way out in ${turns}${luck}`;
  return answer.turns === 0 ? 'given up in the first turn' : `no way out in ${turns}${luck}; given up beyond`;
};

const effortOf = ({ nodes, states }: Effort, seconds: number): string =>
  `${whole(nodes)} choices, ${whole(states)} dead ends, ${seconds.toFixed(1)} s`;

/** The variation and its outcome, as the continuation of a script. */
const scriptOf = (game: Game, commands: readonly Command[]): string[] => {
  const end = game.clone();
  for (const code of commands) end.apply(code);
  return recordOf(end, commands).script.map(formatStatement);
};

const namesOf = (party: number): string[] => CHARACTERS.filter((_, who) => party & (1 << who));

const whole = (value: number): string => value.toLocaleString('en');

const report = (fault: FileFault): void => console.error(formatFault(fault));
