/** What sockets and HTTP share: tables, identities, limits, and what is counted and logged. */
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { SPECTATOR, UnknownRules } from '@room25/engine';
import { type Act, type RatingKind, read, tableName } from '@room25/protocol';
import type { Logger } from 'pino';
import { Company } from './company.ts';
import type { Conduct } from './conduct.ts';
import { FAILURES, type Failure, Seldom } from './failure.ts';
import { Hearing } from './hearing.ts';
import type { Challenges } from './http/challenges.ts';
import { dataOf } from './http/data-of.ts';
import type { Tokens } from './http/tokens.ts';
import { COSTS, ENTRIES_AT_ONE, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { LiveTable } from './node/live-table.ts';
import type { TableNode } from './node/node.ts';
import { QuickGames } from './node/quick-games.ts';
import { OperatorAccess, viaPage } from './operator/access.ts';
import { Operator } from './operator/operator.ts';
import type { Push } from './push/push.ts';
import type { Keeping } from './retention.ts';
import type { ConductBook, OperatorSession } from './store/conduct-book.ts';
import type { GuestBook, Merged } from './store/guest-book.ts';
import { merging } from './store/merging.ts';
import type { NameBook } from './store/name-book.ts';
import type { PushBook } from './store/push-book.ts';
import type { Ranked, RatingBook } from './store/rating-book.ts';
import type { ResultBook } from './store/result-book.ts';
import type { Steps } from './store/steps.ts';
import type { Found, ListQuery, Store } from './store/store.ts';
import { Stories } from './stories/stories.ts';
import type { Guest } from './table/entry.ts';
import { type Refusal, refuse } from './table/refusal.ts';
import { BrokenLog } from './table/rules-version.ts';
import { seatOfGuest, type TableState } from './table/table-state.ts';

/** Milliseconds. */
const STORE_ANSWERS_IN = 5_000;
const READINESS_LASTS = 1_000;
const BEST_LASTS = 10_000;
/** How many seats, for each state of a table, somebody who is forgotten leaves at once. */
const MOST_LEFT = 500;

/** What somebody who is banned may not do. They may come back to a game they have begun: others wait for them there. */
const BANNED: readonly Act['do'][] = ['sit', 'enter', 'phrase', 'rematch', 'start'];

export interface Parts {
  readonly node: TableNode;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly challenges: Challenges;
  readonly conduct: Conduct;
  readonly limits: Limits;
  readonly push: Push;
  readonly keeping: Keeping;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
}

/** Who looks for a table, and from where. */
export interface Asker {
  readonly address: string;
  readonly guest?: Guest | undefined;
}

export class Service {
  readonly node: TableNode;
  /** Of finished games. */
  readonly stories: Stories;
  readonly tokens: Tokens;
  readonly challenges: Challenges;
  readonly conduct: Conduct;
  readonly hearing: Hearing;
  readonly company: Company;
  readonly quick: QuickGames;
  readonly operators: OperatorAccess;
  readonly limits: Limits;
  readonly push: Push;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly #store: Store;
  readonly #keeping: Keeping;
  readonly #recent = new Map<string, Promise<readonly Found[]>>();
  readonly #best = new Map<RatingKind, Promise<readonly Ranked[]>>();
  readonly #log: Logger;
  readonly #seldom: Seldom;
  #readiness: Promise<boolean> | undefined;

  constructor({ node, store, tokens, challenges, conduct, limits, push, keeping, metrics, log, now }: Parts) {
    this.node = node;
    this.stories = new Stories(store);
    this.#store = store;
    this.#keeping = keeping;
    this.tokens = tokens;
    this.challenges = challenges;
    this.conduct = conduct;
    this.hearing = new Hearing(store, node.tables, now);
    this.company = new Company(store, node.tables, now);
    this.quick = new QuickGames({ node, store, now });
    this.operators = new OperatorAccess(store, now);
    this.limits = limits;
    this.push = push;
    this.metrics = metrics;
    this.#log = log;
    this.#seldom = new Seldom(now);
    this.now = now;
  }

  /**
   * A table by its id or code. An address that has asked for many unknown tables is no longer told of any by code, whether it
   * exists or not. Listed tables, those one sits at, and those asked for by their id, which nobody can guess, are always found.
   */
  async find(name: string, { address, guest }: Asker): Promise<LiveTable | Refusal> {
    const known = this.node.tables.known(name);
    if (known) return known;
    const { limits } = this;
    const isName = read(tableName, name);
    const summary = 'value' in isName ? await this.#store.summary(name) : undefined;
    const isOpen =
      summary &&
      (summary.listed || summary.id === name || (guest && summary.people.some((each) => each.guest === guest.id)));
    if (!isOpen && limits.isEmpty('misses', address)) {
      const mayTry = guest && limits.take('guesses', guest.id);
      if (!mayTry) return limits.refusal('misses', address);
    }
    const live = summary && (await this.#read(summary.id, address));
    if (live) return live;
    limits.take('misses', address);
    return refuse('no-table');
  }

  /** Whoever wants a table that nobody has looked at lately has it read, and pays for it, as long as they can. */
  async #read(id: string, address: string): Promise<LiveTable | Refusal | undefined> {
    const known = this.node.tables.known(id);
    if (known) return known;
    // A socket is not asked at the gate each time.
    if (this.limits.isEmpty('work', address)) return this.limits.refusal('work', address);
    const live = await this.node.tables.byId(id);
    if (live) this.limits.charge('work', address, COSTS.reading + live.table.seq / ENTRIES_AT_ONE);
    return live;
  }

  async act(
    live: LiveTable,
    { by, address }: { by: Guest; address: string },
    request: { id: string; act: Act },
  ): Promise<Refusal | undefined> {
    const bar = this.#conductBar(by, request.act) ?? this.#passwordBar(live, address, request.act);
    if (bar) return bar;
    const end = this.metrics.delay.startTimer();
    const refusal = await this.node.act(live, { by, address }, request);
    if (!refusal) {
      end();
      this.metrics.acts.inc();
      await this.#noteLeaving(live, by.id, request.act);
    }
    return refusal;
  }

  /** Somebody leaves a quick game that they could still play: that is remembered for a while. */
  async #noteLeaving(live: LiveTable, guest: string, act: Act): Promise<void> {
    if (!live.table.quick || (act.do !== 'leave' && act.do !== 'back')) return;
    if (!isAlive(live.table, guest)) return;
    const noted = this.quick.note(act.do === 'leave' ? 'left' : 'back', live, guest);
    // What was done is done, even if that cannot be written down.
    await noted.catch((error) => this.failed('guests', error));
  }

  operatorAt({ label }: OperatorSession): Operator {
    return new Operator(this.#store, this.now, viaPage(label));
  }

  get conductBook(): ConductBook {
    return this.#store.conduct;
  }

  get results(): ResultBook {
    return this.#store.results;
  }

  get ratings(): RatingBook {
    return this.#store.ratings;
  }

  get pushBook(): PushBook {
    return this.#store.push;
  }

  get names(): NameBook {
    return this.#store.names;
  }

  /** All of it, or nothing. */
  transact<T>(steps: () => Steps<T>): Promise<T> {
    return this.#store.transact(steps);
  }

  get guests(): GuestBook {
    return this.#store.guests;
  }

  /** Everything that is kept of somebody, as gzip; cut short once nobody waits for it. */
  async dataOf(guest: Guest, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Buffer[] = [];
    const store = this.#store;
    const about = { now: this.now(), keeping: this.#keeping };
    async function* wanted(): AsyncGenerator<string> {
      for await (const piece of dataOf(store, guest, about)) {
        if (signal.aborted) return;
        yield piece;
      }
    }
    await pipeline(wanted, createGzip(), async (squeezed) => {
      for await (const piece of squeezed) pieces.push(piece as Buffer);
    });
    return new Uint8Array(Buffer.concat(pieces));
  }

  /** The guest leaves every seat, and is forgotten. */
  async forget({ id, name }: Guest): Promise<void> {
    for (const state of ['open', 'playing', 'paused'] as const)
      for (const { id: table } of await this.#store.list({ player: id, states: [state], limit: MOST_LEFT })) {
        const live = await this.node.tables.byId(table).catch(() => undefined);
        // Where they cannot leave, the seat is lost when its time runs out.
        if (live) await this.node.act(live, { by: { id, name } }, { id: randomUUID(), act: { do: 'leave' } });
      }
    await this.#store.forget(id, this.now());
    this.tokens.forget(id);
  }

  /** The one guest becomes the other. Where both sit, the one gets up. */
  async merge(one: Guest, other: Guest): Promise<void> {
    for (const state of ['open', 'playing', 'paused'] as const)
      for (const { id, people } of await this.#store.list({ player: one.id, states: [state], limit: MOST_LEFT })) {
        const live = people.some(({ guest }) => guest === other.id) && (await this.node.tables.byId(id));
        if (live) await this.node.act(live, { by: one }, { id: randomUUID(), act: { do: 'leave' } });
      }
    const merged = { guest: one.id, into: other.id, name: other.name };
    await this.#store.transact(() => merging(merged, other.name, this.now()));
    this.tokens.merge(merged);
    await this.tokens.onMerged([merged]);
  }

  /** What was written about them before this process knew of it moves too. */
  async followMerges(merged: readonly Merged[]): Promise<void> {
    for (const { guest, into, name } of merged)
      await this.#store.transact(() => merging({ guest, into }, name ?? '', this.now()));
    const concerned = new Set(merged.flatMap(({ guest, into }) => [guest, into]));
    await this.node.readAnew((guest) => concerned.has(guest));
  }

  list(query: ListQuery): Promise<readonly Found[]> {
    return this.#store.list(query);
  }

  /** No older than this: everybody who waits for the same list asks the store once. */
  recentList(query: ListQuery, milliseconds: number): Promise<readonly Found[]> {
    const key = JSON.stringify(query);
    let list = this.#recent.get(key);
    if (!list) {
      list = this.#store.list(query);
      this.#recent.set(key, list);
      setTimeout(() => this.#recent.delete(key), milliseconds).unref();
    }
    return list;
  }

  /** No older than a few seconds, whoever asks. */
  recentBest(kind: RatingKind, most: number): Promise<readonly Ranked[]> {
    let best = this.#best.get(kind);
    if (!best) {
      best = this.#store.ratings.best(kind, this.now(), most);
      this.#best.set(kind, best);
      setTimeout(() => this.#best.delete(kind), BEST_LASTS).unref();
    }
    return best;
  }

  /** No older than a moment: asking must not be a way to make the server write. A hanging store is not ready either. */
  isReady(): Promise<boolean> {
    if (this.#readiness) return this.#readiness;
    const late = new AbortController();
    const hangs = sleep(STORE_ANSWERS_IN, false, { signal: late.signal, ref: false }).catch(() => false);
    const readiness = Promise.race([this.#store.isReady().catch(() => false), hangs]).then((isReady) => {
      late.abort();
      setTimeout(() => {
        this.#readiness = undefined;
      }, READINESS_LASTS).unref();
      return isReady;
    });
    this.#readiness = readiness;
    return readiness;
  }

  /** What an operator has decided. A game that was begun may be played to its end. */
  #conductBar({ id }: Guest, act: Act): Refusal | undefined {
    if (act.do === 'say') return this.conduct.muteBar(id);
    return BANNED.includes(act.do) ? this.conduct.banBar(id) : undefined;
  }

  /** Trying passwords is slow, from one address and from many. Setting one takes as long as trying one. */
  #passwordBar({ table: { id } }: LiveTable, address: string, act: Act): Refusal | undefined {
    const { limits } = this;
    const isTry = act.do === 'enter';
    const isSet = act.do === 'settings' && typeof act.password === 'string';
    if (!isTry && !isSet) return undefined;
    if (!limits.take('passwords', address)) return limits.refusal('passwords', address);
    return isSet || limits.take('tries', id) ? undefined : limits.refusal('tries', id);
  }

  /** What is said about an error: nothing of its own text. */
  refusalOf(error: unknown): Refusal {
    if (error instanceof UnknownRules) return refuse('rules-version', error.message);
    const isBroken = error instanceof BrokenLog;
    this.failed(isBroken ? 'log' : 'request', error);
    return isBroken ? refuse('broken-log', error.message) : refuse('unavailable');
  }

  failed(what: Failure, error: unknown, table?: string): void {
    this.metrics.errors.inc({ what });
    // Each broken log is a failure of its own.
    const key = what === 'log' ? `${what} ${table}` : what;
    const again = this.#seldom.since(key);
    if (again === undefined) return;
    const more = { ...(table !== undefined && { table }), ...(again > 0 && { again }) };
    this.#log.error({ err: error, what, ...more }, FAILURES[what]);
  }
}

/** Has this seat a character that is still in the game? */
const isAlive = (table: TableState, guest: string): boolean => {
  const seat = seatOfGuest(table, guest);
  const { play } = table;
  if (seat === undefined || !play || play.ended !== undefined) return false;
  return play.game.view(SPECTATOR).cast.some((each) => each.seat === seat && each.cell !== undefined);
};
