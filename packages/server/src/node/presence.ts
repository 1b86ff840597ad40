/** Who is here: connections that come and go, those of processes that died, and the roll calls of tables without a clock. */
import type { Failure } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { isVisited } from '../table/clock.ts';
import { isNoted } from '../table/full.ts';
import { type Refusal, refuse } from '../table/refusal.ts';
import { isPerson, seatOf, seatOfGuest } from '../table/table-state.ts';
import { newConnectionId, processOf } from './connection-id.ts';
import type { LiveTable } from './live-table.ts';
import type { Tables } from './tables.ts';

/** Somebody who asks over HTTP counts as present for this long. */
const PRESENT_FOR = 60_000;
/** A page that is reloaded is not gone. */
const GONE_AFTER = 5_000;

export interface PresenceOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
  readonly failed: (what: Failure, error: unknown, table?: string) => void;
}

export class Presence {
  readonly #options: PresenceOptions;
  /** By connection. */
  readonly #gone = new Map<string, { readonly table: string; readonly visitor: number; readonly at: number }>();

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** A name for a connection to this process. */
  newConnectionId(): string {
    return newConnectionId(this.#options.store.process);
  }

  /** This is the seat's connection now; any others are old. */
  async came(live: LiveTable, guest: string, connection: string): Promise<Refusal | undefined> {
    const refusal = await live.change((table, at) => {
      const seat = seatOfGuest(table, guest);
      if (seat === undefined) return refuse('not-seated');
      const person = table.seats[seat];
      if (!isPerson(person) || !isNoted(table, person.visitor) || person.connection === connection) return undefined;
      return { kind: 'came', at, seat, line: connection };
    });
    return refusal;
  }

  /** A seat's connection is cut. If none replaces it soon, everybody is told. */
  went({ table }: LiveTable, guest: string, connection: string): void {
    const visitor = table.people.visitorOf(guest);
    if (visitor !== undefined) this.#gone.set(connection, { table: table.id, visitor, at: this.#options.now() });
  }

  /** Bots play for people who sit there or watch, not for themselves. */
  isAnybodyAt(live: LiveTable): boolean {
    const now = this.#options.now();
    return live.onlookers.size > 0 || now - live.lastAskedAtAll < PRESENT_FOR || isVisited(live.table, now);
  }

  /** Does the host watch the table, or ask over HTTP, through this process? */
  isHostAt(live: LiveTable): boolean {
    const { host, people } = live.table;
    if (host === undefined) return false;
    const isHost = (guest: string | undefined): boolean => guest !== undefined && people.visitorOf(guest) === host;
    if ([...live.onlookers].some(({ guest }) => isHost(guest))) return true;
    const seat = seatOf(live.table, host);
    return seat !== undefined && this.#options.now() - live.lastAsked(seat) < PRESENT_FOR;
  }

  answerCall(live: LiveTable): void {
    const isAnswerable = this.#presentOf(live).length > 0;
    if (!isAnswerable) return;
    const answered = live.change((_, at) => {
      const seats = this.#presentOf(live);
      return seats.length > 0 ? { kind: 'present', at, seats } : undefined;
    });
    answered.catch((error) => this.#options.failed('roll-call', error, live.table.id));
  }

  /** Those called who are connected here. */
  #presentOf(live: LiveTable): readonly number[] {
    const { table, onlookers } = live;
    const { call } = table.play ?? {};
    if (!call) return [];
    const now = this.#options.now();
    const connected = new Set([...onlookers].map((onlooker) => onlooker.watching(table)));
    return call.seats.filter((seat) => connected.has(seat) || now - live.lastAsked(seat) < PRESENT_FOR);
  }

  /** After a crash nobody is left to report that the connections of that process are cut. */
  async missOrphans(watched: readonly LiveTable[], now: number): Promise<void> {
    const connections = watched.flatMap(({ table: { id, seats } }) =>
      seats.flatMap((seat) =>
        isPerson(seat) && seat.connection !== undefined
          ? [{ connection: seat.connection, table: id, visitor: seat.visitor }]
          : [],
      ),
    );
    const orphans = await this.#orphansAmong(connections.map(({ connection }) => connection));
    for (const { connection, ...whose } of connections)
      if (orphans.has(connection) && !this.#gone.has(connection)) this.#gone.set(connection, { ...whose, at: now });
  }

  async #orphansAmong(connections: readonly string[]): Promise<ReadonlySet<string>> {
    const { store } = this.#options;
    const others = new Set(connections.map(processOf).filter((name) => name !== store.process));
    const ended = others.size > 0 ? await store.ended([...others]) : [];
    return new Set(connections.filter((each) => ended.includes(processOf(each))));
  }

  async tellGone(now: number): Promise<void> {
    const gone = [...this.#gone].filter(([, { at }]) => now - at >= GONE_AFTER);
    const { store } = this.#options;
    // The process may only have seemed dead.
    const orphans = await this.#orphansAmong(gone.map(([connection]) => connection));
    const tellings = gone.map(async ([connection, { table, visitor }]) => {
      this.#gone.delete(connection);
      if (processOf(connection) !== store.process && !orphans.has(connection)) return;
      const live = await this.#options.tables.byId(table);
      await live?.change((current, at) => {
        const seat = seatOf(current, visitor);
        const person = current.seats[seat ?? -1];
        if (!isNoted(current, visitor) || !isPerson(person) || person.connection !== connection) return undefined;
        return { kind: 'went', at, seat: seat!, line: connection };
      });
    });
    await Promise.all(tellings);
  }
}
