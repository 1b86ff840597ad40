/**
 * How fast the solver tries choices, on one thread: `npm run bench -- solver`. The positions are those of the puzzles, each searched
 * for the shortest way out, or for the proof that there is none.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SPECTATOR } from '@room25/engine';
import { beginPuzzle, type Puzzle, readPuzzles, solve } from '@room25/solver';
import { bestRates, whole } from '../../../scripts/rate.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const HELP = `npm run bench -- solver [--seconds N] [--json]

Choices and positions a second with two, three and four characters, and how many choices a position takes.

  --seconds N  of computing for each figure (default 3)
  --json       for a program`;

const FILE = 'packages/web/src/puzzles/puzzles.r25';

const measure = (puzzles: readonly Puzzle[], people: number) => {
  const games = puzzles.filter(({ sheet }) => sheet.order.length === people).map(beginPuzzle);
  let next = 0;
  const rates = bestRates(() => {
    const game = games[next++ % games.length]!;
    return { choices: solve(game, { turns: game.view(SPECTATOR).turnsLeft }).effort.nodes, positions: 1 };
  }, Number(values.seconds));
  const efforts = games.map((game) => solve(game, { turns: game.view(SPECTATOR).turnsLeft }).effort.nodes);
  return { people, positions: games.length, rates, choices: median(efforts), most: Math.max(...efforts) };
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;

if (values.help) console.log(HELP);
else {
  const puzzles = readPuzzles(readFileSync(FILE, 'utf8')).filter(({ kind }) => kind !== 'stop');
  const figures = [2, 3, 4].map((people) => {
    if (!values.json) process.stderr.write(`measuring ${people} characters …\n`);
    return measure(puzzles, people);
  });
  if (values.json) console.log(JSON.stringify(figures, null, 2));
  else
    for (const { people, positions, rates, choices, most } of figures) {
      console.log(`${people} characters, ${positions} positions`);
      console.log(`  choices            ${whole(rates.choices)} /s`);
      console.log(`  for a position     ${whole(choices)} choices (median), ${whole(most)} at most`);
      console.log(`  choices per 1,000 calibration steps ${(rates.choices / rates.calibration / 1000).toFixed(2)}`);
    }
}
