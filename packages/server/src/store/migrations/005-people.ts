import type { Migration } from './migration.ts';
import type { Move, MovedPerson } from './move.ts';

const PEOPLE = `
  CREATE TABLE people (
    table_id TEXT NOT NULL,
    visitor INTEGER NOT NULL,
    guest TEXT,
    name TEXT,
    seated INTEGER NOT NULL,
    PRIMARY KEY (table_id, visitor)
  )`;

const LINES = `
  CREATE TABLE lines (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    visitor INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  )`;

const REST = `
  CREATE INDEX people_by_guest ON people (guest) WHERE guest IS NOT NULL;
  CREATE TABLE forgotten (id TEXT PRIMARY KEY, at BIGINT NOT NULL);
  CREATE INDEX forgotten_at ON forgotten (at);
  DROP TABLE seated;`;

interface OldGuest {
  readonly id: string;
  readonly name: string;
}

interface Saying {
  readonly do: string;
  readonly text?: string;
}

/** Names, guests and talk leave the log, which has numbers instead. Whoever did something first has the first number. */
export class OldLog {
  readonly #visitors = new Map<string, number>();
  readonly #names = new Map<number, string>();

  /** `known`: those who have numbers already. */
  constructor(known: Iterable<{ readonly visitor: number; readonly guest?: string; readonly name?: string }> = []) {
    for (const { visitor, guest, name } of known) {
      if (guest !== undefined) this.#visitors.set(guest, visitor);
      if (name !== undefined) this.#names.set(visitor, name);
    }
  }

  /** The entry as it is from now on, and what was said; nothing if it names nobody. */
  moved(entry: unknown): { readonly body: object; readonly visitor: number; readonly text?: string } | undefined {
    const { by, kind, ...old } = (entry ?? {}) as { by?: unknown; kind?: string; act?: Saying; seats?: unknown[] };
    if (!isGuest(by)) return undefined;
    const visitor = this.#called(by, old.act?.do === 'sit');
    if (old.seats) {
      const seats = old.seats.map((one) => (isGuest(one) ? this.#called(one, false) : one));
      return { body: { kind, ...old, by: visitor, seats }, visitor };
    }
    const body = { kind, ...old, by: visitor };
    if (old.act?.do !== 'say') return { body, visitor };
    const { text, ...act } = old.act;
    return { body: { ...body, act }, visitor, ...(text !== undefined && { text }) };
  }

  visitorOf(guest: string): number {
    const visitor = this.#visitors.get(guest) ?? this.#visitors.size;
    this.#visitors.set(guest, visitor);
    return visitor;
  }

  /** Those who sit there, the host first; `names`: in the same order. */
  playersOf(guests: readonly string[], names: readonly string[]): readonly number[] {
    const isHost = (visitor: number): boolean => this.#names.get(visitor) === names[0];
    return guests
      .map((guest) => this.visitorOf(guest))
      .sort((one, other) => Number(isHost(other)) - Number(isHost(one)));
  }

  get people(): readonly { readonly visitor: number; readonly guest: string; readonly name?: string }[] {
    return [...this.#visitors].map(([guest, visitor]) => {
      const name = this.#names.get(visitor);
      return { visitor, guest, ...(name !== undefined && { name }) };
    });
  }

  /** At a table somebody keeps the name they had when they last sat down. */
  #called({ id, name }: OldGuest, isAnew: boolean): number {
    const visitor = this.visitorOf(id);
    if (isAnew || !this.#names.has(visitor)) this.#names.set(visitor, name);
    return visitor;
  }
}

const isGuest = (value: unknown): value is OldGuest =>
  typeof value === 'object' && value !== null && typeof (value as OldGuest).id === 'string';

interface OldDetails {
  /** Names, the host's first. */
  readonly people?: readonly string[];
  readonly awaited?: readonly string[];
}

const move: Move = (log, summary) => {
  const old = new OldLog();
  const moved = log.map(({ seq, body }) => ({ seq, ...old.moved(JSON.parse(body)) }));
  const { people: names = [], awaited = [], ...details } = JSON.parse(summary.details) as OldDetails;
  const players = old.playersOf(JSON.parse(summary.players) as readonly string[], names);
  return {
    entries: moved.flatMap(({ seq, body }) => (body ? [{ seq, body: JSON.stringify(body) }] : [])),
    people: old.people.map(
      ({ visitor, guest, name = null }): MovedPerson => ({ visitor, guest, name, seated: players.includes(visitor) }),
    ),
    lines: moved.flatMap(({ seq, visitor, text }) => (text === undefined ? [] : [{ seq, visitor: visitor!, text }])),
    players: JSON.stringify(players),
    details: JSON.stringify({ ...details, awaited: awaited.map((guest) => old.visitorOf(guest)) }),
  };
};

/** Older servers cannot write here any more: what they would write to is gone. */
export const people: Migration = {
  name: '005-people',
  sqlite: `${PEOPLE} WITHOUT ROWID; ${LINES} WITHOUT ROWID; ${REST}`,
  postgres: `LOCK TABLE tables, entries, seated IN ACCESS EXCLUSIVE MODE; ${PEOPLE}; ${LINES}; ${REST}`,
  move,
};
