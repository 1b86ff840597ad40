/**
 * How fast bots imagine games, on one thread: `npm run bench -- bots`.
 *
 * A simulation is a world that a seat could be in, played to its end with the policy as every player. A world of a search is one in
 * which all answers that are still considered are tried, and played on until the next turn begins.
 */
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
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
import { type Table, tableOf } from '@room25/engine/inside';
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
  --against FOLDER  another checkout that was built: how many times as many worlds its searches make in the same time. They take
                    turns with the same questions and the same number of worlds, and each ratio is a median
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

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const botIn = async (folder: string): Promise<Bot> => {
  const url = pathToFileURL(resolve(folder, 'packages/bots/dist/levels.js')).href;
  return ((await import(url)) as { BOTS: Record<'hard', Bot> }).BOTS.hard;
};

/** How many worlds a search of so many steps makes, and how many of them in a second. */
const searched = (bot: Bot, task: Task, steps: number): { worlds: number; rate: number } => {
  const thinking = bot(task);
  while (thinking.prepare?.());
  const start = process.cpuUsage();
  for (let step = 0; step < steps && thinking.goOn(); step++);
  const { user } = process.cpuUsage(start);
  const worlds = Math.max(0, ...(thinking.decision.explanation?.options ?? []).map(({ samples }) => samples));
  return { worlds, rate: (1e6 * worlds) / user };
};

const WORLDS_OF_A_STEP = 3;

/** The median of the moments, each of which is the median of its searches. */
const measureSearches = (asked: readonly Asked[], bot: Bot, other: Bot | undefined): Searches => {
  const rates: number[] = [];
  const ratios: number[] = [];
  for (const { task } of asked) {
    const own: number[] = [];
    const both: number[] = [];
    const ends = [bot, other ?? bot].map((each) => searched(each, task, STEPS).worlds);
    const steps = Math.floor(Math.min(...ends) / WORLDS_OF_A_STEP);
    if (steps === 0) continue;
    const begin = process.cpuUsage();
    do {
      const { rate } = searched(bot, task, steps);
      own.push(rate);
      if (other) both.push(rate / searched(other, task, steps).rate);
    } while (process.cpuUsage(begin).user < (Number(values.seconds) * 1e6) / asked.length);
    rates.push(median(own));
    ratios.push(median(both));
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

if (values.help) console.log(HELP);
else {
  const bot = await botIn(ROOT);
  const other = values.against === undefined ? undefined : await botIn(values.against);
  const figures = PLACES.map((place) => {
    if (!values.json) process.stderr.write(`measuring bots in ${place.edition} ${place.mode} …\n`);
    const asked = askedIn(place);
    const [program, slot] = MOMENTS.map((moment) =>
      measureSearches(
        asked.filter((one) => one.moment === moment),
        bot,
        other,
      ),
    ) as [Searches, Searches];
    return { ...place, start: measure(place, 1), middle: measure(place, 4), program, slot };
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
