/**
 * How fast bots imagine games, on one thread: `npm run bench -- bots`.
 *
 * A simulation is what a search does over and over: a world that the seat could be in is copied and played to its end, with the
 * policy as every player.
 */
import { parseArgs } from 'node:util';
import { Game, newSheet, randomFrom, seatViewer } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { bestRates, whole } from '../../../scripts/rate.mjs';
import { decide, taskOf } from '../dist/index.js';
import { noiseFrom, playOn } from '../dist/search/playout.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const HELP = `npm run bench -- bots [--seconds N] [--json]

Simulations a second on one thread with the policy as every player, from the start and from the middle of a game.

  --seconds N  of computing for each figure (default 3)
  --json       for a program`;

const PLACES = [
  { edition: 'second', mode: 'cooperation', players: 4 },
  { edition: 'second', mode: 'suspicion', players: 6 },
  { edition: 'ultimate', mode: 'cooperation', players: 4 },
];

const WORLDS = 16;

/** Worlds of several games, each as its first seat could imagine it when that turn begins. */
const worldsAt = (place, turn) => {
  const worlds = [];
  for (let number = 0; worlds.length < WORLDS; number++) {
    const log = [];
    const game = Game.setUp(newSheet({ ...place, seed: `bench ${number}` }), (event) => log.push(event));
    while (!game.outcome && game.turn < turn) {
      const seat = game.seatOf(game.awaited[0]);
      game.apply(decide(taskOf(game, seat, { log, level: 'easy', seed: 'bench' }), { steps: 1 }).command);
    }
    if (!game.outcome) worlds.push(tableOf(game.imagine(seatViewer(0), randomFrom('bench', `${number}`))));
  }
  return worlds;
};

const measure = (place, turn) => {
  // A table can be copied to another of the same terms only: the characters differ from game to game.
  const pairs = worldsAt(place, turn).map((world) => [world, world.clone()]);
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

if (values.help) console.log(HELP);
else {
  const figures = PLACES.map((place) => {
    if (!values.json) process.stderr.write(`measuring bots in ${place.edition} ${place.mode} …\n`);
    return { ...place, start: measure(place, 1), middle: measure(place, 4) };
  });
  if (values.json) console.log(JSON.stringify(figures, null, 2));
  else
    for (const { edition, mode, players, start, middle } of figures) {
      console.log(`${edition} ${mode}, ${players} players`);
      console.log(`  from the start     ${whole(start)} simulations/s`);
      console.log(`  from turn 4 on     ${whole(middle)} simulations/s`);
    }
}
