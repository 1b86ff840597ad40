/**
 * How fast bots imagine games, on one thread: `npm run bench -- bots`.
 *
 * A simulation is what a search does over and over: a world that the seat could be in is copied and played to its end, with the
 * policy as every player.
 */
import { parseArgs } from 'node:util';
import { decide, playOut, taskOf } from '@room25/bots';
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
} from '@room25/engine';
import { type Table, tableOf } from '@room25/engine/inside';
import { bestRates, whole } from '../../../scripts/rate.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const HELP = `npm run bench -- bots [--seconds N] [--json]

Simulations a second on one thread with the policy as every player, from the start and from the middle of a game.
Games a second between random bots, as \`room25 simulate\` plays them, and what share that is of the engine alone.

  --seconds N  of computing for each figure (default 3)
  --json       for a program`;

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
  const figures = PLACES.map((place) => {
    if (!values.json) process.stderr.write(`measuring bots in ${place.edition} ${place.mode} …\n`);
    return { ...place, start: measure(place, 1), middle: measure(place, 4) };
  });
  const random = measureRandom();
  if (values.json) console.log(JSON.stringify({ figures, random }, null, 2));
  else {
    for (const { edition, mode, players, start, middle } of figures) {
      console.log(`${edition} ${mode}, ${players} players`);
      console.log(`  from the start     ${whole(start)} simulations/s`);
      console.log(`  from turn 4 on     ${whole(middle)} simulations/s`);
    }
    console.log('random bots, second suspicion, 6 players');
    console.log(`  as simulated       ${whole(random.games)} games/s, ${random.share.toFixed(2)} of the engine alone`);
  }
}
