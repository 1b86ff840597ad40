/** Who keeps their name, and how they come back to it, in both databases. */
import { outlineOf } from '@room25/protocol';
import type { Ask } from './guest-book.ts';
import { ask, type Steps } from './steps.ts';

export interface Passkey {
  /** The authenticator's name for it. */
  readonly id: string;
  readonly guest: string;
  readonly publicKey: Buffer;
  /** A COSE number. */
  readonly algorithm: number;
  /** It only grows; 0 if the authenticator does not count. */
  readonly counter: number;
  /** It is synced between several devices of its owner. */
  readonly isBackedUp: boolean;
  /** Such as `Firefox, Linux`. */
  readonly label: string;
  readonly made: number;
  readonly used?: number;
}

interface PasskeyRow {
  readonly id: string;
  readonly guest: string;
  readonly public_key: string;
  readonly algorithm: number;
  readonly counter: number;
  readonly backed_up: number;
  readonly label: string;
  readonly made: number;
  readonly used: number | null;
}

/** How many outlines are written in one go. */
const AT_ONCE = 200;

const PASSKEY = 'id, guest, public_key, algorithm, counter, backed_up, label, made, used';

/** A name under which nobody has played is kept from others for so long only; its keeper comes back to it all the same. */
const UNPLAYED_FOR = 30 * 24 * 3_600_000;

/** `$3`: those that are kept since then need not have been played under. */
const IS_THEIRS = `(since >= $3 OR EXISTS (
    SELECT 1 FROM people JOIN tables ON tables.id = people.table_id AND tables.result IS NOT NULL
    WHERE people.guest = kept_names.guest AND people.seated = 1
  ))`;

const IS_KEPT = `EXISTS (SELECT 1 FROM passkeys WHERE passkeys.guest = $1)
  OR EXISTS (SELECT 1 FROM recovery_keys WHERE recovery_keys.guest = $1)`;

export class NameBook {
  readonly #ask: Ask;

  constructor(asking: Ask) {
    this.#ask = asking;
  }

  /** Can they come back to their name from any device? */
  async isKept(guest: string): Promise<boolean> {
    return (await this.#ask(`SELECT 1 AS one WHERE ${IS_KEPT}`, [guest])).length > 0;
  }

  /** What they are called, if they keep their name. */
  async nameOf(guest: string): Promise<string | undefined> {
    return (await this.#ask<{ name: string }>('SELECT name FROM kept_names WHERE guest = $1', [guest]))[0]?.name;
  }

  async rename(guest: string, name: string): Promise<void> {
    await this.#ask('UPDATE kept_names SET name = $2, outline = $3 WHERE guest = $1', [guest, name, outlineOf(name)]);
  }

  /** Does somebody else keep this name, or one that looks like it? */
  async isTaken(name: string, guest: string | undefined, now: number): Promise<boolean> {
    await this.#outlineAll();
    const sql = `SELECT guest FROM kept_names WHERE outline = $1 AND guest <> $2 AND ${IS_THEIRS} LIMIT 1`;
    return (await this.#ask(sql, [outlineOf(name), guest ?? '', now - UNPLAYED_FOR])).length > 0;
  }

  /** Everybody who keeps a name that looks like this one. */
  async keepersOf(name: string): Promise<readonly { readonly guest: string; readonly name: string }[]> {
    await this.#outlineAll();
    return await this.#ask('SELECT guest, name FROM kept_names WHERE outline = $1 ORDER BY guest', [outlineOf(name)]);
  }

  /** Names from before outlines, or written by an older server. */
  async #outlineAll(): Promise<void> {
    for (;;) {
      const some = await this.#ask<{ guest: string; name: string }>(
        `SELECT guest, name FROM kept_names WHERE outline IS NULL LIMIT ${AT_ONCE}`,
        [],
      );
      for (const { guest, name } of some) await this.rename(guest, name);
      if (some.length < AT_ONCE) return;
    }
  }

  /** The oldest first. */
  async passkeysOf(guest: string): Promise<readonly Passkey[]> {
    const sql = `SELECT ${PASSKEY} FROM passkeys WHERE guest = $1 ORDER BY made, id`;
    return (await this.#ask<PasskeyRow>(sql, [guest])).map(passkeyOf);
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return (await this.#ask<PasskeyRow>(`SELECT ${PASSKEY} FROM passkeys WHERE id = $1`, [id])).map(passkeyOf)[0];
  }

  /** False if its counter has not gone on: of two answers with the same count, one is a copy. */
  async usePasskey(id: string, counter: number, now: number): Promise<boolean> {
    const sql = `UPDATE passkeys SET counter = $2, used = $3
      WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`;
    return (await this.#ask(sql, [id, counter, now])).length > 0;
  }

  /** When the key was made; absent if there is none. */
  async recoveryKeyOf(guest: string): Promise<number | undefined> {
    const sql = 'SELECT made FROM recovery_keys WHERE guest = $1 ORDER BY made DESC LIMIT 1';
    return (await this.#ask<{ made: number }>(sql, [guest]))[0]?.made;
  }

  /** The guest whose recovery key has this hash. */
  async ownerOf(recoveryKey: string): Promise<string | undefined> {
    const sql = 'SELECT guest FROM recovery_keys WHERE id = $1';
    return (await this.#ask<{ guest: string }>(sql, [recoveryKey]))[0]?.guest;
  }

  /** Of all answers to the same challenge, one is the first. */
  async isFirstAnswer(challenge: string, expires: number): Promise<boolean> {
    const sql = 'INSERT INTO answered (id, expires) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id';
    return (await this.#ask(sql, [challenge, expires])).length > 0;
  }

  async forgetAnswered(now: number): Promise<void> {
    await this.#ask('DELETE FROM answered WHERE expires <= $1', [now]);
  }
}

const passkeyOf = ({ public_key, backed_up, used, ...row }: PasskeyRow): Passkey => ({
  ...row,
  publicKey: Buffer.from(public_key, 'base64url'),
  isBackedUp: backed_up === 1,
  ...(used !== null && { used }),
});

/** `most`: how many they may have. False if somebody has this passkey already, or there are too many. */
export function* addingPasskey(passkey: Passkey, name: string, most: number): Steps<boolean> {
  const { id, guest, publicKey, algorithm, counter, isBackedUp, label, made } = passkey;
  const added = yield* ask(
    `INSERT INTO passkeys (id, guest, public_key, algorithm, counter, backed_up, label, made)
     SELECT $1, $2, $3, CAST($4 AS INTEGER), CAST($5 AS BIGINT), CAST($6 AS INTEGER), $7, CAST($8 AS BIGINT)
     WHERE (SELECT count(*) FROM passkeys WHERE guest = $2) < CAST($9 AS INTEGER)
     ON CONFLICT DO NOTHING RETURNING id`,
    ...[id, guest, publicKey.toString('base64url'), algorithm, counter, isBackedUp ? 1 : 0, label, made, most],
  );
  if (added.length > 0) yield* keeping({ guest, name, made });
  return added.length > 0;
}

/** It takes the place of any that they had. */
export function* addingRecoveryKey(id: string, kept: Kept): Steps<void> {
  const { guest, made } = kept;
  yield* ask('DELETE FROM recovery_keys WHERE guest = $1', guest);
  yield* ask('INSERT INTO recovery_keys (id, guest, made) VALUES ($1, $2, $3)', id, guest, made);
  yield* keeping(kept);
}

interface Kept {
  readonly guest: string;
  readonly name: string;
  readonly made: number;
}

export function* removingPasskey(guest: string, id: string): Steps<void> {
  yield* ask('DELETE FROM passkeys WHERE guest = $1 AND id = $2', guest, id);
  yield* lettingGo(guest);
}

export function* removingRecoveryKey(guest: string): Steps<void> {
  yield* ask('DELETE FROM recovery_keys WHERE guest = $1', guest);
  yield* lettingGo(guest);
}

/** Another key for a name begins nothing anew. */
function* keeping({ guest, name, made }: Kept): Steps<void> {
  yield* ask(
    `INSERT INTO kept_names (guest, name, outline, since) VALUES ($1, $2, $3, $4)
     ON CONFLICT (guest) DO UPDATE SET name = excluded.name, outline = excluded.outline`,
    ...[guest, name, outlineOf(name), made],
  );
}

/** Somebody without any way back is a guest like any other. */
function* lettingGo(guest: string): Steps<void> {
  yield* ask(`DELETE FROM kept_names WHERE guest = $1 AND NOT (${IS_KEPT})`, guest);
}
