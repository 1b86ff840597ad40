/** How much one address, one guest and one connection may ask for. Buckets refill with time. */
import { OF_A_SITE, siteOf } from './http/address.ts';
import { type Refusal, refuse } from './table/refusal.ts';

interface Bucket {
  readonly what: Limited;
  /** As much as so many addresses have. */
  readonly times: number;
  /** Below 0 it is a debt: something cost more than expected when it was let in. */
  left: number;
  at: number;
}

export interface Rate {
  /** All at once. */
  readonly burst: number;
  /** In the long run. */
  readonly perSecond: number;
}

export const RATES = {
  /** Per address: connections, requests and upgrades, by what each costs. */
  work: { burst: 600, perSecond: 60 },
  /** Per address: what all its sockets send, by what each frame costs. */
  frames: { burst: 600, perSecond: 100 },
  guests: { burst: 60, perSecond: 0.2 },
  /** Of an address, a day: guests who are forgotten or become another, devices that are signed out. Every process remembers each. */
  farewells: { burst: 60, perSecond: 60 / 86_400 },
  /** Of an address, a day: names that somebody keeps, so that nobody else can take them. */
  names: { burst: 30, perSecond: 10 / 86_400 },
  /** Recovery keys that somebody tries. */
  recoveries: { burst: 5, perSecond: 5 / 3600 },
  /** Files of everything that is kept of somebody. */
  exports: { burst: 10, perSecond: 0.02 },
  tables: { burst: 20, perSecond: 0.05 },
  /** Per address and day: a guest may make five, and guests are free. */
  reports: { burst: 20, perSecond: 20 / 86_400 },
  /** Searches for a quick game. */
  quick: { burst: 30, perSecond: 0.2 },
  /** Browsers that somebody wants to be told by, and how often they are told. */
  subscriptions: { burst: 20, perSecond: 0.05 },
  pushes: { burst: 10, perSecond: 10 / 60 },
  sockets: { burst: 60, perSecond: 2 },
  /** Names that lead to no table: guessing codes is slow. */
  misses: { burst: 20, perSecond: 0.2 },
  /** Passwords that are tried or set, per address; and tried, per table. */
  passwords: { burst: 10, perSecond: 0.1 },
  tries: { burst: 100, perSecond: 1 },
  /** Per guest, where others at the same address have guessed too much. */
  guesses: { burst: 3, perSecond: 0.02 },
  /** Per connection. */
  messages: { burst: 40, perSecond: 10 },
  bytes: { burst: 1 << 17, perSecond: 1 << 16 },
} as const satisfies Record<string, Rate>;
export type Limited = keyof typeof RATES;

/** A cost of 1 is an ordinary request or message: less than a millisecond of the process. */
export const COSTS = {
  connection: 0.25,
  /** What lies ready: a file of the page, a description, a health check. */
  ready: 0.05,
  metrics: 1,
  request: 1,
  /** Looking for a quick game: several questions to the store. */
  quick: 4,
  /** All games of somebody, or everybody they have played with. */
  file: 4,
  /** What is made from a whole game, once. */
  story: 4,
  /** A table that has to be read, apart from the length of its log. */
  reading: 2,
  /** A signature to be checked. */
  proof: 4,
  refused: 0.25,
  upgrade: 1,
  message: 1,
  /** The whole state of a table, apart from its length. */
  hello: 4,
  control: 0.25,
} as const;

/** Tables that cost as much as a request: of somebody, to make something of all their games, and to find the newest of them; of a list, to say who sits there. */
export const TABLES_AT_ONE = { made: 50, found: 1_000, listed: 25 } as const;

/** Entries of a log that cost as much as a request: to be read, and to make something of for after the end. */
export const ENTRIES_AT_ONE = 100;

/** How many bytes cost as much as a request: to send what lies ready, and to make and send anything else. */
export const BYTES_AT_ONE = { ready: 1 << 20, made: 1 << 16 } as const;

/** Of one address. */
const MOST_CONNECTIONS = 300;
const MOST_SOCKETS = 100;
const MOST_PENDING = 250;
const MOST_UNSENT = 16 << 20;
const MOST_UNPACKED = 2;

/** Some milliseconds: whoever has many networks has many buckets. */
const LOOKED_AT_ONCE = 5_000;

export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  /** Where the looking for full ones has come to. */
  #looking = this.#buckets.entries();
  readonly #factor: number;
  readonly #now: () => number;

  /** `factor`: this many times the usual limits, for load tests and large proxies. */
  constructor(factor: number, now: () => number) {
    this.#factor = factor;
    this.#now = now;
  }

  /** Connections of any kind, where no proxy stands between. */
  get mostConnections(): number {
    return MOST_CONNECTIONS * this.#factor;
  }

  get mostSockets(): number {
    return MOST_SOCKETS * this.#factor;
  }

  /** Requests that wait for an answer. */
  get mostPending(): number {
    return MOST_PENDING * this.#factor;
  }

  /** Bytes made for an address that it has not read. */
  get mostUnsent(): number {
    return MOST_UNSENT * this.#factor;
  }

  /** Answers that are kept compressed, and unpacked while they are sent. */
  get mostUnpacked(): number {
    return MOST_UNPACKED * this.#factor;
  }

  /** May this be done once more? Something expensive may leave a debt. */
  take(what: Limited, whose: string, cost = 1): boolean {
    const buckets = this.#bucketsOf(what, whose);
    if (buckets.some(({ left }) => left < Math.min(1, cost))) return false;
    this.#draw(buckets, cost);
    return true;
  }

  /** It has been done already. */
  charge(what: Limited, whose: string, cost: number): void {
    this.#draw(this.#bucketsOf(what, whose), cost);
  }

  isEmpty(what: Limited, whose: string): boolean {
    return this.#bucketsOf(what, whose).some(({ left }) => left < 1);
  }

  /** Does the address go on though it was refused again and again? Then it is no longer even answered. */
  isDeaf(what: Limited, whose: string): boolean {
    return this.#bucketsOf(what, whose).some((bucket) => bucket.left < -this.#fullOf(bucket) / 2);
  }

  /** Not now, and when. */
  refusal(what: Limited, whose: string): Refusal {
    const waits = this.#bucketsOf(what, whose).map((bucket) => (1 - bucket.left) / this.#perSecond(bucket));
    return { ...refuse('too-fast'), retryAfter: Math.max(1, ...waits.map(Math.ceil)) };
  }

  #draw(buckets: readonly Bucket[], cost: number): void {
    for (const bucket of buckets) bucket.left = Math.max(bucket.left - cost, -this.#fullOf(bucket));
  }

  /** An address counts for its site, too: networks are free to whoever rents one. */
  #bucketsOf(what: Limited, whose: string): readonly Bucket[] {
    const own = this.#bucket(what, whose, 1);
    const site = siteOf(whose);
    return site === undefined ? [own] : [own, this.#bucket(what, site, OF_A_SITE)];
  }

  #bucket(what: Limited, whose: string, times: number): Bucket {
    const key = `${what} ${whose}`;
    const now = this.#now();
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      bucket = { what, times, left: Number.POSITIVE_INFINITY, at: now };
      this.#buckets.set(key, bucket);
    }
    bucket.left = this.#leftIn(bucket, now);
    bucket.at = now;
    return bucket;
  }

  #leftIn(bucket: Bucket, now: number): number {
    const filled = (Math.max(0, now - bucket.at) / 1000) * this.#perSecond(bucket);
    return Math.min(this.#fullOf(bucket), bucket.left + filled);
  }

  #fullOf({ what, times }: Bucket): number {
    return RATES[what].burst * times * this.#factor;
  }

  #perSecond({ what, times }: Bucket): number {
    return RATES[what].perSecond * times * this.#factor;
  }

  drop(what: Limited, whose: string): void {
    this.#buckets.delete(`${what} ${whose}`);
  }

  /** A full bucket carries no information: drop it. Of very many some are looked at each time, so that nobody has to wait. */
  forget(): void {
    const now = this.#now();
    for (let looked = 0; looked < LOOKED_AT_ONCE; looked++) {
      const next = this.#looking.next();
      if (next.done) {
        this.#looking = this.#buckets.entries();
        return;
      }
      const [key, bucket] = next.value;
      if (this.#leftIn(bucket, now) >= this.#fullOf(bucket)) this.#buckets.delete(key);
    }
  }

  get size(): number {
    return this.#buckets.size;
  }
}
