/** Games to learn from: the features of each turn's beginning, and whether those won who wanted to get out. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { noiseFrom, playOn } from '../../packages/bots/dist/search/playout.js';
import { FEATURES, readFeatures } from '../../packages/bots/dist/search/value-network.js';
import { playOut } from '../../packages/cli/dist/simulate/play-out.js';
import { Game, newSheet } from '../../packages/engine/dist/index.js';
import { tableOf } from '../../packages/engine/dist/inside.js';

const ULTIMATE = { edition: 'ultimate', mode: 'cooperation', players: 4 };
const SUSPICION = { edition: 'second', mode: 'suspicion', players: 6 };

/** In turn; the harder ones come more often. */
export const TABLES = [
  ULTIMATE,
  SUSPICION,
  { ...ULTIMATE, options: { madness: 'on' } },
  { edition: 'second', mode: 'cooperation', players: 4 },
  ULTIMATE,
  { edition: 'ultimate', mode: 'suspicion', players: 6 },
  { edition: 'second', mode: 'solo', players: 1 },
  SUSPICION,
  { edition: 'ultimate', mode: 'solo', players: 1 },
  { edition: 'second', mode: 'cooperation', players: 6 },
  { ...ULTIMATE, options: { madness: 'on' } },
  { edition: 'first', mode: 'suspicion', players: 6 },
  { edition: 'first', mode: 'cooperation', players: 4 },
  ULTIMATE,
  { edition: 'second', mode: 'suspicion', players: 5 },
  { edition: 'ultimate', mode: 'suspicion', players: 8 },
  { edition: 'second', mode: 'suspicion', players: 4 },
  { edition: 'prototype', mode: 'suspicion', players: 6 },
];

const WON = new Set(['prisoners', 'complete', 'partial']);
const LEVEL = 'hard';

const placeOf = (number) => TABLES[number % TABLES.length];
const isWon = ({ outcome }) => (WON.has(outcome.result) ? 1 : 0);

const featuresOf = (table) => {
  const row = new Float64Array(FEATURES);
  readFeatures(table, row);
  return row;
};

/** Played by the policy as everybody: thousands a second. */
export function playByPolicy(number, seed) {
  const table = tableOf(Game.setUp(newSheet({ ...placeOf(number), seed: `${seed} ${number}` })));
  const noise = noiseFrom(1 + number);
  const rumours = { suspects: 0 };
  const rows = [];
  for (let turn = table.turn + 1; !table.isOver; turn++) {
    playOn(table, noise, { rumours, until: turn });
    if (!table.isOver) rows.push(featuresOf(table));
  }
  return { rows, won: isWon(table) };
}

/** Played by the search as everybody, as it judges positions now. */
function playBySearch(number, { seed, steps }) {
  const place = placeOf(number);
  const rows = [];
  let seen = 1;
  const { game } = playOut(newSheet({ ...place, seed: `${seed} searched ${number}` }), {
    players: Array.from({ length: place.players }, () => LEVEL),
    budgets: { [LEVEL]: { steps } },
    watch({ game }) {
      if (game.turn === seen) return;
      seen = game.turn;
      rows.push(featuresOf(tableOf(game)));
    },
  });
  return { rows, won: isWon(game) };
}

/** Many of them, in threads; what comes back does not depend on how many these are. */
export async function playAllBySearch(count, { seed, steps, threads, onPlayed }) {
  const games = [];
  let next = 0;
  const work = () =>
    new Promise((done, failed) => {
      const thread = new Worker(new URL(import.meta.url), { workerData: { seed, steps } });
      const goOn = () => (next < count ? thread.postMessage(next++) : thread.terminate());
      thread.on('message', ({ number, game }) => {
        games[number] = game;
        void onPlayed(number);
        goOn();
      });
      thread.on('error', failed);
      thread.on('exit', done);
      goOn();
    });
  await Promise.all(Array.from({ length: threads }, work));
  return games;
}

if (!isMainThread)
  parentPort.on('message', (number) => parentPort.postMessage({ number, game: playBySearch(number, workerData) }));
