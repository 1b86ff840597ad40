/**
 * Quick games have no host. They begin by themselves, bots fill the free seats, and for a while after the start people who come
 * late can take a bot's seat.
 */
import { createHmac } from 'node:crypto';
import { SPECTATOR } from '@room25/engine';
import type { Level, Settings } from '@room25/protocol';
import { dealt } from './deal.ts';
import { type BotSeat, isPerson, type PersonSeat, type Seat, statusOf, type TableState } from './table-state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Nobody waits longer than this for company. */
const FILLS_AFTER = 45 * SECOND;
/** Once all seats are taken: time for the numbers that pages add to the deal. */
const NUMBERS_WITHIN = 3 * SECOND;
/** How long after the start a bot's seat can be taken. */
const JOINS_FOR = 5 * MINUTE;
/** Somebody without a connection for this long when it begins is not there. */
const COMES_WITHIN = 30 * SECOND;
const BOTS: Level = 'normal';
const MOST_PEOPLE = 6;

/** A set-up that everybody knows, and that bots play well in the company of strangers. */
export const QUICK_SETTINGS: Settings = {
  edition: 'second',
  mode: 'suspicion',
  players: MOST_PEOPLE,
  listed: false,
  clock: { kind: 'live', program: 90, action: 45 },
  talk: 'signals',
};

/** How many play, bots included: a few people should not be lost among bots. */
const playersFor = (people: number): number => Math.min(MOST_PEOPLE, people + 3);

/** When it begins at the latest; for a table that has not begun. */
export const fillsAt = (table: TableState): number | undefined => {
  if (!table.quick || table.play || table.closed) return undefined;
  const people = table.seats.filter(isPerson);
  if (people.length > 0 && people.every(({ ready }) => ready)) return table.at;
  const latest = table.quick.opened + FILLS_AFTER;
  if (people.length < table.seats.length) return latest;
  // Whoever sat down last has only just been shown the commitment: without their number it would be the others' deal.
  const hasAll = people.every(({ entropy }) => entropy !== undefined);
  return hasAll ? table.at : Math.min(latest, table.at + NUMBERS_WITHIN);
};

export const isAnybodyThere = (table: TableState, now: number): boolean =>
  table.seats.some((seat) => isPerson(seat) && isThere(seat, now));

/** Whoever is not there leaves; bots fill in, and it begins. */
export const begun = (table: TableState, at: number): TableState => {
  const people = table.seats.filter((seat): seat is PersonSeat => isPerson(seat) && isThere(seat, at));
  const players = playersFor(people.length);
  const bots = Array.from({ length: players - people.length }, (): BotSeat => ({ kind: 'bot', level: BOTS }));
  const seats: Seat[] = [...people, ...bots];
  const full = { ...table, settings: { ...table.settings, players }, seats };
  return { ...full, play: dealt(full, at) };
};

/** Until when somebody can sit down here, as things are; undefined if nobody can. */
export const sitsUntil = (table: TableState): number | undefined => {
  if (!table.quick || table.closed) return undefined;
  if (!table.play) return table.seats.some(({ kind }) => kind === 'free') ? Number.MAX_SAFE_INTEGER : undefined;
  return joinsUntil(table);
};

/** Until when a bot's seat can be taken. */
export const joinsUntil = (table: TableState): number | undefined => {
  const { quick, play, at } = table;
  if (!quick || !play || statusOf(table) !== 'playing') return undefined;
  const until = play.started + JOINS_FOR;
  return at < until && openSeats(table).length > 0 ? until : undefined;
};

/** The seat drawn for the next to come. It is the same whoever that is: asking again does not bring another. */
export const drawnSeat = (table: TableState): number | undefined => {
  const open = openSeats(table);
  const late = table.seats.filter((seat) => isPerson(seat) && seat.joined !== undefined).length;
  const lot = createHmac('sha256', table.serverSeed).update(`room25 late ${late}`).digest().readUInt32BE(0);
  return open[lot % open.length];
};

/** All seats of bots, whatever their role; except where all characters are out of the game, which would be nothing to play. */
const openSeats = ({ seats, play }: TableState): readonly number[] => {
  const alive = new Set(
    play!.game.view(SPECTATOR).cast.flatMap(({ cell, seat }) => (cell === undefined ? [] : [seat])),
  );
  return [...seats.keys()].filter((at) => seats[at]!.kind === 'bot' && alive.has(at));
};

const isThere = ({ connection, seen = 0 }: PersonSeat, now: number): boolean =>
  connection !== undefined || now - seen < COMES_WITHIN;
