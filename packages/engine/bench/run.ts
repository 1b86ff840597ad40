/**
 * How fast the engine is, on one thread: `npm run bench -- engine`.
 *
 * Machines are noisy, so every figure is the best of many short stretches, and a calibration loop runs between them:
 * figures of two machines can be compared after dividing by it.
 */
import { parseArgs } from 'node:util';
import { Game, type NewGame, newSheet, prepare, type Sheet, seatViewer, type Terms, told } from '@room25/engine';
import { answersOf, awaited, deal, Table, take } from '@room25/engine/inside';
import { bestRates, whole } from '../../../scripts/rate.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const HELP = `npm run bench -- engine [--seconds N] [--json]

Random games of four set-ups on one thread: games and actions a second with nobody listening, and with the views and
events of all seats; clones a second; bytes of a state; a calibration loop.

  --seconds N  of computing for each figure (default 3)
  --json       for a program`;

type Place = Omit<NewGame, 'seed'>;

const PLACES: readonly Place[] = [
  { edition: 'second', mode: 'suspicion', players: 6 },
  { edition: 'second', mode: 'cooperation', players: 4 },
  { edition: 'prototype', mode: 'competition', players: 3 },
  { edition: 'ultimate', mode: 'suspicion', players: 6 },
];

/** A fast source of numbers that is no part of what is measured. */
let noise = 0x2545f491;
const below = (limit: number): number => {
  noise ^= noise << 13;
  noise ^= noise >>> 17;
  noise ^= noise << 5;
  return (noise >>> 0) % limit;
};

const best = <T extends Readonly<Record<string, number>>>(work: () => T) => bestRates(work, Number(values.seconds));

let seed = 0;

const playQuietly = (terms: Terms, games: number) => {
  let actions = 0;
  for (let game = 0; game < games; game++) {
    const table = new Table(terms, `bench ${seed++}`);
    deal(table);
    while (!table.isOver) {
      const offer = answersOf(table, 31 - Math.clz32(awaited(table)));
      take(table, offer.at(below(offer.count)));
      actions++;
    }
  }
  return { games, actions };
};

const playWatched = (terms: Terms, games: number) => {
  const viewers = terms.seats.map((_, seat) => seatViewer(seat));
  let actions = 0;
  let seen = 0;
  for (let count = 0; count < games; count++) {
    const game = Game.deal(terms, `bench ${seed++}`, (event) => {
      for (const viewer of viewers) if (told(event, viewer)) seen++;
    });
    while (!game.outcome) {
      const answers = game.answers(game.awaited[0]!);
      game.apply(answers[below(answers.length)]!);
      for (const viewer of viewers) seen += game.view(viewer).board.length;
      actions++;
    }
  }
  if (seen === 0) throw new Error('nobody saw anything');
  return { games, actions };
};

const cloneOften = (terms: Terms) => {
  const table = new Table(terms, 'clone');
  deal(table);
  const copy = table.clone();
  for (let i = 0; i < 20_000; i++) copy.copyFrom(table);
  return { clones: 20_000 };
};

const measure = (place: Place) => {
  const terms = prepare(newSheet({ ...place, seed: 'bench' }) as Sheet) as Terms;
  const quiet = best(() => playQuietly(terms, 100));
  const watched = best(() => playWatched(terms, 2));
  const { clones } = best(() => cloneOften(terms));
  const stateBytes = new Table(terms, 'size').s.byteLength;
  return { ...place, quiet, watched, clones, stateBytes };
};

const print = (figures: readonly ReturnType<typeof measure>[]): void => {
  const base = figures[0]!;
  for (const { edition, mode, players, quiet, watched, clones, stateBytes } of figures) {
    console.log(`${edition} ${mode}, ${players} players`);
    console.log(`  nobody listening   ${whole(quiet.games)} games/s ${whole(quiet.actions)} actions/s`);
    console.log(`  all seats watching ${whole(watched.games)} games/s ${whole(watched.actions)} actions/s`);
    console.log(`  clone              ${whole(clones)} /s, ${stateBytes} bytes a state`);
    console.log(`  actions per 1,000 calibration steps ${(quiet.actions / quiet.calibration / 1000).toFixed(2)}`);
    console.log(`  actions against ${base.edition} ${base.mode} ${(quiet.actions / base.quiet.actions).toFixed(2)}`);
  }
  const fastest = Math.max(...figures.map(({ quiet }) => quiet.calibration));
  console.log(`calibration ${whole(fastest)} million steps/s`);
};

if (values.help) console.log(HELP);
else {
  const figures = PLACES.map((place) => {
    if (!values.json) process.stderr.write(`measuring ${place.edition} ${place.mode} …\n`);
    return measure(place);
  });
  if (values.json) console.log(JSON.stringify(figures, null, 2));
  else print(figures);
}
