/**
 * How bots learn to judge a position: `npm run learn`. Plays games on all cores, trains the network on them, lets the new weights play the
 * same deals as the old ones, and keeps them if they are better. What was played lies in a folder: a run that was cut off goes on.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playOut } from '@room25/bots';
import { judgeBy, NETWORKS, type NetworkName, noiseFrom, weightsOf } from '@room25/bots/inside';
import { EVERYONE, newSheet, type Sheet } from '@room25/engine';
import { Ledger, serve, shareOut } from './crew.ts';
import {
  COMPETITION,
  type Lesson,
  MADNESS,
  type Place,
  playByPolicy,
  playBySearch,
  SUSPICION,
  TABLES,
  TEAM,
  ULTIMATE,
} from './games.ts';
import { chanceOf, learn, newWeights, OUTPUT, type Position, stepsOf, surpriseOf, type Weights } from './network.ts';
import { Progress } from './progress.ts';

const HELP = `npm run learn -- [options]

Trains the value network of the bots on games of the policy, then on games of hard bots; then both weights play the same deals.
New weights that pass are written to packages/bots/src/search. The same command goes on where it was cut off.

  --network N    together (all who want out, with or without guards) or rivals (default together)
  --folder F     where games are kept (default learning)
  --games N      games of the policy (default 54000)
  --searched N   games of hard bots (default 5400)
  --gate N       deals that both weights play, at each table (default 400)
  --steps N      moments of thought for a decision of a game to learn from (default 6), and three times that at the gate
  --threads N    default: one for each core
  --seed S       any text (default build learn)
  --help         this text`;

const FILES: Readonly<Record<NetworkName, { readonly file: string; readonly prefix: string }>> = {
  together: { file: 'packages/bots/src/search/value-weights.ts', prefix: '' },
  rivals: { file: 'packages/bots/src/search/rival-weights.ts', prefix: 'RIVAL_' },
};

/** How often each position is learnt from, and how fast. */
const BY_POLICY = { rounds: 5, rate: 0.003 };
const BY_SEARCH = { rounds: 6, rate: 0.001 };
/** One of so many searched games is kept apart, to see how good the network is at what it has not learnt. */
const APART = 9;

/** Where both weights play: together, the share that is won; rivals, by how much the new ones win more often than the old. */
const GATES: Readonly<Record<NetworkName, Readonly<Record<string, Place>>>> = {
  together: {
    ultimate: ULTIMATE,
    madness: MADNESS,
    second: { edition: 'second', mode: 'cooperation', players: 4 },
    solo: { edition: 'second', mode: 'solo', players: 1 },
    suspicion: SUSPICION,
  },
  rivals: { competition: COMPETITION, team: TEAM },
};
/** New weights pass where they win by so many errors somewhere, and lose nowhere by more than this and chance. */
const ERRORS = 2;
const LOSS = 0.02;

interface Setting {
  readonly network: NetworkName;
  readonly seed: string;
  readonly steps: number;
  readonly weights?: { readonly before: Weights; readonly after: Weights };
}

type Job = { readonly lesson: Lesson } | { readonly gate: string; readonly deal: number };

interface KeptLesson {
  readonly number: number;
  readonly positions: readonly { readonly row: readonly number[]; readonly won: 0 | 1; readonly table: number }[];
}

/** What a deal came to with the old and the new weights: 1 won, 0 not; of rivals, what each of the two won. */
interface Trial {
  /** Of which weights, of both. */
  readonly of?: string;
  readonly gate: string;
  readonly deal: number;
  readonly before: number;
  readonly after: number;
}

function work(job: Job, setting: Setting): KeptLesson | Trial {
  if ('gate' in job) return tryDeal(job, setting);
  const positions = playBySearch(job.lesson, setting);
  return {
    number: job.lesson.number,
    positions: positions.map(({ row, ...rest }) => ({ ...rest, row: [...row].map((one) => Number(one.toFixed(4))) })),
  };
}

function tryDeal({ gate, deal }: { gate: string; deal: number }, setting: Setting): Trial {
  const { network, steps } = setting;
  const place = GATES[network][gate]!;
  const sheet = newSheet({ ...place, seed: `${setting.seed} gate ${gate} ${deal}` }) as Sheet;
  const { before, after } = setting.weights!;
  const play = (isNew: (seat: number) => boolean) =>
    playOut(sheet, {
      players: Array.from({ length: place.players }, () => 'hard' as const),
      budgets: { hard: { steps: 3 * steps } },
      turnTo: (seat) => judgeBy(network, isNew(seat) ? after : before),
    }).game;
  if (network === 'together') {
    const won = (isNew: boolean): number =>
      ['prisoners', 'complete', 'partial'].includes(play(() => isNew).outcome!.result) ? 1 : 0;
    return { gate, deal, before: won(false), after: won(true) };
  }
  // One side has the new weights, all others the old; each in turn.
  const sides = place.mode === 'team' ? 2 : place.players;
  const own = deal % sides;
  const game = play((seat) => seat % sides === own);
  const { outcome } = game;
  const winner =
    outcome?.result === 'side' ? game.view(EVERYONE).cast.find(({ name }) => outcome.side?.includes(name)) : undefined;
  const isOwn = winner !== undefined && winner.seat % sides === own;
  return { gate, deal, before: winner && !isOwn ? 1 / (sides - 1) : 0, after: isOwn ? 1 : 0 };
}

const ranged = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

async function searchedPositions(setting: Setting, { count, threads, folder }: Scale & { count: number }) {
  const { network } = setting;
  const ledger = new Ledger<KeptLesson>(join(folder, `${network}.jsonl`));
  const done = new Set(ledger.lines.map(({ number }) => number));
  const jobs = ranged(count)
    .filter((number) => !done.has(number))
    .map((number) => ({ lesson: { network, number } }));
  const progress = new Progress('games of hard bots', count);
  await shareOut<Job, KeptLesson>(import.meta.url, jobs, {
    threads,
    data: setting,
    onDone: (lesson) => {
      ledger.add(lesson);
      progress.tell(ledger.lines.length);
    },
  });
  // In order, so that what is learnt does not depend on which thread was faster.
  const lessons = ledger.lines
    .filter(({ number }) => number < count)
    .toSorted((one, other) => one.number - other.number);
  const isApart = (number: number): boolean => Math.floor(number / TABLES[network].length) % APART === 0;
  const positionsOf = (isWanted: (number: number) => boolean): readonly Position[] =>
    lessons
      .filter(({ number }) => isWanted(number))
      .flatMap(({ positions }) => positions.map((each) => ({ ...each, row: Float64Array.from(each.row) })));
  return { learnt: positionsOf((number) => !isApart(number)), apart: positionsOf(isApart) };
}

interface Scale {
  readonly threads: number;
  readonly folder: string;
}

function policyPositions(network: NetworkName, games: number, seed: string): readonly Position[] {
  const progress = new Progress('games of the policy', games);
  return ranged(games).flatMap((number) => {
    progress.tell(number);
    return playByPolicy({ network, number }, seed);
  });
}

function reportOn(weights: Weights, network: NetworkName, apart: readonly Position[]): void {
  const nameOf = ({ edition, mode, players, options }: Place): string =>
    `${edition} ${mode} ${players}${options ? ' madness' : ''}`.padEnd(32);
  for (const name of new Set(TABLES[network].map(nameOf))) {
    const own = apart.filter(({ table }) => nameOf(TABLES[network][table]!) === name);
    if (own.length === 0) continue;
    const share = own.reduce((sum: number, { won }) => sum + won, 0) / own.length;
    const bits = surpriseOf(own, ({ row }) => chanceOf(weights, row)).toFixed(3);
    const blind = surpriseOf(own, () => share).toFixed(3);
    console.log(`${name} won ${(100 * share).toFixed(1)} %, surprise ${bits} bits, ${blind} without looking`);
  }
}

/** Do the new weights pass? What each table says is told. */
export function judge(trials: readonly Trial[]): boolean {
  let isBetter = false;
  let isWorse = false;
  for (const gate of new Set(trials.map((trial) => trial.gate))) {
    const own = trials.filter((trial) => trial.gate === gate);
    const gains = own.map(({ before, after }) => after - before);
    const gain = gains.reduce((sum, one) => sum + one, 0) / gains.length;
    const error = Math.sqrt(gains.reduce((sum, one) => sum + (one - gain) ** 2, 0)) / gains.length;
    const mean = (of: (trial: Trial) => number): string =>
      ((100 * own.reduce((sum, trial) => sum + of(trial), 0)) / own.length).toFixed(1);
    console.log(
      `${gate.padEnd(12)} ${own.length} deals: ${mean(({ before }) => before)} % before, ${mean(({ after }) => after)} % after; gain ${(100 * gain).toFixed(1)} ± ${(196 * error).toFixed(1)} points`,
    );
    if (gain > ERRORS * error) isBetter = true;
    if (gain + error < -LOSS) isWorse = true;
  }
  return isBetter && !isWorse;
}

async function passes(setting: Setting, { count, threads, folder }: Scale & { count: number }): Promise<boolean> {
  const ledger = new Ledger<Trial>(join(folder, `${setting.network}-gate.jsonl`));
  const { before, after } = setting.weights!;
  const of = createHash('sha256')
    .update(JSON.stringify([[...before], [...after]]))
    .digest('hex')
    .slice(0, 12);
  const own = (): readonly Trial[] => ledger.lines.filter((trial) => trial.of === of);
  const done = new Set(own().map(({ gate, deal }) => `${gate} ${deal}`));
  const jobs = ranged(count)
    .flatMap((deal) => Object.keys(GATES[setting.network]).map((gate) => ({ gate, deal })))
    .filter(({ gate, deal }) => !done.has(`${gate} ${deal}`));
  const progress = new Progress('deals at the gate', jobs.length + done.size);
  await shareOut<Job, Trial>(import.meta.url, jobs, {
    threads,
    data: setting,
    onDone: (trial) => {
      ledger.add({ of, ...trial });
      progress.tell(own().length);
    },
  });
  return judge(own());
}

function write(network: NetworkName, weights: Weights): void {
  const { file, prefix } = FILES[network];
  const listOf = (name: string, numbers: Weights): string =>
    `export const ${prefix}${name}: readonly number[] = [${[...numbers].map((one) => Number(one.toFixed(3))).join(', ')}];\n`;
  const head = `/* biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what was learnt is no constant */
/** Of value-network.ts, made by \`npm run learn -- --network ${network}\`. By unit: of each feature, and of none; then of each unit, and of none. */
`;
  const lists = [
    listOf('HIDDEN_WEIGHTS', weights.subarray(0, OUTPUT)),
    listOf('OUTPUT_WEIGHTS', weights.subarray(OUTPUT)),
  ];
  writeFileSync(file, head + lists.join(''));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      network: { type: 'string', default: 'together' },
      folder: { type: 'string', default: 'learning' },
      games: { type: 'string', default: '54000' },
      searched: { type: 'string', default: '5400' },
      gate: { type: 'string', default: '400' },
      steps: { type: 'string', default: '6' },
      threads: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: 'build learn' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const network = NETWORKS.find((name) => name === values.network);
  if (values.help || !network) {
    console.log(HELP);
    return;
  }
  const scale = { threads: Number(values.threads), folder: values.folder };
  const setting: Setting = { network, seed: values.seed, steps: Number(values.steps) };
  const noise = noiseFrom(25);
  const before = weightsOf(network);
  const after = newWeights(noise);
  const { learnt, apart } = await searchedPositions(setting, { ...scale, count: Number(values.searched) });
  const trainOn = (positions: readonly Position[], { rounds, rate }: typeof BY_POLICY): void =>
    learn(after, positions, { rounds, rate, noise, progress: new Progress('steps', stepsOf(positions, rounds)) });
  trainOn(policyPositions(network, Number(values.games), values.seed), BY_POLICY);
  if (learnt.length > 0) trainOn(learnt, BY_SEARCH);
  reportOn(after, network, apart);
  const isKept = await passes({ ...setting, weights: { before, after } }, { ...scale, count: Number(values.gate) });
  console.log(isKept ? `they pass, and are in ${FILES[network].file}` : 'they do not pass; nothing was changed');
  if (isKept) write(network, after);
}

if (
  !serve<Setting, Job, KeptLesson | Trial>(work) &&
  process.argv[1] &&
  resolve(process.argv[1]) === fileURLToPath(import.meta.url)
)
  await main();
