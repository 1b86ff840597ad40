/** Keys, devices and links: what both databases keep of guests besides their tables. */
import { randomBytes } from 'node:crypto';

export interface Key {
  readonly id: string;
  readonly value: Buffer;
  /** It signs from then on. */
  readonly made: number;
  /** What it has signed counts until then. */
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

  /** If there is none. All who ask at once get the same. */
  async firstKey(id: string, value: Buffer, made: number): Promise<void> {
    await this.#ask(
      `INSERT INTO keys (id, value, made) SELECT $1, $2, CAST($3 AS BIGINT)
       WHERE NOT EXISTS (SELECT 1 FROM keys) ON CONFLICT (id) DO NOTHING`,
      [id, value.toString('hex'), made],
    );
  }

  /** A new key signs from `made` on; what the others have signed counts until `ends`. */
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

  /** One that was signed in before it was written down. */
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

  /** Those that are signed in, the latest seen first. */
  async devicesOf(guest: string): Promise<readonly Device[]> {
    const sql =
      'SELECT id, guest, kind, made, seen FROM devices WHERE guest = $1 AND ended IS NULL ORDER BY seen DESC, id';
    return await this.#ask<Device>(sql, [guest]);
  }

  /** Those of these devices that are this guest's are signed out. */
  async signOut(guest: string, devices: readonly string[], now: number): Promise<void> {
    for (const id of devices)
      await this.#ask('UPDATE devices SET ended = $3 WHERE id = $1 AND guest = $2', [id, guest, now]);
  }

  /** The devices that were signed out since then. */
  async signedOutSince(when: number): Promise<readonly Pick<Device, 'id'>[]> {
    return await this.#ask('SELECT id FROM devices WHERE ended >= $1', [when]);
  }

  /** Whose tokens have run out. */
  async forgetDevices(seenBefore: number): Promise<void> {
    await this.#ask('DELETE FROM devices WHERE seen < $1', [seenBefore]);
  }

  async addLink({ id, guest, name, expires }: Link): Promise<void> {
    await this.#ask('INSERT INTO links (id, guest, name, expires) VALUES ($1, $2, $3, $4)', [id, guest, name, expires]);
  }

  /** Without using it up. */
  async link(id: string, now: number): Promise<Link | undefined> {
    const sql = 'SELECT id, guest, name, expires FROM links WHERE id = $1 AND expires > $2';
    return (await this.#ask<Link>(sql, [id, now]))[0];
  }

  /** Once: of all who ask, one gets it. */
  async takeLink(id: string, now: number): Promise<Link | undefined> {
    const sql = 'DELETE FROM links WHERE id = $1 AND expires > $2 RETURNING id, guest, name, expires';
    return (await this.#ask<Link>(sql, [id, now]))[0];
  }

  async forgetLinks(now: number): Promise<void> {
    await this.#ask('DELETE FROM links WHERE expires <= $1', [now]);
  }
}
