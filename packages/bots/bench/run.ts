/**
 * How fast bots imagine games, on one thread: `npm run bench -- bots`.
 *
 * A simulation is a world that a seat could be in, played to its end with the policy as every player. A world of a search is one in
 * which all answers that are still considered are tried, and played on until the next turn begins.
 */
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Bot, decide, playOut, posted, type Task, taskOf } from '@room25/bots';
import { noiseFrom, playOn } from '@room25/bots/inside';
import {
  type Event,
  Game,
  type NewGame,
  newSheet,
  playAtRandom,
  prepare,
  randomFrom,
  type Sheet,
  seatViewer,
  type Terms,
  VERB,
  verbOf,
} from '@room25/engine';
import { describeState, type Table, tableOf } from '@room25/engine/inside';
import { bestRates, whole } from '../../../scripts/rate.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const HELP = `npm run bench -- bots [--seconds N] [--against FOLDER] [--json]

Simulations a second on one thread with the policy as every player, from the start and from the middle of a game.
Worlds a second in searches of \`hard\` for programs and for slots, at the same moments of the same games; the common plan is made
before, and does not count.
Games a second between random bots, as \`room25 simulate\` plays them, and what share that is of the engine alone.

  --seconds N       of computing for each figure (default 3)
  --against FOLDER  another checkout that was built, also of older rules: how many times as many worlds are searched in the same
                    time. Both take turns with the same questions and the same number of worlds; each ratio is a median
  --json            for a program`;

type Place = Omit<NewGame, 'seed'>;

const PLACES: readonly Place[] = [
  { edition: 'second', mode: 'cooperation', players: 4 },
  { edition: 'second', mode: 'suspicion', players: 6 },
  { edition: 'ultimate', mode: 'cooperation', players: 4 },
];

const WORLDS = 16;

/** Worlds of several games, each as its first seat could imagine it when that turn begins. */
const worldsAt = (place: Place, turn: number): readonly Table[] => {
  const worlds: Table[] = [];
  for (let number = 0; worlds.length < WORLDS; number++) {
    const log: Event[] = [];
    const sheet = newSheet({ ...place, seed: `bench ${number}` }) as Sheet;
    const game = Game.setUp(sheet, (event) => log.push(event)) as Game;
    while (!game.outcome && game.turn < turn) {
      const seat = game.seatOf(game.awaited[0]!);
      game.apply(decide(taskOf(game, seat, { log, level: 'easy', seed: 'bench' }), { steps: 1 }).command!);
    }
    if (!game.outcome) worlds.push(tableOf(game.imagine(seatViewer(0), randomFrom('bench', `${number}`))));
  }
  return worlds;
};

const measure = (place: Place, turn: number): number => {
  // A table can be copied to another of the same terms only: the characters differ from game to game.
  const pairs = worldsAt(place, turn).map((world) => [world, world.clone()] as const);
  const noise = noiseFrom(25);
  const simulate = () => {
    for (const [world, copy] of pairs) {
      copy.copyFrom(world);
      playOn(copy, noise);
    }
    return { simulations: pairs.length };
  };
  return bestRates(simulate, Number(values.seconds)).simulations;
};

const MOMENTS = ['program', 'slot'] as const;
type Moment = (typeof MOMENTS)[number];

interface Asked {
  readonly moment: Moment;
  readonly task: Task;
}

const TURNS = [2, 3, 5];
const GAMES = 3;
/** Of a search; in a shorter one it matters how soon answers are dropped. */
const STEPS = 60;

/** What is asked at the same moments of each game: the first program and the first slot with a choice in each of those turns. */
const askedIn = (place: Place): readonly Asked[] => {
  const asked: Asked[] = [];
  for (let number = 0; number < GAMES; number++) {
    const seen = new Set<string>();
    playOut(newSheet({ ...place, seed: `bench ${number}` }) as Sheet, {
      players: Array.from({ length: place.players }, () => 'hard' as const),
      budgets: { hard: { steps: 1 } },
      isEnough: ({ turn }) => turn > Math.max(...TURNS),
      watch: ({ task, game: { turn } }) => {
        if (!TURNS.includes(turn) || task.answers.length < 3) return;
        const moment = verbOf(task.answers[0]!) === VERB.program ? 'program' : 'slot';
        if (seen.has(`${turn} ${moment}`)) return;
        seen.add(`${turn} ${moment}`);
        asked.push({ moment, task: posted(task) });
      },
    });
  }
  return asked;
};

/** In a thread of its own: games played here by one of two builds would change how fast it searches. */
const askedApart = (place: Place): Promise<readonly Asked[]> =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: place, argv: process.argv.slice(2) })
      .once('message', resolve)
      .once('error', reject);
  });

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const partOf = async <Part>(folder: string, file: string): Promise<Part> =>
  (await import(pathToFileURL(resolve(folder, file)).href)) as Part;

/** The bot of another build, also of older rules: its state is filled by the names of its fields. */
const botIn = async (folder: string): Promise<Bot> => {
  const { BOTS } = await partOf<{ BOTS: Record<'hard', Bot> }>(folder, 'packages/bots/dist/levels.js');
  const { RULES_VERSION } = await partOf<{ RULES_VERSION: number }>(folder, 'packages/engine/dist/index.js');
  const its = await partOf<typeof import('@room25/engine/inside')>(folder, 'packages/engine/dist/inside.js');
  const fields = Object.entries(its.describeState(new Int32Array(its.STATE_SIZE)));
  return (task) => {
    const known = describeState(Int32Array.from(task.world.state));
    const state = fields.flatMap(([name, nothing]) => known[name] ?? nothing);
    return BOTS.hard({ ...task, world: { ...task.world, rules: RULES_VERSION, state } });
  };
};

interface Searched {
  readonly worlds: number;
  /** Of computing. */
  readonly microseconds: number;
}

const searched = (bot: Bot, task: Task, steps: number): Searched => {
  const thinking = bot(task);
  while (thinking.prepare?.());
  const start = process.cpuUsage();
  for (let step = 0; step < steps && thinking.goOn(); step++);
  const { user } = process.cpuUsage(start);
  const worlds = Math.max(0, ...(thinking.decision.explanation?.options ?? []).map(({ samples }) => samples));
  return { worlds, microseconds: user };
};

/** Worlds a second, in all: a single search is shorter than some clocks can tell. */
const rateOf = (all: readonly Searched[]): number =>
  (1e6 * sum(all.map(({ worlds }) => worlds))) / sum(all.map(({ microseconds }) => microseconds));

const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0);

const WORLDS_OF_A_STEP = 3;

/** The median of the moments. */
const measureSearches = (asked: readonly Asked[], bot: Bot, other: Bot | undefined): Searches => {
  const rates: number[] = [];
  const ratios: number[] = [];
  for (const { task } of asked) {
    const ends = [bot, other ?? bot].map((each) => searched(each, task, STEPS).worlds);
    const steps = Math.floor(Math.min(...ends) / WORLDS_OF_A_STEP);
    if (steps === 0) continue;
    const own: Searched[] = [];
    const its: Searched[] = [];
    const begin = process.cpuUsage();
    do {
      own.push(searched(bot, task, steps));
      if (other) its.push(searched(other, task, steps));
    } while (process.cpuUsage(begin).user < (Number(values.seconds) * 1e6) / asked.length);
    rates.push(rateOf(own));
    ratios.push(rateOf(own) / rateOf(its));
  }
  return { rate: median(rates), ...(other && { ratio: median(ratios) }) };
};

interface Searches {
  readonly rate: number;
  /** How many times as many as the other checkout. */
  readonly ratio?: number;
}

const median = (some: readonly number[]): number =>
  some.toSorted((one, other) => one - other)[Math.floor(some.length / 2)]!;

/** Games between random bots, each dealt from its own seed; and the same without sheets, seats and bots. */
const measureRandom = () => {
  const place: Place = { edition: 'second', mode: 'suspicion', players: 6 };
  const players = Array.from({ length: place.players }, () => 'random' as const);
  const sheetOf = (seed: string): Sheet => newSheet({ ...place, seed }) as Sheet;
  const terms = prepare(sheetOf('bench')) as Terms;
  const GAMES = 50;
  let number = 0;
  const between = (play: (seed: string) => unknown): number =>
    bestRates(() => {
      for (let game = 0; game < GAMES; game++) play(`bench ${number++}`);
      return { games: GAMES };
    }, Number(values.seconds)).games;
  const games = between((seed) => playOut(sheetOf(seed), { players }));
  const engine = between((seed) => playAtRandom(Game.deal(terms, seed), randomFrom(seed, 'lots')));
  return { games, share: games / engine };
};

if (!isMainThread) parentPort!.postMessage(askedIn(workerData as Place));
else if (values.help) console.log(HELP);
else {
  const bot = await botIn(ROOT);
  const other = values.against === undefined ? undefined : await botIn(values.against);
  const searches: Readonly<Record<Moment, Searches>>[] = [];
  for (const place of PLACES) {
    if (!values.json) process.stderr.write(`measuring searches in ${place.edition} ${place.mode} …\n`);
    const asked = await askedApart(place);
    const [program, slot] = MOMENTS.map((moment) =>
      measureSearches(
        asked.filter((one) => one.moment === moment),
        bot,
        other,
      ),
    ) as [Searches, Searches];
    searches.push({ program, slot });
  }
  const figures = PLACES.map((place, number) => {
    if (!values.json) process.stderr.write(`measuring games in ${place.edition} ${place.mode} …\n`);
    return { ...place, start: measure(place, 1), middle: measure(place, 4), ...searches[number]! };
  });
  const random = measureRandom();
  if (values.json) console.log(JSON.stringify({ figures, random }, null, 2));
  else {
    const search = ({ rate, ratio }: Searches): string =>
      `${whole(rate)} worlds/s${ratio === undefined ? '' : `, ${ratio.toFixed(2)} times ${values.against}`}`;
    for (const { edition, mode, players, start, middle, program, slot } of figures) {
      console.log(`${edition} ${mode}, ${players} players`);
      console.log(`  from the start     ${whole(start)} simulations/s`);
      console.log(`  from turn 4 on     ${whole(middle)} simulations/s`);
      console.log(`  search, programs   ${search(program)}`);
      console.log(`  search, slots      ${search(slot)}`);
    }
    console.log('random bots, second suspicion, 6 players');
    console.log(`  as simulated       ${whole(random.games)} games/s, ${random.share.toFixed(2)} of the engine alone`);
  }
}
