/**
 * How likely a game is won from how it lies at the beginning of a turn: `npm run prospects`. Plays games with the policy as everybody, notes
 * the features of each turn and how the game ended, trains the network on them, and writes packages/bots/src/search/prospect-weights.ts.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { noiseFrom, playOn } from '../packages/bots/dist/search/playout.js';
import { FEATURES, HIDDEN, readFeatures } from '../packages/bots/dist/search/prospect.js';
import { Progress } from '../packages/cli/dist/terminal/progress.js';
import { Game, newSheet } from '../packages/engine/dist/index.js';

const HELP = `npm run prospects -- [options]

Plays games and trains the network by which bots judge a position; writes packages/bots/src/search/prospect-weights.ts.

  --games N   how many (default 140000), over all tables in turn
  --rounds N  how often each position is learnt from (default 6)
  --seed S    any text (default prospects)
  --help      this text`;

const FILE = new URL('../packages/bots/src/search/prospect-weights.ts', import.meta.url);

const TABLES = [
  { edition: 'second', mode: 'suspicion', players: 6 },
  { edition: 'second', mode: 'cooperation', players: 4 },
  { edition: 'ultimate', mode: 'cooperation', players: 4 },
  { edition: 'ultimate', mode: 'suspicion', players: 6 },
  { edition: 'second', mode: 'suspicion', players: 5 },
  { edition: 'ultimate', mode: 'cooperation', players: 4, options: { madness: 'on' } },
  { edition: 'second', mode: 'solo', players: 1 },
  { edition: 'first', mode: 'suspicion', players: 6 },
  { edition: 'ultimate', mode: 'solo', players: 1 },
  { edition: 'second', mode: 'cooperation', players: 6 },
  { edition: 'ultimate', mode: 'suspicion', players: 8 },
  { edition: 'first', mode: 'cooperation', players: 4 },
  { edition: 'second', mode: 'suspicion', players: 4 },
  { edition: 'prototype', mode: 'suspicion', players: 6 },
];
const WON = new Set(['prisoners', 'complete', 'partial']);
const BATCH = 64;
const RATE = 0.003;
/** Of the games, kept apart to see how good the network is at what it has not learnt. */
const HELD_BACK = 0.1;

/** The positions of one game, and whether it was won by those who wanted to get out. */
function positionsOf(place, seed, noise) {
  const { table } = Game.setUp(newSheet({ ...place, seed }));
  const rumours = { suspects: 0 };
  const rows = [];
  for (let turn = table.turn + 1; !table.isOver; turn++) {
    playOn(table, noise, { rumours, until: turn });
    if (table.isOver) break;
    const row = new Float64Array(FEATURES);
    readFeatures(table, row);
    rows.push(row);
  }
  return { rows, won: WON.has(table.outcome.result) ? 1 : 0 };
}

const SIZE = HIDDEN * (FEATURES + 1) + HIDDEN + 1;
const OUTPUT = HIDDEN * (FEATURES + 1);
const active = new Float64Array(HIDDEN);

function chanceOf(weights, row) {
  let sum = weights[OUTPUT + HIDDEN];
  for (let unit = 0; unit < HIDDEN; unit++) {
    const at = unit * (FEATURES + 1);
    let input = weights[at + FEATURES];
    for (let place = 0; place < FEATURES; place++) input += weights[at + place] * row[place];
    active[unit] = Math.max(0, input);
    sum += active[unit] * weights[OUTPUT + unit];
  }
  return 1 / (1 + Math.exp(-sum));
}

/** Adds to `slope` what this position says. */
function learn(weights, slope, { row, won }) {
  const gap = chanceOf(weights, row) - won;
  slope[OUTPUT + HIDDEN] += gap;
  for (let unit = 0; unit < HIDDEN; unit++) {
    if (active[unit] === 0) continue;
    slope[OUTPUT + unit] += gap * active[unit];
    const back = gap * weights[OUTPUT + unit];
    const at = unit * (FEATURES + 1);
    slope[at + FEATURES] += back;
    for (let place = 0; place < FEATURES; place++) slope[at + place] += back * row[place];
  }
}

/** Adam, with a rate that falls to nothing. */
async function train(rows, rounds, noise) {
  const weights = Float64Array.from({ length: SIZE }, () => (noise() - 0.5) * 0.6);
  const mean = new Float64Array(SIZE);
  const square = new Float64Array(SIZE);
  const slope = new Float64Array(SIZE);
  const steps = Math.floor((rows.length * rounds) / BATCH);
  const progress = new Progress('steps', steps);
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    for (let one = 0; one < BATCH; one++) learn(weights, slope, rows[Math.floor(noise() * rows.length)]);
    const rate = (RATE * (1 - step / steps) * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step);
    for (let place = 0; place < SIZE; place++) {
      const by = slope[place] / BATCH;
      mean[place] = 0.9 * mean[place] + 0.1 * by;
      square[place] = 0.999 * square[place] + 0.001 * by * by;
      weights[place] -= (rate * mean[place]) / (Math.sqrt(square[place]) + 1e-8);
    }
    if (step % 1000 === 0) await progress.tell(step);
  }
  progress.end();
  return weights;
}

/** Mean surprise, in bits. */
function surpriseOf(rows, guess) {
  const bits = (chance) => -Math.log2(Math.max(1e-6, chance));
  return rows.reduce((sum, each) => sum + bits(each.won ? guess(each) : 1 - guess(each)), 0) / rows.length;
}

const listOf = (name, numbers) =>
  `export const ${name}: readonly number[] = [\n${[...numbers].map((one) => `  ${Number(one.toFixed(3))},`).join('\n')}\n];\n`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '140000' },
    rounds: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'prospects' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) console.log(HELP);
else {
  const games = Number(values.games);
  const noise = noiseFrom(25);
  const progress = new Progress('games', games);
  const learnt = [];
  const held = [];
  for (let number = 0; number < games; number++) {
    const table = number % TABLES.length;
    const { rows, won } = positionsOf(TABLES[table], `${values.seed} ${number}`, noise);
    const into = noise() < HELD_BACK ? held : learnt;
    for (const row of rows) into.push({ row, won, table });
    await progress.tell(number + 1);
  }
  progress.end();
  const weights = await train(learnt, Number(values.rounds), noise);
  for (const [table, { edition, mode, players, options }] of TABLES.entries()) {
    const rows = held.filter((each) => each.table === table);
    const share = rows.reduce((sum, { won }) => sum + won, 0) / rows.length;
    const name = `${edition} ${mode} ${players}${options ? ' madness' : ''}`.padEnd(32);
    const bits = surpriseOf(rows, ({ row }) => chanceOf(weights, row)).toFixed(3);
    console.log(
      `${name} won ${(100 * share).toFixed(1)} %, surprise ${bits} bits, ${surpriseOf(rows, () => share).toFixed(3)} without looking`,
    );
  }
  writeFileSync(
    FILE,
    `/** Of prospect.ts, made by \`npm run prospects\`. By unit: of each feature, and of none; then of each unit, and of none. */\n${listOf('HIDDEN_WEIGHTS', weights.subarray(0, OUTPUT))}${listOf('OUTPUT_WEIGHTS', weights.subarray(OUTPUT))}`,
  );
}
