/** Games to learn from: the features of each turn's beginning, and whether those won who wanted to get out. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { playOut } from '@room25/bots';
import { FEATURES, noiseFrom, playOn, readFeatures } from '@room25/bots/inside';
import { Game, type NewGame, newSheet, type Result, type Sheet } from '@room25/engine';
import { type Table, tableOf } from '@room25/engine/inside';

type Place = Omit<NewGame, 'seed'>;

export interface Lesson {
  /** The features of each turn's beginning. */
  readonly rows: readonly Float64Array[];
  readonly won: 0 | 1;
}

const ULTIMATE: Place = { edition: 'ultimate', mode: 'cooperation', players: 4 };
const SUSPICION: Place = { edition: 'second', mode: 'suspicion', players: 6 };

/** In turn; the harder ones come more often. */
export const TABLES: readonly Place[] = [
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

const WON: ReadonlySet<Result | undefined> = new Set<Result>(['prisoners', 'complete', 'partial']);
const LEVEL = 'hard';

interface Searching {
  readonly seed: string;
  readonly steps: number;
}

const placeOf = (number: number): Place => TABLES[number % TABLES.length]!;
const isWon = ({ outcome }: Pick<Game, 'outcome'>): 0 | 1 => (WON.has(outcome?.result) ? 1 : 0);
const sheetOf = (place: Place, seed: string): Sheet => newSheet({ ...place, seed }) as Sheet;

const featuresOf = (table: Table): Float64Array => {
  const row = new Float64Array(FEATURES);
  readFeatures(table, row);
  return row;
};

/** Played by the policy as everybody: thousands a second. */
export function playByPolicy(number: number, seed: string): Lesson {
  const table = tableOf(Game.setUp(sheetOf(placeOf(number), `${seed} ${number}`)) as Game);
  const noise = noiseFrom(1 + number);
  const rumours = { suspects: 0 };
  const rows: Float64Array[] = [];
  for (let turn = table.turn + 1; !table.isOver; turn++) {
    playOn(table, noise, { rumours, until: turn });
    if (!table.isOver) rows.push(featuresOf(table));
  }
  return { rows, won: isWon(table) };
}

/** Played by the search as everybody, as it judges positions now. */
function playBySearch(number: number, { seed, steps }: Searching): Lesson {
  const place = placeOf(number);
  const rows: Float64Array[] = [];
  let seen = 1;
  const { game } = playOut(sheetOf(place, `${seed} searched ${number}`), {
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
export async function playAllBySearch(
  count: number,
  { seed, steps, threads, onPlayed }: Searching & { threads: number; onPlayed: () => void },
): Promise<readonly Lesson[]> {
  const games: Lesson[] = [];
  let next = 0;
  const work = () =>
    new Promise<unknown>((done, failed) => {
      const thread = new Worker(new URL(import.meta.url), { workerData: { seed, steps } });
      const goOn = (): void => {
        if (next < count) thread.postMessage(next++);
        else void thread.terminate();
      };
      thread.on('message', ({ number, game }) => {
        games[number] = game;
        onPlayed();
        goOn();
      });
      thread.on('error', failed);
      thread.on('exit', done);
      goOn();
    });
  await Promise.all(Array.from({ length: threads }, work));
  return games;
}

if (parentPort && !isMainThread) {
  const port = parentPort;
  port.on('message', (number: number) => port.postMessage({ number, game: playBySearch(number, workerData) }));
}
