/** The table that a log says, entry by entry. Pure: the time comes with the entries, chance from the seed. */
import { applyAct } from './acts/index.ts';
import type { Body, Opened } from './entry.ts';
import { Growing } from './growing.ts';
import { played } from './play.ts';
import { isPlayable, RulesVersionError } from './rules-version.ts';
import { FREE, isPerson, type Seat, type Table, withRequest, withSeat } from './table.ts';

type Later = Exclude<Body, Opened>;

/** Throws if a log is not one. */
export const fold = (table: Table | undefined, body: Body): Table => {
  if (body.kind === 'opened') return opened(body);
  if (!table) throw new Error('a log that does not begin with the opening of a table');
  const next = FOLDS[body.kind](table, body as never);
  // Whose program was changed is nobody's business; that somebody came or went is nothing that happened.
  const isPublic =
    body.kind !== 'came' && body.kind !== 'went' && !(body.kind === 'act' && isChangeOfLock(table, next));
  return { ...next, seq: table.seq + 1, at: body.at, updated: isPublic ? body.at : table.updated };
};

/** Any number of them. */
export const foldAll = (table: Table | undefined, bodies: readonly Body[]): Table | undefined =>
  bodies.reduce<Table | undefined>(fold, table);

const isChangeOfLock = ({ play: before }: Table, { play: after }: Table): boolean =>
  before !== undefined && after !== undefined && before.locks.size > 0 && before.locks.size === after.locks.size;

const FOLDS: { readonly [K in Later['kind']]: (table: Table, body: Extract<Later, { kind: K }>) => Table } = {
  act: (table, { by, id, act, at }) => withRequest(applyAct(table, { by, act, at }), by, id),
  bot: (table, { command, at }) => ({ ...table, play: played(table.play!, command, at) }),
  timeout: (table, { seats }) => withoutCall(withAway(table, seats)),
  rollCall: (table, { seats, at }) => ({ ...table, play: { ...table.play!, call: { at, seats } } }),
  present: (table, { seats, at }) => answeredCall(table, seats, at),
  came(table, { seat, line }) {
    const person = table.seats[seat];
    return isPerson(person) ? withSeat(table, seat, { ...person, line }) : table;
  },
  went(table, { seat, line }) {
    const person = table.seats[seat];
    if (!isPerson(person) || person.line !== line) return table;
    const { line: _, ...gone } = person;
    return withSeat(table, seat, gone);
  },
  closed: (table) => ({ ...table, closed: true }),
};

const opened = ({ at, rules, id, code, by, request, settings, serverSeed, seats, entropy }: Opened): Table => {
  if (!isPlayable(rules)) throw new RulesVersionError(rules);
  const table: Table = {
    seq: 1,
    at,
    updated: at,
    id,
    code,
    rules,
    settings,
    serverSeed,
    host: by.id,
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
      };
    }),
    removed: [],
    chat: new Growing(),
    requests: new Map(),
  };
  return withRequest(table, by, request);
};

const withAway = (table: Table, seats: readonly number[]): Table => ({
  ...table,
  seats: table.seats.map((seat, at) => (seats.includes(at) && isPerson(seat) ? { ...seat, away: 'time' } : seat)),
});

const withoutCall = (table: Table): Table => {
  if (!table.play?.call) return table;
  const { call: _, ...play } = table.play;
  return { ...table, play };
};

/** When all whom the call was for have answered, the time begins anew. */
const answeredCall = (table: Table, seats: readonly number[], at: number): Table => {
  const { call } = table.play!;
  const rest = call?.seats.filter((seat) => !seats.includes(seat)) ?? [];
  if (call && rest.length > 0) return { ...table, play: { ...table.play!, call: { ...call, seats: rest } } };
  const calm = withoutCall(table);
  return { ...calm, play: { ...calm.play!, since: at } };
};
