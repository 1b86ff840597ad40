/** The table that a log says, entry by entry. Pure: the time comes with the entries, chance from the seed. */
import { UnknownRules } from '@room25/engine';
import { applyAct } from './acts/index.ts';
import { missingOf } from './awaited.ts';
import type { Body, Opened } from './entry.ts';
import { doingOf } from './full.ts';
import { Growing } from './growing.ts';
import { played } from './play.ts';
import { BrokenLog, engineFor } from './rules-version.ts';
import {
  FREE,
  isPaused,
  isPerson,
  type PersonSeat,
  type Seat,
  type TableState,
  withDoing,
  withSeat,
} from './table-state.ts';

type Later = Exclude<Body, Opened>;

/** Throws if a log is not one. */
export const fold = (table: TableState | undefined, body: Body): TableState => {
  if (body.kind === 'opened') return opened(body);
  if (!table) throw new Error('a log that does not begin with the opening of a table');
  const next = settled(table, onTime(table, FOLDS[body.kind](table, body as never), body.at), body.at);
  // Changing a locked program must not show in `updated`: it would tell whose it was. Coming and going is nothing that happened.
  const isPublic =
    body.kind !== 'came' && body.kind !== 'went' && !(body.kind === 'act' && isChangeOfLock(table, next));
  return { ...next, seq: table.seq + 1, at: body.at, updated: isPublic ? body.at : Math.min(table.updated, body.at) };
};

/** Any number of them, as they were kept. Throws `BrokenLog` if they cannot be replayed. */
export const foldAll = (table: TableState | undefined, bodies: readonly Body[]): TableState | undefined =>
  bodies.reduce<TableState | undefined>((before, body) => {
    try {
      return fold(before, body);
    } catch (error) {
      throw error instanceof UnknownRules ? error : new BrokenLog((before?.seq ?? 0) + 1, error);
    }
  }, table);

const isChangeOfLock = ({ play: before }: TableState, { play: after }: TableState): boolean =>
  before !== undefined && after !== undefined && before.locks.size > 0 && before.locks.size === after.locks.size;

const FOLDS: { readonly [K in Later['kind']]: (table: TableState, body: Extract<Later, { kind: K }>) => TableState } = {
  act(table, { by, id, act, at }) {
    return withDoing(applyAct(table, { by, act, at }), by.id, { at, request: id, ...doingOf(table, act) });
  },
  bot: (table, { command, at }) => ({ ...table, play: played(table.play!, command, at) }),
  timeout: (table, { seats, at }) => withoutCall(withAway(table, seats, at)),
  rollCall: (table, { seats, at }) => ({ ...table, play: { ...table.play!, call: { at, seats } } }),
  present: (table, { seats, at }) => answeredCall(table, seats, at),
  came(table, { seat, line, at }) {
    const person = table.seats[seat];
    return isPerson(person) ? seen(withSeat(table, seat, { ...person, connection: line }), person, at) : table;
  },
  went(table, { seat, line, at }) {
    const person = table.seats[seat];
    if (!isPerson(person) || person.connection !== line) return table;
    const { connection: _, ...gone } = person;
    return seen(withSeat(table, seat, gone), person, at);
  },
  clock: (table) => table,
  closed: (table) => ({ ...table, closed: true }),
};

const opened = (body: Opened): TableState => {
  const { at, rules, id, code, by, request, settings, serverSeed, seats } = body;
  const { lock, firstNumbers = false, entropy, from } = body;
  engineFor(rules);
  const table: TableState = {
    seq: 1,
    at,
    updated: at,
    id,
    code,
    rules,
    settings,
    serverSeed,
    firstNumbers,
    ...(lock && { lock }),
    admitted: [],
    host: by.id,
    hostSeen: at,
    peopleSeen: at,
    ...(from !== undefined && { hostFrom: from }),
    opener: by.id,
    seats: seats.map((one): Seat => {
      if (one === null) return FREE;
      if ('level' in one) return { kind: 'bot', level: one.level };
      const isHost = one.id === by.id;
      return {
        kind: 'person',
        guest: one.id,
        name: one.name,
        ready: false,
        ...(isHost && entropy !== undefined && { entropy }),
        ...(isHost && from !== undefined && { from }),
      };
    }),
    removed: [],
    barred: [],
    chat: new Growing(),
    ledger: [],
  };
  return withDoing(table, by.id, { at, request });
};

/** Somebody came or went. */
const seen = (table: TableState, { guest }: PersonSeat, at: number): TableState =>
  withDoing(table, guest, { at, comings: 1 });

/** If the clock of whoever wrote before was ahead, nothing that has begun lies in the future. */
const onTime = (before: TableState, table: TableState, at: number): TableState => {
  if (at >= before.at) return table;
  const { play } = table;
  return {
    ...table,
    updated: Math.min(table.updated, at),
    hostSeen: Math.min(table.hostSeen, at),
    peopleSeen: Math.min(table.peopleSeen, at),
    ...(play && {
      play: {
        ...play,
        since: Math.min(play.since, at),
        ...(play.nudged !== undefined && { nudged: Math.min(play.nudged, at) }),
        ...(play.call && { call: { ...play.call, at: Math.min(play.call.at, at) } }),
        ...(play.paused !== undefined && { paused: Math.min(play.paused, at) }),
      },
    }),
  };
};

/** Whoever came back too late has the seat again as soon as the bot has answered; and when nobody is there any more, it is kept since when. */
const settled = (before: TableState, table: TableState, at: number): TableState => {
  const { play } = table;
  if (!play || (play === before.play && table.seats === before.seats)) return table;
  const seated = table.seats.some((seat) => isPerson(seat) && seat.isReturning) ? withReturned(before, table) : table;
  return isPaused(seated) && play.paused === undefined ? { ...seated, play: { ...play, paused: at } } : seated;
};

const withReturned = (before: TableState, table: TableState): TableState => ({
  ...table,
  seats: table.seats.map((seat, at) => {
    const isStillAsked = table.play!.since === before.play?.since && missingOf(table, at).length > 0;
    if (!isPerson(seat) || !seat.isReturning || isStillAsked) return seat;
    const { isReturning: _, away: __, awaySince: ___, ...person } = seat;
    return person;
  }),
});

const withAway = (table: TableState, seats: readonly number[], now: number): TableState => ({
  ...table,
  seats: table.seats.map((seat, at) =>
    seats.includes(at) && isPerson(seat) ? { ...seat, away: 'time', awaySince: now } : seat,
  ),
});

const withoutCall = (table: TableState): TableState => {
  if (!table.play?.call) return table;
  const { call: _, ...play } = table.play;
  return { ...table, play };
};

/** When all whom the call was for have answered, the time begins anew. */
const answeredCall = (table: TableState, seats: readonly number[], at: number): TableState => {
  const { call } = table.play!;
  const rest = call?.seats.filter((seat) => !seats.includes(seat)) ?? [];
  if (call && rest.length > 0) return { ...table, play: { ...table.play!, call: { ...call, seats: rest } } };
  const calm = withoutCall(table);
  return { ...calm, play: { ...calm.play!, since: at } };
};
