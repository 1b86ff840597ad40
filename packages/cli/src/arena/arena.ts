import { availableParallelism } from 'node:os';
import { PLAYERS } from '@room25/bots';
import { type CliCommand, OK, UsageError } from '../command.ts';
import { oneOf, readOptions, wholeNumber } from '../options.ts';
import { BUDGET_HELP, BUDGET_OPTIONS, readBudgets } from '../simulate/budget-options.ts';
import { readSeed } from '../table-options.ts';
import { INTERRUPTED, Progress } from '../terminal/progress.ts';
import { wrap } from '../terminal/wrap.ts';
import { boutsOf, nameOf, type PlayedBout } from './bout.ts';
import { playAll } from './crew.ts';
import { FIGURES } from './figures.ts';
import { gridsOf } from './grids.ts';
import { Ledger } from './ledger.ts';
import { formatMarkdown, formatText } from './report.ts';
import type { Settings } from './settings.ts';

const USUAL: Settings = {
  figures: FIGURES,
  players: ['easy', 'normal', 'hard', 'oracle'],
  games: 400,
  seed: '0',
  budgets: {},
};

const HELP = `Usage: room25 arena [options]

Lets every level of bots play with and against every other one, over the modes,
and prints how often each wins, with 95 % confidence intervals. Where all play
together, an oracle, which sees the whole board, shows what can be reached; and
guided, which sees where to go but not what lies on the way, what limits it.
Progress and the time left go to stderr.

Options:
  --games G     games in each match (default: ${USUAL.games})
  --levels L    joined by commas, weaker ones first; guided and oracle are
                levels here
                (default: ${USUAL.players.join(',')})
  --figures F   joined by commas (default: all):
${wrap(FIGURES, ', ', ' '.repeat(16))}
${BUDGET_HELP}
  --threads N   play N games at once; the result is the same
                (default: one fewer than there are cores)
  --seed S      any text (default: ${USUAL.seed}); game n of a figure is dealt from
                'S FIGURE n', whoever plays it
  --json FILE   write each game to FILE as it ends, one JSON object a line
  --resume FILE continue an interrupted run; --games, --levels and --figures
                may ask for more of it
  --markdown    tables for a page, with the command that makes them
  --help        this text

Exit status: 0; 2 if misused; 130 if interrupted: the tables show what there is.

Examples:
  room25 arena --json arena.jsonl
  room25 arena --resume arena.jsonl --markdown
  room25 arena --figures suspicion --levels easy,hard --steps 50 --games 100`;

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

export const arena: CliCommand = {
  summary: 'let every level of bots play every other one',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, {
      games: { type: 'string' },
      levels: { type: 'string' },
      figures: { type: 'string' },
      ...BUDGET_OPTIONS,
      threads: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
      seed: { type: 'string' },
      json: { type: 'string' },
      resume: { type: 'string' },
      markdown: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'?`);
    const threads = wholeNumber('threads', values.threads, MOST_THREADS);
    const { settings, played } = await contest(ledgerOf(values), threads);
    const tables = gridsOf(settings, played);
    console.log(values.markdown ? formatMarkdown(tables, settings) : formatText(tables));
    const total = boutsOf(settings).length;
    if (played.length === total) return OK;
    const file = values.json ?? values.resume;
    const more = file === undefined ? '' : `; to go on: room25 arena --resume ${file}`;
    console.error(`room25 arena: interrupted after ${played.length} of ${total} games${more}`);
    return INTERRUPTED;
  },
};

type Given = Readonly<
  Partial<
    Record<'games' | 'levels' | 'figures' | 'steps' | 'milliseconds' | 'seed' | 'json' | 'resume', string | undefined>
  >
>;

const ledgerOf = (values: Given): Ledger => {
  const budgets = readBudgets(values);
  const asked: Partial<Settings> = {
    ...(values.figures !== undefined && { figures: listOf('figures', FIGURES, values.figures) }),
    ...(values.levels !== undefined && { players: listOf('levels', PLAYERS, values.levels) }),
    ...(values.games !== undefined && { games: wholeNumber('games', values.games, MOST_GAMES) }),
    ...(values.seed !== undefined && { seed: readSeed(values.seed) }),
    ...(Object.keys(budgets).length > 0 && { budgets }),
  };
  if (values.resume === undefined)
    return values.json === undefined
      ? Ledger.inMemory({ ...USUAL, ...asked })
      : Ledger.create(values.json, { ...USUAL, ...asked });
  if (values.json !== undefined) throw new UsageError('--resume goes on in its own file, without --json');
  if (asked.seed !== undefined || asked.budgets)
    throw new UsageError('a run goes on with the seed and the budget that it began with');
  return Ledger.resume(values.resume, asked);
};

/** Each once, in the order given. */
const listOf = <T extends string>(what: string, words: readonly T[], text: string): readonly T[] => [
  ...new Set(text.split(',').map((word) => oneOf(what, words, word.trim()))),
];

/** Plays the games that are missing; what comes back holds exactly the games that were asked for. */
const contest = async (
  ledger: Ledger,
  threads: number,
): Promise<{ settings: Settings; played: readonly PlayedBout[] }> => {
  const { settings } = ledger;
  const bouts = boutsOf(settings);
  const results = new Map(ledger.played.map((bout) => [nameOf(bout), bout]));
  const missing = bouts.filter((bout) => !results.has(nameOf(bout)));
  const interruption = new AbortController();
  const progress = new Progress('games', bouts.length, {
    before: bouts.length - missing.length,
    interrupt: () => interruption.abort(),
  });
  let done = bouts.length - missing.length;
  await playAll({
    bouts: missing,
    settings,
    threads,
    signal: interruption.signal,
    onPlayed: (bout) => {
      ledger.add(bout);
      results.set(nameOf(bout), bout);
      void progress.tell(++done);
    },
  });
  progress.end();
  return { settings, played: bouts.flatMap((bout) => results.get(nameOf(bout)) ?? []) };
};
