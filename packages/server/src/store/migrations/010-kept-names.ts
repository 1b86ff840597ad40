import type { Migration } from './migration.ts';

/**
 * How guests who keep their names come back: passkeys, and hashes of recovery keys; what they are called; which guests have
 * become one; and answered challenges, until they would have expired.
 */
const KEPT_NAMES = `
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    public_key TEXT NOT NULL,
    algorithm INTEGER NOT NULL,
    counter BIGINT NOT NULL,
    backed_up INTEGER NOT NULL,
    label TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT
  );
  CREATE INDEX passkeys_of ON passkeys (guest);
  CREATE TABLE recovery_keys (id TEXT PRIMARY KEY, guest TEXT NOT NULL, made BIGINT NOT NULL);
  CREATE INDEX recovery_keys_of ON recovery_keys (guest);
  CREATE TABLE kept_names (guest TEXT PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE merged (guest TEXT PRIMARY KEY, into_guest TEXT NOT NULL, at BIGINT NOT NULL);
  CREATE INDEX merged_into ON merged (into_guest);
  CREATE INDEX merged_at ON merged (at);
  CREATE TABLE answered (id TEXT PRIMARY KEY, expires BIGINT NOT NULL);`;

export const keptNames: Migration = { name: '010-kept-names', sqlite: KEPT_NAMES, postgres: KEPT_NAMES };
