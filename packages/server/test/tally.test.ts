/** What a finished game says of each person: lies are told from mistakes, and only a lie that somebody went by was believed. */
import {
  CHARACTERS,
  type Character,
  COLOURS,
  type Command,
  colourOf,
  EVERYONE,
  type Event,
  RULES_VERSION,
  seatViewer,
  unpacked,
} from '@room25/engine';
import { expect, test } from 'vitest';
import { missing } from '../src/table/awaited.ts';
import type { Body, KeptAct } from '../src/table/entry.ts';
import { fold } from '../src/table/fold.ts';
import type { TableState } from '../src/table/table-state.ts';
import { TableTallying } from '../src/table/tally.ts';

/** A game that people play; whoever was just shown a room says what `say` makes of it. */
const playedWith = (seed: string, say: (truth: string) => string) => {
  const tallying = new TableTallying();
  const told = { claims: 0, lies: 0 };
  let table: TableState | undefined;
  let at = 0;
  const write = (body: Body): void => {
    const next = fold(table, body);
    tallying.take(table, next, body);
    table = next;
  };
  const act = (by: number, done: KeptAct): void => write({ kind: 'act', at: ++at, by, id: `r${at}`, act: done });
  write({
    kind: 'opened',
    at: 0,
    rules: RULES_VERSION,
    id: 'x',
    code: 'X',
    by: 0,
    request: 'open',
    settings: {
      edition: 'second',
      mode: 'suspicion',
      players: 4,
      listed: false,
      clock: { kind: 'none' },
      talk: 'signals',
    },
    serverSeed: seed,
    seats: [0, 1, 2, 3],
  });
  for (const one of [0, 1, 2, 3]) act(one, { do: 'ready', ready: true });
  act(0, { do: 'start' });
  const game = () => table!.play!.game;
  const claim = (who: number): void => {
    const seat = game().seatOf(who);
    for (const room of game().view(seatViewer(seat)).board) {
      if (room.known === undefined || room.signals?.some((each) => each.seat === seat)) continue;
      const truth = colourOf('second', room.known);
      const said = say(truth);
      const aside = game()
        .asides(who)
        .find((command) => isSignal(command, room.cell, said));
      if (aside === undefined) continue;
      act(seat, { do: 'play', command: aside });
      told.claims++;
      if (said !== truth) told.lies++;
    }
  };
  for (let n = 0; !game().outcome; n++) {
    for (const who of game().cast) claim(who);
    const who = missing(table!)[0]!;
    const answers = game().answers(who);
    act(game().seatOf(who), { do: 'play', command: answers[n % answers.length]! });
  }
  return { table: table!, people: tallying.of(table!), told };
};

const isSignal = (command: Command, cell: string, colour: string): boolean => {
  const said = unpacked(command);
  return said.verb === 'signal' && said.cell === cell && said.colour === colour;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const SEEDS = Array.from({ length: 6 }, (_, n) => `${n}`.repeat(64));

test('whoever says what they saw has told no lie, and misled nobody', () => {
  const games = SEEDS.map((seed) => playedWith(seed, (truth) => truth));
  expect(sum(games.map(({ told }) => told.claims))).toBeGreaterThan(5);
  for (const { people, told } of games) {
    expect(sum(people.map(({ claims }) => claims))).toBe(told.claims);
    for (const { lies, believed, misled } of people) expect([lies, believed, misled]).toEqual([0, 0, 0]);
  }
});

test('whoever says something else has lied; it was believed where somebody else went in unseen', () => {
  const games = SEEDS.map((seed) => playedWith(seed, (truth) => COLOURS.find((colour) => colour !== truth)!));
  expect(sum(games.map(({ told }) => told.lies))).toBeGreaterThan(5);
  for (const { people, told } of games) {
    expect(sum(people.map(({ lies }) => lies))).toBe(told.lies);
    expect(sum(people.map(({ believed }) => believed))).toBeGreaterThanOrEqual(sum(people.map(({ misled }) => misled)));
  }
  expect(sum(games.flatMap(({ people }) => people.map(({ misled }) => misled)))).toBeGreaterThan(0);
});

test('who was who, who won and who died is what the game says', () => {
  for (const seed of SEEDS) {
    const { table, people } = playedWith(seed, (truth) => truth);
    const { game, events } = table.play!;
    const { cast, outcome } = game.view(EVERYONE);
    expect(people.map(({ visitor }) => visitor)).toEqual([0, 1, 2, 3]);
    const deaths = events.from(0).filter((event): event is Extract<Event, { kind: 'died' }> => event.kind === 'died');
    for (const { characters, won, visitor } of people) {
      const [{ name, role, cell } = { name: CHARACTERS[0] as Character, role: undefined, cell: undefined }] =
        cast.filter(({ seat }) => seat === visitor);
      const death = deaths.findLast(({ who }) => who === name)?.rule;
      expect(characters).toEqual([
        { name, role, survived: cell !== undefined, ...(cell === undefined && death && { death }) },
      ]);
      const side = role === 'prisoner' ? 'prisoners' : 'guards';
      expect(won).toBe(outcome!.result === side);
    }
  }
});
