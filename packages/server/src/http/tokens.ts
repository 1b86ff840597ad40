/**
 * Who somebody is: a token that only this server can have made, and that names its signing key, so that keys can change. A device
 * that was signed out is known in every process a moment later.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { idFrom } from '../id.ts';
import { forgottenId, type GuestBook, type Key, type Merged } from '../store/guest-book.ts';
import type { NameBook } from '../store/name-book.ts';
import type { Store } from '../store/store.ts';
import type { Guest } from '../table/entry.ts';

const DAY = 24 * 3_600_000;
/**
 * How long these are valid: a guest's token since it was last given out, a link that makes another device the same guest, a
 * question to somebody who wants to come back.
 */
export const LIFETIMES = { guest: 400 * DAY, link: 10 * 60_000, question: 5 * 60_000 } as const;
/** Milliseconds: every process knows a new key before the first one signs with it. */
export const KEY_SPREADS_IN = 10_000;
const KEYS_READ_EVERY = 2_000;
const DEVICES_READ_EVERY = 1_000;
/** The clocks of processes differ. */
const OVERLAP = 60_000;
const TIDIED_EVERY = DAY / 24;

/** The key that signed before keys had names. */
const FIRST = '0';

/** A guest on one of their devices. */
export interface Session extends Guest {
  readonly device: string;
  /** When the token was given out, and by which key. */
  readonly issued: number;
  readonly key: string;
}

export const newGuest = (name: string): Guest => ({ id: idFrom(randomBytes(12)), name });
export const newDevice = (): string => idFrom(randomBytes(9));

/** All devices of a guest from before devices were told apart. */
export const oldDevices = (guest: string): string => `old.${guest}`;
export const isOldDevice = (device: string): boolean => device.startsWith('old.');

export class Tokens {
  /** Differs between servers: those on one host share its cookies, whatever their ports. */
  readonly cookie: string;
  readonly #book: GuestBook;
  readonly #names: NameBook;
  readonly #now: () => number;
  readonly #ended = new Set<string>();
  readonly #forgotten = new Set<string>();
  /** Guests who became another one, by the id they had. */
  readonly #merged = new Map<string, Omit<Merged, 'guest'>>();
  /** Merges that have been read, and the guests they led to. */
  readonly #followed = new Set<string>();
  #keys: readonly Key[] = [];
  /** Those that counted when they were last read. */
  #valid: readonly string[] = [];
  #askedForKeys = Number.NEGATIVE_INFINITY;
  #askedForDevices = Number.NEGATIVE_INFINITY;
  /** Everybody signed out before this moment is known. */
  #knownUntil = 0;
  #tidied = Number.NEGATIVE_INFINITY;
  /** Devices were just signed out, or a key counts no more. */
  onEnded: () => void = () => {};
  /** The name that an operator has given a guest, if any. */
  nameOf: (guest: string) => string | undefined = () => undefined;
  /** Guests who have just become others, perhaps by another process. */
  onMerged: (merged: readonly Merged[]) => Promise<void> = async () => {};
  /** Guests who were just forgotten, as hashes. */
  onForgotten: (forgotten: ReadonlySet<string>) => void = () => {};

  private constructor({ guests, names }: Store, now: () => number, cookie: string) {
    this.#book = guests;
    this.#names = names;
    this.#now = now;
    this.cookie = cookie;
  }

  static async open(store: Store, now: () => number): Promise<Tokens> {
    const name = createHmac('sha256', await store.secret('tables'))
      .update('cookie')
      .digest('hex')
      .slice(0, 8);
    const tokens = new Tokens(store, now, `room25-${name}`);
    await store.guests.firstKey(FIRST, await store.secret('guests'), 0);
    await tokens.refresh();
    return tokens;
  }

  issue({ id, name }: Guest, device: string): string {
    const key = this.#signing;
    const claim = [key.id, encoded(['guest', id, name, this.#now() + LIFETIMES.guest, device])].join('.');
    return `${claim}.${signed(claim, key)}`;
  }

  /** The guest, if the token is ours, not too old, and its device has not been signed out. */
  read(token: string): Session | undefined {
    const parts = token.split('.');
    // Older tokens name no key.
    const isOld = parts.length === 2;
    if (parts.length !== 3 && !isOld) return undefined;
    const key = this.#keyOf(isOld ? FIRST : parts[0]!);
    const claim = parts.slice(0, -1).join('.');
    if (!key || !isSame(signed(claim, key), parts.at(-1)!)) return undefined;
    const [kind, first, called, expires, device = oldDevices(first)] = JSON.parse(
      Buffer.from(parts.at(-2)!, 'base64url').toString(),
    ) as [string, string, string, number, string?];
    if (kind !== 'guest') return undefined;
    return this.still({ id: first, name: called, device, issued: expires - LIFETIMES.guest, key: key.id });
  }

  /** Who that is by now, if they are still signed in. */
  still({ id: first, name: called, device, issued, key }: Session): Session | undefined {
    const merged = this.#merged.get(first);
    const [id, name] = merged ? [merged.into, merged.name ?? called] : [first, called];
    if (this.#now() >= issued + LIFETIMES.guest || this.#ended.has(device) || !this.#keyOf(key)) return undefined;
    if (this.#forgotten.size > 0 && this.#forgotten.has(forgottenId(id))) return undefined;
    return { id, name: this.nameOf(id) ?? name, device, issued, key };
  }

  async signOut(guest: string, devices: readonly string[]): Promise<void> {
    await this.#book.signOut(guest, devices, this.#now());
    this.#end(devices);
  }

  /** That guest is nobody from now on. */
  forget(guest: string): void {
    this.#forget([forgottenId(guest)]);
  }

  /** Who that guest is now, if they have become another one. */
  whoIs(guest: string): string {
    return this.#merged.get(guest)?.into ?? guest;
  }

  /** The one guest is the other from now on. */
  merge(merged: Merged): void {
    for (const [guest, { into }] of this.#merged) if (into === merged.guest) this.#merged.set(guest, merged);
    this.#merged.set(merged.guest, merged);
  }

  isSignedOut(device: string): boolean {
    return this.#ended.has(device);
  }

  /** Reads what other processes, and operators, have changed. Called at intervals. */
  async refresh(): Promise<void> {
    const now = this.#now();
    if (Math.abs(now - this.#askedForKeys) >= KEYS_READ_EVERY) {
      this.#askedForKeys = now;
      this.#keys = await this.#book.keys();
      const valid = this.#keys.filter(({ id }) => this.#keyOf(id)).map(({ id }) => id);
      const hasEnded = this.#valid.some((id) => !valid.includes(id));
      this.#valid = valid;
      if (hasEnded) this.onEnded();
    }
    if (Math.abs(now - this.#askedForDevices) >= DEVICES_READ_EVERY) {
      this.#askedForDevices = now;
      const since = this.#knownUntil - OVERLAP;
      const ended = await this.#book.signedOutSince(since);
      const forgotten = await this.#book.forgottenSince(since);
      const merged = await this.#book.mergedSince(since);
      const isFirst = this.#knownUntil === 0;
      this.#knownUntil = now;
      this.#end(ended.map(({ id }) => id));
      this.#forget(forgotten);
      await this.#follow(merged, isFirst);
    }
    if (now - this.#tidied >= TIDIED_EVERY) await this.#tidy(now);
  }

  async #tidy(now: number): Promise<void> {
    this.#tidied = now;
    await this.#book.forgetKeys(now);
    await this.#book.forgetLinks(now);
    await this.#names.forgetAnswered(now);
    await this.#book.forgetDevices(now - LIFETIMES.guest);
    await this.#book.forgetForgotten(now - LIFETIMES.guest - DAY);
  }

  /** If it still counts. */
  #keyOf(id: string): Key | undefined {
    return this.#keys.find((key) => key.id === id && !(this.#now() >= (key.ends ?? Infinity)));
  }

  get #signing(): Key {
    const alive = this.#keys.filter(({ ends }) => ends === undefined);
    return (
      alive.find(({ made }) => made <= this.#now()) ??
      this.#keys.find(({ made }) => made <= this.#now()) ??
      this.#keys[0]!
    );
  }

  #forget(forgotten: readonly string[]): void {
    const news = new Set(forgotten.filter((each) => !this.#forgotten.has(each)));
    for (const each of news) this.#forgotten.add(each);
    if (news.size > 0) this.onForgotten(news);
  }

  /** `isFirst`: merges from before this process began need nothing more. */
  async #follow(merged: readonly Merged[], isFirst: boolean): Promise<void> {
    const keyOf = ({ guest, into }: Merged): string => `${guest} ${into}`;
    const news = merged.filter((each) => !this.#followed.has(keyOf(each)));
    for (const each of news) {
      this.#followed.add(keyOf(each));
      this.merge(each);
    }
    if (news.length > 0 && !isFirst) await this.onMerged(news);
  }

  #end(devices: readonly string[]): void {
    const news = devices.filter((device) => !this.#ended.has(device));
    for (const device of news) this.#ended.add(device);
    if (news.length > 0) this.onEnded();
  }
}

/** What is kept of a link: somebody who reads the database cannot use it. */
export const linkHash = (token: string): string =>
  createHash('sha256').update(`room25 link\n${token}`).digest('base64url');

/** The hash of a link that was given on this device for a key of its owner: nobody else can have sent it. */
export const ownLinkHash = (token: string, { id, device }: Session): string => linkHash([token, id, device].join('\n'));

export const newLinkToken = (): string => randomBytes(24).toString('base64url');

const encoded = (claim: readonly unknown[]): string => Buffer.from(JSON.stringify(claim)).toString('base64url');

const signed = (claim: string, { value }: Key): string => createHmac('sha256', value).update(claim).digest('base64url');

const isSame = (wanted: string, given: string): boolean => {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
};
