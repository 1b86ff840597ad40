/** Where people want to be told that it is their move, and what they were told. */
import type { LanguageCode } from '@room25/text';
import type { Ask } from './guest-book.ts';
import { ask, type Steps } from './steps.ts';
import type { Details } from './store.ts';

const MOST = 5;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A daily message is sent within this much of its time, or the next day: nobody is woken by it. */
const TOLD_WITHIN = 4 * HOUR;

export interface Subscription {
  readonly endpoint: string;
  readonly guest: string;
  /** The device that it is on. */
  readonly device: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly origin: string;
  readonly language: LanguageCode;
  /** When it is next told of games by post, once a day; `null`: at once. */
  readonly digest: number | null;
  readonly made: number;
  readonly seen: number;
}

/** Something that somebody is told once. */
export interface Telling {
  readonly table: string;
  readonly visitor: number;
  readonly what: string;
}

/** Somebody at a table, and what everybody there knows of it. */
export interface SeatToTell extends Pick<Details, 'clock' | 'awaited' | 'deadline'> {
  readonly table: string;
  readonly code: string;
  readonly visitor: number;
  readonly guest: string;
}

/** A browser that is told once a day, and when it is next. */
export interface Digest {
  readonly endpoint: string;
  readonly digest: number;
}

export type DailySeat = SeatToTell & Digest;

/** A seat of somebody with a browser that is told at once, or, `daily`, with one that is told once a day. */
export interface ToldSeat extends SeatToTell {
  readonly daily: 0 | 1;
}

/** The same time of the day, the first that is still to come. */
export const dayAfter = (time: number, now: number): number => time + (Math.floor((now - time) / DAY) + 1) * DAY;

/** A device that was signed out is told nothing. */
const IS_SIGNED_IN =
  'NOT EXISTS (SELECT 1 FROM devices WHERE devices.id = subscriptions.device AND devices.ended IS NOT NULL)';

const SEAT = `people.table_id AS "table", people.visitor, people.guest, tables.code, tables.details FROM subscriptions
  JOIN people ON people.guest = subscriptions.guest AND people.seated = 1
  JOIN tables ON tables.id = people.table_id AND tables.state = 'playing'
  WHERE ${IS_SIGNED_IN} AND tables.details LIKE '%"correspondence"%'`;

export class PushBook {
  readonly #ask: Ask;

  constructor(asking: Ask) {
    this.#ask = asking;
  }

  async of(guest: string): Promise<readonly Subscription[]> {
    return await this.#ask<Subscription>(
      `SELECT endpoint, guest, device, p256dh, auth, origin, language, digest, made, seen FROM subscriptions
       WHERE guest = $1 AND ${IS_SIGNED_IN} ORDER BY made, endpoint`,
      [guest],
    );
  }

  async forget(endpoint: string): Promise<void> {
    await this.#ask('DELETE FROM subscriptions WHERE endpoint = $1', [endpoint]);
  }

  /** The seats of people who want to be told, in games by post that go on. */
  async playing(): Promise<readonly ToldSeat[]> {
    const sql = `SELECT DISTINCT CASE WHEN subscriptions.digest IS NULL THEN 0 ELSE 1 END AS daily, ${SEAT}`;
    return (await this.#ask<Row<ToldSeat>>(sql, [])).map(seatOf);
  }

  /** The seats of people who want to be told once a day and whose time has come, by browser. */
  async playingDaily(now: number): Promise<readonly DailySeat[]> {
    const rows = await this.#ask<Row<DailySeat>>(
      `SELECT subscriptions.endpoint, subscriptions.digest, ${SEAT} AND subscriptions.digest <= $1
       AND (CAST($1 AS BIGINT) - subscriptions.digest) % ${DAY} < ${TOLD_WITHIN}`,
      [now],
    );
    return rows.map(seatOf);
  }

  /** True for the first process that asks: it is told no more today. */
  async claimDigest({ endpoint, digest }: Digest, now: number): Promise<boolean> {
    const sql = 'UPDATE subscriptions SET digest = $3 WHERE endpoint = $1 AND digest = $2 RETURNING endpoint';
    return (await this.#ask(sql, [endpoint, digest, dayAfter(digest, now)])).length > 0;
  }

  /** It was not told after all: later today may work better. */
  async unclaimDigest({ endpoint, digest }: Digest, now: number): Promise<void> {
    const sql = 'UPDATE subscriptions SET digest = $2 WHERE endpoint = $1 AND digest = $3';
    await this.#ask(sql, [endpoint, digest, dayAfter(digest, now)]);
  }

  async isTold({ table, visitor, what }: Telling): Promise<boolean> {
    const sql = 'SELECT visitor FROM told WHERE table_id = $1 AND visitor = $2 AND what = $3';
    return (await this.#ask(sql, [table, visitor, what])).length > 0;
  }

  /** True for the first process that asks. */
  async claim({ table, visitor, what }: Telling, now: number): Promise<boolean> {
    const sql =
      'INSERT INTO told (table_id, visitor, what, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING visitor';
    return (await this.#ask(sql, [table, visitor, what, now])).length > 0;
  }

  /** They were not told after all: another time may work better. */
  async unclaim({ table, visitor, what }: Telling): Promise<void> {
    const sql = 'DELETE FROM told WHERE table_id = $1 AND visitor = $2 AND what = $3';
    await this.#ask(sql, [table, visitor, what]);
  }

  /** Deletes subscriptions of pages that have not been opened since then, and what was told before. */
  async forgetUnseen(before: number): Promise<void> {
    await this.#ask('DELETE FROM subscriptions WHERE seen < $1', [before]);
    await this.#ask('DELETE FROM told WHERE at < $1', [before]);
  }
}

type Row<S extends SeatToTell> = Omit<S, keyof Details> & { readonly details: string };

const seatOf = <S extends SeatToTell>({ details, ...row }: Row<S>): S =>
  ({ ...row, ...(JSON.parse(details) as Details) }) as unknown as S;

/** Only the newest few of a guest count. A browser belongs to one guest at a time. */
export function* subscribing(one: Omit<Subscription, 'made' | 'seen'>, now: number): Steps<void> {
  const { endpoint, guest, device, p256dh, auth, origin, language, digest } = one;
  yield* ask(
    `INSERT INTO subscriptions (endpoint, guest, device, p256dh, auth, origin, language, digest, made, seen)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, device = excluded.device, p256dh = excluded.p256dh,
       auth = excluded.auth, origin = excluded.origin, language = excluded.language, digest = excluded.digest,
       seen = excluded.seen`,
    ...[endpoint, guest, device, p256dh, auth, origin, language, digest, now, now],
  );
  yield* ask(
    `DELETE FROM subscriptions WHERE guest = $1 AND endpoint NOT IN (
       SELECT endpoint FROM subscriptions WHERE guest = $1 ORDER BY seen DESC, endpoint LIMIT ${MOST}
     )`,
    guest,
  );
}
