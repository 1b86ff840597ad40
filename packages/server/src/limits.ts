/** How much one address and one connection may ask for. Buckets fill again with time. */

interface Bucket {
  left: number;
  at: number;
}

export interface Rate {
  /** At once. */
  readonly burst: number;
  /** In the long run. */
  readonly perSecond: number;
}

export const RATES = {
  /** Of an address. */
  requests: { burst: 120, perSecond: 20 },
  guests: { burst: 30, perSecond: 0.1 },
  tables: { burst: 20, perSecond: 0.05 },
  sockets: { burst: 60, perSecond: 2 },
  /** Names that lead to no table: whoever guesses codes is slow. */
  misses: { burst: 20, perSecond: 0.2 },
  /** Passwords that somebody tries, of an address and of a table. */
  passwords: { burst: 10, perSecond: 0.1 },
  tries: { burst: 100, perSecond: 1 },
  /** Of a connection. */
  messages: { burst: 40, perSecond: 10 },
} as const satisfies Record<string, Rate>;
export type Limited = keyof typeof RATES;

/** Live connections of one address. */
const MOST_CONNECTIONS = 100;

export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #factor: number;
  readonly #now: () => number;

  /** `factor`: this many times the usual, for load tests and large proxies. */
  constructor(factor: number, now: () => number) {
    this.#factor = factor;
    this.#now = now;
  }

  get mostConnections(): number {
    return MOST_CONNECTIONS * this.#factor;
  }

  /** May this be done once more? */
  take(what: Limited, whose: string): boolean {
    const bucket = this.#bucket(what, whose);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  isEmpty(what: Limited, whose: string): boolean {
    return this.#bucket(what, whose).left < 1;
  }

  #bucket(what: Limited, whose: string): Bucket {
    const { burst, perSecond } = RATES[what];
    const key = `${what} ${whose}`;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: burst * this.#factor, at: now };
    const filled = bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond * this.#factor;
    bucket.left = Math.min(burst * this.#factor, filled);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    return bucket;
  }

  drop(what: Limited, whose: string): void {
    this.#buckets.delete(`${what} ${whose}`);
  }

  /** Full ones say nothing. */
  forget(): void {
    const now = this.#now();
    for (const [key, { left, at }] of this.#buckets) {
      const { burst, perSecond } = RATES[key.split(' ')[0] as Limited];
      const filled = left + (Math.max(0, now - at) / 1000) * perSecond * this.#factor;
      if (filled >= burst * this.#factor) this.#buckets.delete(key);
    }
  }

  get size(): number {
    return this.#buckets.size;
  }
}
