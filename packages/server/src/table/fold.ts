/** The table that a log describes, entry by entry. Pure: the time comes with the entries, chance from the seed. */
import { type Game, UnknownRules } from '@room25/engine';
import { commitmentOf } from '@room25/protocol';
import { applyAct } from './acts/index.ts';
import { missingOf } from './awaited.ts';
import type { Body, KeptAct, Opened } from './entry.ts';
import { doingOf } from './full.ts';
import { Growing } from './growing.ts';
import { People } from './people.ts';
import { withPlan, withPlayed } from './play.ts';
import { begun } from './quick.ts';
import { BrokenLog, engineFor } from './rules-version.ts';
import {
  copyOf,
  entropyOf,
  FREE,
  isPaused,
  isPerson,
  type Mutable,
  noteDoing,
  type PersonSeat,
  type Seat,
  type TableState,
  withSeat,
} from './table-state.ts';

type Later = Exclude<Body, Opened>;

/** Throws if the log is none. */
export const fold = (table: TableState | undefined, body: Body): TableState => {
  if (body.kind === 'opened') return opened(body);
  if (!table) throw new Error('a log that does not begin with the opening of a table');
  // Before it changes: a table of one's own is the same afterwards.
  const before = momentOf(table);
  const next = settled(before, onTime(table, FOLDS[body.kind](table, body as never), body.at), body.at);
  // Changing a locked program must not show in `updated`: it would tell whose it was. Nor must what only some can hear. Coming and
  // going is nothing that happened.
  const isSecret =
    ((body.kind === 'act' || body.kind === 'bot') && isChangeOfLock(before, next)) ||
    (body.kind === 'act' && isWhispered(body.act, next));
  const isPublic = body.kind !== 'came' && body.kind !== 'went' && !isSecret;
  const own = ownOf(table, next);
  own.seq = table.seq + 1;
  own.at = body.at;
  own.updated = isPublic ? body.at : Math.min(table.updated, body.at);
  return own;
};

/** Any number of entries, as they were kept. Throws `BrokenLog` if they cannot be replayed. */
export const foldAll = (table: TableState | undefined, bodies: readonly Body[]): TableState | undefined => {
  const known = table?.play?.game;
  const last = bodies.reduce<TableState | undefined>((before, body) => {
    try {
      return fold(before && owned(before, known), body);
    } catch (error) {
      throw error instanceof UnknownRules ? error : new BrokenLog((before?.seq ?? 0) + 1, error);
    }
  }, table);
  return last && shared(last);
};

/** Nobody sees the tables between the first and the last of many entries, so each is copied once and then changed in place. */
const owned = (table: TableState, known: Game | undefined): TableState => {
  const { play } = table;
  const isPlayOwn = !play || play.isOwn || play.game === known;
  if (table.isOwn && isPlayOwn) return table;
  return { ...table, isOwn: true, ...(!isPlayOwn && { play: { ...play, isOwn: true } }) };
};

const shared = (table: TableState): TableState => {
  if (!table.isOwn) return table;
  const { isOwn: _, ...rest } = table;
  if (!rest.play?.isOwn) return rest;
  const { isOwn: __, ...play } = rest.play;
  return { ...rest, play };
};

/** What has to be known of a table after its next entry. */
interface Moment {
  readonly play: TableState['play'];
  readonly seats: TableState['seats'];
  readonly since: number | undefined;
  readonly locked: number;
}

const momentOf = ({ play, seats }: TableState): Moment => ({
  play,
  seats,
  since: play?.since,
  locked: play?.locks.size ?? 0,
});

/** What an entry made of a table, to be changed until somebody sees it: a copy, if it made nothing of it. */
const ownOf = (before: TableState, after: TableState): Mutable<TableState> =>
  after === before ? copyOf(before) : (after as Mutable<TableState>);

/** Of words that are no longer kept, nobody knows who heard them. */
const isWhispered = (act: KeptAct, { chat }: TableState): boolean =>
  (act.do === 'say' && act.text === undefined) ||
  ((act.do === 'say' || act.do === 'phrase') && chat.last(1)[0]?.seats !== undefined);

const isChangeOfLock = ({ locked }: Moment, { play }: TableState): boolean => locked > 0 && locked === play?.locks.size;

const FOLDS: { readonly [K in Later['kind']]: (table: TableState, body: Extract<Later, { kind: K }>) => TableState } = {
  act(table, { by, id, act, at }) {
    // Before it is done: a game of one's own moves on with it.
    const doing = doingOf(table, act);
    return noteDoing(ownOf(table, applyAct(table, { by, act, at })), by, { at, request: id, ...doing });
  },
  bot: (table, { command, at, plan }) =>
    withPlayed(plan ? { ...table, play: withPlan(table.play!, plan) } : table, command, at),
  timeout: (table, { seats, at }) => withoutCall(withAway(table, seats, at)),
  rollCall: (table, { seats, at }) => ({ ...table, play: { ...table.play!, call: { at, seats } } }),
  present: (table, { seats, at }) => answeredCall(table, seats, at),
  came(table, { seat, line, at }) {
    const person = table.seats[seat];
    if (!isPerson(person)) return table;
    return seen(withSeat(table, seat, { ...person, connection: line, ...seenAt(table, at) }), person, at);
  },
  went(table, { seat, line, at }) {
    const person = table.seats[seat];
    if (!isPerson(person) || person.connection !== line) return table;
    const { connection: _, ...gone } = person;
    return seen(withSeat(table, seat, { ...gone, ...seenAt(table, at) }), person, at);
  },
  clock: (table) => table,
  playedOut: (table, { at }) => withPlayedOut(table, at),
  begun: (table, { at }) => begun(table, at),
  closed: (table) => ({ ...table, closed: true }),
};

const opened = (body: Opened): TableState => {
  const { at, rules, id, code, by, request, settings, serverSeed, seats } = body;
  const { lock, firstNumbers = false, entropy, from, origins, quick } = body;
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
    commitment: commitmentOf(serverSeed),
    firstNumbers,
    ...(lock && { lock }),
    visitors: Math.max(by, ...seats.map((one) => (typeof one === 'number' ? one : 0))) + 1,
    people: People.NOBODY,
    admitted: [],
    ...(quick === undefined ? { host: by } : { quick: { place: quick, opened: at } }),
    hostSeen: at,
    peopleSeen: at,
    ...(quick === undefined && from !== undefined && { hostFrom: from }),
    opener: by,
    seats: seats.map((one, place): Seat => {
      if (one === null) return FREE;
      if (typeof one !== 'number') return { kind: 'bot', level: one.level };
      const isHost = one === by;
      const origin = (isHost ? from : undefined) ?? origins?.[place] ?? undefined;
      return {
        kind: 'person',
        visitor: one,
        ready: false,
        ...(isHost && entropy !== undefined && { entropy: entropyOf(entropy) }),
        ...(origin !== undefined && { from: origin }),
        ...(quick !== undefined && { seen: at }),
      };
    }),
    removed: [],
    barred: [],
    chat: new Growing(),
    ledger: [],
  };
  return noteDoing(table, by, { at, request });
};

const seenAt = ({ quick }: TableState, at: number): Pick<PersonSeat, 'seen'> => (quick ? { seen: at } : {});

/** Somebody came or went. */
const seen = (own: Mutable<TableState>, { visitor }: PersonSeat, at: number): TableState =>
  noteDoing(own, visitor, { at, comings: 1 });

/** If the clock of an earlier writer was ahead, nothing that has begun may lie in the future. */
const onTime = (before: TableState, table: TableState, at: number): TableState => {
  if (at >= before.at) return table;
  const { play } = table;
  return {
    ...table,
    updated: Math.min(table.updated, at),
    hostSeen: Math.min(table.hostSeen, at),
    peopleSeen: Math.min(table.peopleSeen, at),
    ...(table.quick && { quick: { ...table.quick, opened: Math.min(table.quick.opened, at) } }),
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

/**
 * Whoever came back too late has the seat again as soon as the bot has answered. When nobody is left, the time of that is noted.
 */
const settled = (before: Moment, table: TableState, at: number): TableState => {
  const { play } = table;
  if (!play || (play === before.play && !play.isOwn && table.seats === before.seats)) return table;
  const seated = table.seats.some((seat) => isPerson(seat) && seat.isReturning) ? withReturned(before, table) : table;
  return isPaused(seated) && play.paused === undefined ? { ...seated, play: { ...play, paused: at } } : seated;
};

const withReturned = (before: Moment, table: TableState): TableState => ({
  ...table,
  seats: table.seats.map((seat, at) => {
    const isStillAsked = table.play!.since === before.since && missingOf(table, at).length > 0;
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

const withPlayedOut = (table: TableState, at: number): TableState => {
  const { paused: _, call: __, nudged: ___, ...play } = table.play!;
  return { ...table, play: { ...play, since: at, isPlayedOut: true } };
};

const withoutCall = (table: TableState): TableState => {
  if (!table.play?.call) return table;
  const { call: _, ...play } = table.play;
  return { ...table, play };
};

/** When everybody who was called has answered, the time begins anew. */
const answeredCall = (table: TableState, seats: readonly number[], at: number): TableState => {
  const { call } = table.play!;
  const rest = call?.seats.filter((seat) => !seats.includes(seat)) ?? [];
  if (call && rest.length > 0) return { ...table, play: { ...table.play!, call: { ...call, seats: rest } } };
  const calm = withoutCall(table);
  return { ...calm, play: { ...calm.play!, since: at } };
};
