import { LEVELS, type Level, playOut } from '@room25/bots';
import { type CliCommand, OK, UsageError } from '../command.ts';
import { chosenFor, nameOf, warningsFor } from '../compositions/composition.ts';
import { readOptions, wholeNumber } from '../options.ts';
import { BOTS_OPTION, readBots, readSeed, readWish, sheetOf, TABLE_HELP, TABLE_OPTIONS } from '../table-options.ts';
import { Progress } from '../terminal/progress.ts';
import { BUDGET_HELP, BUDGET_OPTIONS, readBudgets } from './budget-options.ts';
import { Explainer } from './explainer.ts';
import { Recorder } from './recorder.ts';
import { formatSummary, ResultTally } from './tally.ts';

const HELP = `Usage: room25 simulate [options]

Plays games between bots and counts how they end. The same seed gives the same
games, as long as bots think in steps; given time, they may think further.

Options:
${TABLE_HELP}
  --games G     how many (default: 1000)
  --bots LEVEL  ${LEVELS.join(', ')}; several, joined by commas,
                take the seats in turn and move on by one seat with each game
                (default: random)
${BUDGET_HELP}
  --seed S      any text (default: 0); game n is dealt from the seed 'S n'
  --record DIR  keep each game in DIR as a .r25 file
  --explain F   write to F why each decision was made, one JSON object a line
  --json        one JSON object
  --help        this text

Exit status: 0; 2 if no such table is possible.

Examples:
  room25 simulate --games 5000
  room25 simulate --mode cooperation --players 4 --bots easy
  room25 simulate --edition ultimate --level quick-start --players 8
  room25 simulate --bots hard,hard,easy --games 10 --explain why.jsonl
  room25 simulate --bots easy,random --record games && room25 check games`;

const MOST_GAMES = 100_000_000;

export const simulate: CliCommand = {
  summary: 'play games between bots and count how they end',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, {
      ...TABLE_OPTIONS,
      ...BOTS_OPTION,
      games: { type: 'string', default: '1000' },
      ...BUDGET_OPTIONS,
      record: { type: 'string' },
      explain: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'?`);
    const wish = readWish(values);
    const games = wholeNumber('games', values.games, MOST_GAMES);
    const seed = readSeed(values.seed ?? '0');
    const bots = readBots(values.bots ?? 'random');
    const budgets = readBudgets(values);
    const sheet = sheetOf(wish, seed);
    for (const warning of warningsFor(sheet)) console.error(`room25 simulate: ${warning}`);
    const rooms = chosenFor(sheet)!;
    const recorder = values.record === undefined ? undefined : new Recorder(values.record, games);
    const explainer = values.explain === undefined ? undefined : new Explainer(values.explain);
    const tally = new ResultTally();
    const progress = new Progress('games', games);
    const start = performance.now();
    for (let number = 1; number <= games; number++) {
      const players = seatBots(bots, wish.players, number);
      const played = playOut(sheetOf(wish, `${seed} ${number}`), {
        players,
        budgets,
        ...(explainer && { watch: (decision) => explainer.keep(number, players, decision) }),
      });
      tally.add(played, players);
      recorder?.keep(number, played);
      await progress.tell(number);
    }
    progress.end();
    const seconds = (performance.now() - start) / 1000;
    const summary = tally.summary();
    const speed = { seconds, games: games / seconds, decisions: summary.decisions / seconds };
    if (values.json) console.log(JSON.stringify({ ...wish, rooms, bots, seed, ...summary, speed }));
    else {
      console.log(
        `${wish.edition} ${wish.mode}, ${wish.players} players, ${nameOf(rooms)}, ${bots.join(', ')}, seed ${seed}: ${games} games`,
      );
      console.log(formatSummary(summary));
      console.log(`Speed: ${perSecond(speed.games)} games and ${perSecond(speed.decisions)} decisions a second`);
    }
    return OK;
  },
};

const seatBots = (bots: readonly Level[], players: number, game: number): readonly Level[] =>
  Array.from({ length: players }, (_, seat) => bots[(seat + game) % bots.length]!);

const perSecond = (value: number): string => Math.round(value).toLocaleString('en');
