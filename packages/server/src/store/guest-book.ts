/** Keys, devices and links: what both databases keep of guests besides their tables. */
import { createHash, randomBytes } from 'node:crypto';
import type { Merge } from './merging.ts';
import { timeIn } from './talk.ts';

export interface Key {
  readonly id: string;
  readonly value: Buffer;
  /** From when it signs. */
  readonly made: number;
  /** Until when its signatures are valid. */
  readonly ends?: number;
}

export interface Device {
  readonly id: string;
  readonly guest: string;
  /** Such as `Firefox, Linux`. */
  readonly kind: string;
  readonly made: number;
  readonly seen: number;
}

export interface Link {
  /** A hash of what the link says. */
  readonly id: string;
  readonly guest: string;
  readonly name: string;
  readonly expires: number;
}

export interface TableOfGuest {
  readonly id: string;
  readonly code: string;
  readonly state: string;
  readonly edition: string;
  readonly mode: string;
  readonly updated: number;
  readonly result: string | null;
  readonly name: string | null;
  readonly visitor: number;
  readonly seated: boolean;
}

export interface LineOfGuest {
  readonly at: number;
  readonly text: string;
}

/** A guest who has become another one. */
export interface Merged extends Merge {
  readonly name: string | null;
}

/** What is kept of somebody who was forgotten: enough that nothing writes them down again, too little to find out who it was. */
export const forgottenId = (guest: string): string =>
  createHash('sha256').update(`room25 forgotten\n${guest}`).digest('base64url');

type Value = string | number | null;
/** Runs one statement by itself. */
export type Ask = <Row>(sql: string, values: readonly Value[]) => Promise<readonly Row[]>;

interface KeyRow {
  readonly id: string;
  readonly value: string;
  readonly made: number;
  readonly ends: number | null;
}

export class GuestBook {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** The newest first. */
  async keys(): Promise<readonly Key[]> {
    const rows = await this.#ask<KeyRow>('SELECT id, value, made, ends FROM keys ORDER BY made DESC, id', []);
    return rows.map(({ id, value, made, ends }) => ({
      id,
      value: Buffer.from(value, 'hex'),
      made,
      ...(ends !== null && { ends }),
    }));
  }

  /** Makes a key if there is none. Everybody who asks at once gets the same. */
  async firstKey(id: string, value: Buffer, made: number): Promise<void> {
    await this.#ask(
      `INSERT INTO keys (id, value, made) SELECT $1, $2, CAST($3 AS BIGINT)
       WHERE NOT EXISTS (SELECT 1 FROM keys) ON CONFLICT (id) DO NOTHING`,
      [id, value.toString('hex'), made],
    );
  }

  /** A new key signs from `made` on; the signatures of the others are valid until `ends`. */
  async rotate(made: number, ends: number): Promise<string> {
    const id = randomBytes(4).toString('hex');
    await this.#ask('INSERT INTO keys (id, value, made) VALUES ($1, $2, $3)', [
      id,
      randomBytes(32).toString('hex'),
      made,
    ]);
    await this.#ask('UPDATE keys SET ends = $1 WHERE id <> $2 AND (ends IS NULL OR ends > $1)', [ends, id]);
    return id;
  }

  async forgetKeys(now: number): Promise<void> {
    await this.#ask('DELETE FROM keys WHERE ends <= $1', [now]);
  }

  async addDevice({ id, guest, kind, made }: Omit<Device, 'seen'>): Promise<void> {
    await this.#ask('INSERT INTO devices (id, guest, kind, made, seen) VALUES ($1, $2, $3, $4, $4)', [
      id,
      guest,
      kind,
      made,
    ]);
  }

  /** A device that was signed in before devices were written down. */
  async noteDevice(id: string, guest: string, now: number): Promise<void> {
    await this.#ask(
      `INSERT INTO devices (id, guest, kind, made, seen) VALUES ($1, $2, '', $3, $3)
       ON CONFLICT (id) DO UPDATE SET seen = excluded.seen`,
      [id, guest, now],
    );
  }

  async sawDevice(id: string, now: number): Promise<void> {
    await this.#ask('UPDATE devices SET seen = $2 WHERE id = $1', [id, now]);
  }

  /** Devices that are signed in, the latest seen first. */
  async devicesOf(guest: string): Promise<readonly Device[]> {
    const sql =
      'SELECT id, guest, kind, made, seen FROM devices WHERE guest = $1 AND ended IS NULL ORDER BY seen DESC, id';
    return await this.#ask<Device>(sql, [guest]);
  }

  /** Signs out those of these devices that are the guest's. Whoever had one may have made links, so these end too. */
  async signOut(guest: string, devices: readonly string[], now: number): Promise<void> {
    for (const id of devices)
      await this.#ask('UPDATE devices SET ended = $3 WHERE id = $1 AND guest = $2', [id, guest, now]);
    await this.#ask('DELETE FROM links WHERE guest = $1', [guest]);
  }

  /** The devices that were signed out since then. */
  async signedOutSince(when: number): Promise<readonly Pick<Device, 'id'>[]> {
    return await this.#ask('SELECT id FROM devices WHERE ended >= $1', [when]);
  }

  /** Deletes devices whose tokens have expired; but a guest's last ones say since when they have not been here. */
  async forgetDevices(seenBefore: number): Promise<void> {
    await this.#ask(
      `DELETE FROM devices WHERE seen < $1
       AND EXISTS (SELECT 1 FROM devices AS newer WHERE newer.guest = devices.guest AND newer.seen >= $1)`,
      [seenBefore],
    );
  }

  /** Guests forgotten since then, as hashes. */
  async forgottenSince(when: number): Promise<readonly string[]> {
    const rows = await this.#ask<{ id: string }>('SELECT id FROM forgotten WHERE at >= $1', [when]);
    return rows.map(({ id }) => id);
  }

  /** Guests who have become another one since then; and that one's name, if they keep it. */
  async mergedSince(when: number): Promise<readonly Merged[]> {
    return await this.#ask<Merged>(
      `SELECT merged.guest, into_guest AS "into", name FROM merged
       LEFT JOIN kept_names ON kept_names.guest = into_guest WHERE at >= $1`,
      [when],
    );
  }

  /** Games that would come along if the one became the other; and unfinished tables where both sit. */
  async together(guest: string, into: string): Promise<{ readonly along: number; readonly apart: number }> {
    const rows = await this.#ask<{ state: string; both: number }>(
      `SELECT state, CASE WHEN EXISTS (
         SELECT 1 FROM people AS other WHERE other.table_id = mine.table_id AND other.guest = $2 AND other.seated = 1
       ) THEN 1 ELSE 0 END AS both
       FROM people AS mine JOIN tables ON tables.id = mine.table_id WHERE mine.guest = $1 AND mine.seated = 1`,
      [guest, into],
    );
    return {
      along: rows.filter(({ both }) => both === 0).length,
      apart: rows.filter(({ state, both }) => both === 1 && state !== 'over').length,
    };
  }

  /** No token of theirs is left. */
  async forgetForgotten(before: number): Promise<void> {
    await this.#ask('DELETE FROM forgotten WHERE at < $1', [before]);
  }

  /** At how many tables they are or were. */
  async tableCount(guest: string): Promise<number> {
    const sql = 'SELECT CAST(count(*) AS INTEGER) AS number FROM people WHERE guest = $1';
    return (await this.#ask<{ number: number }>(sql, [guest]))[0]!.number;
  }

  /** The tables where they are or were, and as whom, the newest first, from after that one on. */
  async tablesOf(
    guest: string,
    most: number,
    after: Pick<TableOfGuest, 'updated' | 'id'> = { updated: Number.MAX_SAFE_INTEGER, id: '' },
  ): Promise<readonly TableOfGuest[]> {
    const rows = await this.#ask<Omit<TableOfGuest, 'seated'> & { readonly seated: number }>(
      `SELECT id, code, state, edition, mode, updated, result, name, visitor, seated
       FROM people JOIN tables ON tables.id = people.table_id WHERE guest = $1 AND (updated, id) < ($2, $3)
       ORDER BY updated DESC, id DESC LIMIT $4`,
      [guest, after.updated, after.id, most],
    );
    return rows.map((row) => ({ ...row, seated: row.seated === 1 }));
  }

  /** Everything that somebody said at a table, in order. */
  async linesAt(table: string, visitor: number): Promise<readonly LineOfGuest[]> {
    const rows = await this.#ask<{ body: string; text: string }>(
      `SELECT body, text FROM lines JOIN entries ON entries.table_id = lines.table_id AND entries.seq = lines.seq
       WHERE lines.table_id = $1 AND lines.visitor = $2 ORDER BY lines.seq`,
      [table, visitor],
    );
    return rows.map(({ body, text }) => ({ at: timeIn(body), text }));
  }

  async addLink({ id, guest, name, expires }: Link): Promise<void> {
    await this.#ask('INSERT INTO links (id, guest, name, expires) VALUES ($1, $2, $3, $4)', [id, guest, name, expires]);
  }

  /** Reads a link without using it up. */
  async link(id: string, now: number): Promise<Link | undefined> {
    const sql = 'SELECT id, guest, name, expires FROM links WHERE id = $1 AND expires > $2';
    return (await this.#ask<Link>(sql, [id, now]))[0];
  }

  /** Works once: of everybody who asks, one gets it. */
  async takeLink(id: string, now: number): Promise<Link | undefined> {
    const sql = 'DELETE FROM links WHERE id = $1 AND expires > $2 RETURNING id, guest, name, expires';
    return (await this.#ask<Link>(sql, [id, now]))[0];
  }

  async forgetLinks(now: number): Promise<void> {
    await this.#ask('DELETE FROM links WHERE expires <= $1', [now]);
  }
}
