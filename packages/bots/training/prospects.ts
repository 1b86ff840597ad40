/**
 * How likely a game is won from how it lies at the beginning of a turn: `npm run prospects`. Trains the network by which bots judge a position,
 * first on games of the policy, of which there are many, then on games of the search itself, which plays otherwise; writes
 * packages/bots/src/search/value-weights.ts. The search judges by these weights, so a second run learns from a better player.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Noise, noiseFrom } from '@room25/bots/inside';
import { type Lesson, playAllBySearch, playByPolicy, TABLES } from './games.ts';
import { chanceOf, learn, newWeights, OUTPUT, type Position, stepsOf, surpriseOf, type Weights } from './network.ts';
import { Progress } from './progress.ts';

const HELP = `npm run prospects -- [options]

Plays games and trains the network by which bots judge a position; writes packages/bots/src/search/value-weights.ts.

  --games N     by the policy (default 54000), over all tables in turn
  --searched N  by hard bots as they are now (default 5400)
  --steps N     moments of thought for each of their decisions (default 6)
  --threads N   that play these (default: as many as there are cores); the result is the same
  --seed S      any text (default prospects)
  --help        this text`;

const FILE = 'packages/bots/src/search/value-weights.ts';

/** How often each position is learnt from, and how fast. */
const BY_POLICY = { rounds: 5, rate: 0.003 };
const BY_SEARCH = { rounds: 6, rate: 0.001 };
/** One of so many searched games is kept apart, to see how good the network is at what it has not learnt. */
const APART = 9;

const positionsOf = ({ rows, won }: Lesson, number: number): Position[] =>
  rows.map((row) => ({ row, won, table: number % TABLES.length }));

const trainOn = (weights: Weights, positions: readonly Position[], { rounds, rate }: typeof BY_POLICY, noise: Noise) =>
  learn(weights, positions, { rounds, rate, noise, progress: new Progress('steps', stepsOf(positions, rounds)) });

function policyPositions(games: number, seed: string): readonly Position[] {
  const progress = new Progress('games of the policy', games);
  const positions: Position[] = [];
  for (let number = 0; number < games; number++) {
    positions.push(...positionsOf(playByPolicy(number, seed), number));
    progress.tell(number + 1);
  }
  return positions;
}

async function searchedPositions(
  games: number,
  { seed, steps, threads }: { seed: string; steps: number; threads: number },
) {
  const progress = new Progress('games of hard bots', games);
  let done = 0;
  const played = await playAllBySearch(games, { seed, steps, threads, onPlayed: () => progress.tell(++done) });
  const isApart = (number: number): boolean => Math.floor(number / TABLES.length) % APART === 0;
  const positions = played.map((game, number) => ({ number, own: positionsOf(game, number) }));
  return {
    learnt: positions.filter(({ number }) => !isApart(number)).flatMap(({ own }) => own),
    apart: positions.filter(({ number }) => isApart(number)).flatMap(({ own }) => own),
  };
}

function report(weights: Weights, apart: readonly Position[]): void {
  const nameOf = ({ edition, mode, players, options }: (typeof TABLES)[number]): string =>
    `${edition} ${mode} ${players}${options ? ' madness' : ''}`.padEnd(32);
  for (const name of new Set(TABLES.map(nameOf))) {
    const own = apart.filter(({ table }) => nameOf(TABLES[table]!) === name);
    if (own.length === 0) continue;
    const share = own.reduce((sum: number, { won }) => sum + won, 0) / own.length;
    const bits = surpriseOf(own, ({ row }) => chanceOf(weights, row)).toFixed(3);
    const blind = surpriseOf(own, () => share).toFixed(3);
    console.log(`${name} won ${(100 * share).toFixed(1)} %, surprise ${bits} bits, ${blind} without looking`);
  }
}

const HEAD = `/* biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what was learnt is no constant */
/** Of value-network.ts, made by \`npm run prospects\`. By unit: of each feature, and of none; then of each unit, and of none. */
`;

function write(weights: Weights): void {
  const listOf = (name: string, numbers: Weights): string =>
    `export const ${name}: readonly number[] = [${[...numbers].map((one) => Number(one.toFixed(3))).join(', ')}];\n`;
  const lists = [
    listOf('HIDDEN_WEIGHTS', weights.subarray(0, OUTPUT)),
    listOf('OUTPUT_WEIGHTS', weights.subarray(OUTPUT)),
  ];
  writeFileSync(FILE, HEAD + lists.join(''));
  execFileSync('npx', ['biome', 'format', '--write', FILE], { stdio: 'ignore' });
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '54000' },
    searched: { type: 'string', default: '5400' },
    steps: { type: 'string', default: '6' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'prospects' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) console.log(HELP);
else {
  const { seed } = values;
  const noise = noiseFrom(25);
  const weights = newWeights(noise);
  const { learnt, apart } = await searchedPositions(Number(values.searched), {
    seed,
    steps: Number(values.steps),
    threads: Number(values.threads),
  });
  trainOn(weights, policyPositions(Number(values.games), seed), BY_POLICY, noise);
  trainOn(weights, learnt, BY_SEARCH, noise);
  report(weights, apart);
  write(weights);
}
