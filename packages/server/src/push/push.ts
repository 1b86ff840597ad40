/** Tells people who are not here that it is their move, or that their table begins, as far as they want to be told. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LanguageCode } from '@room25/text';
import type { Failure } from '../failure.ts';
import type { Limits } from '../limits.ts';
import type { LiveTable } from '../node/live-table.ts';
import type { Tables } from '../node/tables.ts';
import { Rounds } from '../rounds.ts';
import type { DailySeat, SeatToTell, Subscription, Telling, ToldSeat } from '../store/push-book.ts';
import type { Store } from '../store/store.ts';
import { summaryOf } from '../table/summary.ts';
import { isAttended, isPerson, type TableState } from '../table/table-state.ts';
import { type Calling, messageOf, type Occasion } from './message.ts';
import { areKeys, Sender, sealed } from './sealing.ts';
import { isEndpoint } from './services.ts';

const LOOK_EVERY = 15_000;
/** Somebody who is awaited and has not been connected for this long is told. */
const ABSENT_FOR = 60_000;
/** After a failed attempt they are told this much later, if it is still their move. */
const AGAIN_AFTER = 5 * 60_000;
const HOUR = 3_600_000;
/** How long a push service keeps it. */
const LONGEST_KEPT = 12 * HOUR;
const ANSWERS_IN = 10_000;
const GONE = [404, 410];
/** Messages that are under way at a time: whoever has many people told opens no thousand connections. */
const MOST_AT_ONCE = 20;

/** What became of a message. A service that a stranger has named may not be there: that is nobody's fault. */
export const PUSH_ANSWERS = ['taken', 'refused', 'unreachable'] as const;
export type PushAnswer = (typeof PUSH_ANSWERS)[number];

export interface Wanted {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: LanguageCode;
}

/** Somebody who is to be told of these tables. */
interface Finding extends Pick<ToldSeat, 'guest' | 'daily'> {
  readonly occasion: Occasion;
  readonly tables: Calling[];
  readonly tellings: Telling[];
}

/** What somebody is told once a day. */
interface Day {
  readonly seats: DailySeat[];
  /** At the table where they have been missed longest. */
  absentFor: number;
}

export interface PushOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly now: () => number;
  /** Push services besides those of the usual browsers. */
  readonly hosts: readonly string[];
  readonly post: typeof fetch;
  readonly answered: (answer: PushAnswer) => void;
  readonly failed: (what: Failure, error: unknown) => void;
}

export class Push {
  readonly #options: PushOptions;
  readonly #sender: Promise<Sender>;
  /** Since when people have been awaited and not here, by table and visitor. */
  readonly #absent = new Map<string, number>();
  /** Those found missing in this round. */
  readonly #missed = new Set<string>();
  /** What they were told last, by the same and by which of their browsers. */
  readonly #told = new Map<string, string>();
  readonly #sending = new Set<Promise<void>>();
  /** Messages that wait to be sent, one person after the other. */
  readonly #waiting = new Rounds<() => Promise<void>>();
  #underWay = 0;
  readonly #end = new AbortController();
  #looked = Number.NEGATIVE_INFINITY;
  #isLooking = false;

  constructor(options: PushOptions) {
    this.#options = options;
    this.#sender = options.store.secret('vapid').then((secret) => new Sender(secret));
    // Whoever needs it is told that it is not there; nobody else has to know.
    this.#sender.catch(() => {});
  }

  async publicKey(): Promise<string> {
    return (await this.#sender).publicKey;
  }

  /** May the server write to this address? */
  isFine({ endpoint, p256dh, auth }: Wanted): boolean {
    return isEndpoint(endpoint, this.#options.hosts) && areKeys(keysOf({ p256dh, auth }));
  }

  /** Everybody at the table who is not connected is told that it begins. */
  began(table: TableState): void {
    const absent = table.seats.filter((seat) => isPerson(seat) && seat.connection === undefined);
    const guests = absent.flatMap((seat) => (isPerson(seat) ? (table.people.at(seat.visitor)?.guest ?? []) : []));
    this.#later(async () => {
      const summary = summaryOf(table);
      for (const guest of guests) {
        const visitor = table.people.visitorOf(guest)!;
        // Somebody who turned it on after the start has seen it.
        const browsers = (await this.#options.store.push.of(guest)).filter(({ made }) => made <= table.play!.started);
        const told = table.settings.clock.kind === 'correspondence' ? browsers.filter(isToldAtOnce) : browsers;
        if (told.length === 0) continue;
        // That they are awaited from the first moment on is no other news.
        const here = { table: table.id, visitor };
        const begins = { ...here, what: 'begins' };
        const move = tellingOf({ ...here, deadline: summary.deadline }, 'move');
        if (summary.deadline !== undefined) await this.#claim(move);
        if (!(await this.#claim(begins)) || (await this.#tell([{ ...summary, table: table.id }], told, 'begins')))
          continue;
        await this.#unclaim([begins, move]);
      }
    });
  }

  async sweep(): Promise<void> {
    const { now, failed } = this.#options;
    if (this.#isLooking || Math.abs(now() - this.#looked) < LOOK_EVERY) return;
    this.#looked = now();
    this.#isLooking = true;
    try {
      await this.#look();
    } catch (error) {
      failed('push', error);
    } finally {
      this.#isLooking = false;
    }
  }

  async close(): Promise<void> {
    this.#end.abort();
    await Promise.allSettled(this.#sending);
  }

  /** Even hundreds of games by post are found with one question, and nothing is asked again about what somebody was told. */
  async #look(): Promise<void> {
    const { store, now } = this.#options;
    this.#missed.clear();
    const seats = await store.push.playing();
    await this.#lookForNews(seats);
    await this.#lookForDays(await store.push.playingDaily(now()));
    for (const key of this.#absent.keys()) if (!this.#missed.has(key)) this.#absent.delete(key);
    const playing = new Set(seats.map(toldKeyOf));
    for (const key of this.#told.keys()) if (!playing.has(key)) this.#told.delete(key);
  }

  /** At once; for those who are told once a day, what none of their days has told in time. */
  async #lookForNews(seats: readonly ToldSeat[]): Promise<void> {
    const { store, now } = this.#options;
    /** By guest, occasion and kind of browser: what is found in one round is told at once. */
    const found = new Map<string, Finding>();
    for (const seat of seats) {
      // However many seats there are, others get their turn.
      await setImmediate();
      const { guest, daily } = seat;
      const occasion = occasionFor(seat, now());
      if (!occasion || (daily && occasion !== 'hurry')) continue;
      const telling = daily ? tellingOfDay(seat) : tellingOf(seat, occasion);
      if (this.#told.get(toldKeyOf(seat)) === telling.what) continue;
      if (await store.push.isTold(telling)) {
        this.#told.set(toldKeyOf(seat), telling.what);
        continue;
      }
      if (((await this.#absentFor(seat)) ?? 0) < ABSENT_FOR) continue;
      if (!(await this.#claim(telling))) continue;
      const key = [guest, occasion, daily].join(' ');
      const finding = found.get(key) ?? { guest, daily, occasion, tables: [], tellings: [] };
      finding.tables.push(seat);
      finding.tellings.push(telling);
      found.set(key, finding);
    }
    for (const { guest, daily, occasion, tables, tellings } of found.values())
      this.#later(async () => {
        const browsers = (await store.push.of(guest)).filter((each) => isToldAtOnce(each) !== Boolean(daily));
        if (await this.#tell(tables, browsers, occasion)) return;
        for (const telling of tellings) this.#notBefore(telling);
        await this.#unclaim(tellings);
      });
  }

  /** For those who are told once a day: everything that waits for them then is one message. */
  async #lookForDays(seats: readonly DailySeat[]): Promise<void> {
    const { store, now } = this.#options;
    const found = new Map<string, Day>();
    for (const seat of seats) {
      await setImmediate();
      const absentFor = occasionFor(seat, now()) && (await this.#absentFor(seat));
      if (absentFor === undefined) continue;
      const day = found.get(seat.endpoint) ?? { seats: [], absentFor: 0 };
      day.seats.push(seat);
      day.absentFor = Math.max(day.absentFor, absentFor);
      found.set(seat.endpoint, day);
    }
    for (const { seats: tables, absentFor } of found.values()) {
      const [first] = tables as [DailySeat];
      const at = now();
      if (absentFor < ABSENT_FOR || !(await store.push.claimDigest(first, at))) continue;
      const claimed: Telling[] = [];
      for (const telling of tables.map(tellingOfDay)) if (await this.#claim(telling)) claimed.push(telling);
      this.#later(async () => {
        const browsers = (await store.push.of(first.guest)).filter(({ endpoint }) => endpoint === first.endpoint);
        if (await this.#tell(tables, browsers, 'move')) return;
        for (const seat of tables) this.#notBefore(seat);
        await this.#unclaim(claimed);
        await store.push.unclaimDigest(first, at);
      });
    }
  }

  /** How long they have been awaited and not here, as far as this process knows; nothing if they are here. */
  async #absentFor(seat: SeatToTell): Promise<number | undefined> {
    const { now } = this.#options;
    const key = keyOf(seat);
    const known = this.#absent.get(key) ?? now();
    // Nobody is looked up before they are due.
    if (known <= now() && (await this.#isHere(seat.table, seat.visitor))) return undefined;
    this.#missed.add(key);
    this.#absent.set(key, known);
    return now() - known;
  }

  /** As if they had only just left, but for longer: a service that is down is not asked again and again. */
  #notBefore(seat: Pick<SeatToTell, 'table' | 'visitor'>): void {
    this.#absent.set(keyOf(seat), this.#options.now() + AGAIN_AFTER - ABSENT_FOR);
  }

  /** Connected, or asking over HTTP. Somebody who has left is not called back. */
  async #isHere(table: string, visitor: number): Promise<boolean> {
    const { tables, now } = this.#options;
    const live: LiveTable | undefined = await tables.byId(table);
    if (!live) return true;
    await live.readOn();
    const at = live.table.seats.findIndex((seat) => isPerson(seat) && seat.visitor === visitor);
    const seat = live.table.seats[at];
    if (!isPerson(seat) || !isAttended(seat)) return true;
    return seat.connection !== undefined || now() - live.lastAsked(at) < ABSENT_FOR;
  }

  /** True in one process only: the one that wrote the row. */
  #claim(telling: Telling): Promise<boolean> {
    return this.#options.store.push.claim(telling, this.#options.now());
  }

  async #unclaim(tellings: readonly Telling[]): Promise<void> {
    for (const telling of tellings) await this.#options.store.push.unclaim(telling);
  }

  /** All these browsers at once: one whose service does not answer holds up no other. Has any service taken it? */
  async #tell(tables: readonly Calling[], browsers: readonly Subscription[], occasion: Occasion): Promise<boolean> {
    const { limits, answered } = this.#options;
    const allowed = browsers.filter(({ guest }) => limits.take('pushes', guest));
    const answers = await Promise.all(allowed.map((each) => this.#inTurn(tables, each, occasion)));
    for (const answer of answers) answered(answer);
    return answers.includes('taken');
  }

  #inTurn(tables: readonly Calling[], browser: Subscription, occasion: Occasion): Promise<PushAnswer> {
    return new Promise((done, failed) => {
      this.#waiting.add(browser.guest, () => this.#send(tables, browser, occasion).then(done, failed));
      if (this.#underWay < MOST_AT_ONCE) void this.#sendWaiting();
    });
  }

  async #sendWaiting(): Promise<void> {
    this.#underWay++;
    for (let next = this.#waiting.next(); next; next = this.#waiting.next()) await next();
    this.#underWay--;
  }

  async #send(tables: readonly Calling[], subscription: Subscription, occasion: Occasion): Promise<PushAnswer> {
    const { store, hosts, now } = this.#options;
    const { endpoint, language, origin } = subscription;
    if (!isEndpoint(endpoint, hosts)) return 'refused';
    const [first] = tables as [Calling];
    const left = Math.min(...tables.map(({ deadline }) => (deadline === undefined ? HOUR : deadline - now())));
    const how = { occasion, language, origin, now: now() };
    const response = await this.#post(endpoint, {
      headers: {
        authorization: (await this.#sender).authorization(endpoint, origin, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(60, Math.floor(Math.min(left, LONGEST_KEPT) / 1000))),
        urgency: 'normal',
        topic: tables.length > 1 ? 'lobby' : topicOf(first.table),
      },
      body: new Uint8Array(sealed(messageOf(tables, how), keysOf(subscription))),
    });
    if (!response) return 'unreachable';
    if (GONE.includes(response.status)) await store.push.forget(endpoint);
    return response.ok ? 'taken' : 'refused';
  }

  /** Nothing, if nobody answers. */
  async #post(endpoint: string, what: Pick<RequestInit, 'headers' | 'body'>): Promise<Response | undefined> {
    const signal = AbortSignal.any([this.#end.signal, AbortSignal.timeout(ANSWERS_IN)]);
    try {
      const response = await this.#options.post(endpoint, { method: 'POST', redirect: 'manual', signal, ...what });
      await response.body?.cancel();
      return response;
    } catch {
      return undefined;
    }
  }

  #later(work: () => Promise<void>): void {
    const sending = work().catch((error) => {
      if (!this.#end.signal.aborted) this.#options.failed('push', error);
    });
    this.#sending.add(sending);
    void sending.finally(() => this.#sending.delete(sending));
  }
}

/** By this a newer message takes the place of an older one. The push service reads it, and whoever has a table's id can look on there. */
const topicOf = (table: string): string =>
  createHash('sha256').update(`room25 topic\n${table}`).digest('base64url').slice(0, 32);

const keysOf = ({ p256dh, auth }: Pick<Wanted, 'p256dh' | 'auth'>) => ({
  p256dh: Buffer.from(p256dh, 'base64url'),
  auth: Buffer.from(auth, 'base64url'),
});

const keyOf = ({ table, visitor }: Pick<SeatToTell, 'table' | 'visitor'>): string => `${table} ${visitor}`;

const toldKeyOf = (seat: ToldSeat): string => `${keyOf(seat)} ${seat.daily}`;

type Dated = Pick<SeatToTell, 'table' | 'visitor'> & { readonly deadline?: number | undefined };

const tellingOf = ({ table, visitor, deadline }: Dated, occasion: Occasion): Telling => ({
  ...{ table, visitor, what: `${occasion} ${deadline}` },
});

/** Whoever is told once a day is told of each deadline, whether on that day or because it would come too late. */
const tellingOfDay = ({ table, visitor, deadline }: SeatToTell): Telling => ({
  table,
  visitor,
  what: `day ${deadline}`,
});

const isToldAtOnce = ({ digest }: Subscription): boolean => digest === null;

/** At a table by post people are told when they are awaited, and once more when a quarter of the time is left. */
const occasionFor = ({ clock, awaited, deadline, visitor }: SeatToTell, now: number): Occasion | undefined => {
  if (clock.kind !== 'correspondence' || deadline === undefined || !awaited.includes(visitor)) return undefined;
  return deadline - now <= (clock.hours * HOUR) / 4 ? 'hurry' : 'move';
};
