import type { Migration } from './migration.ts';

/** Since when names are kept: those under which nobody plays are others' again after a while. More letters look alike than before. */
const SINCE = `
  ALTER TABLE kept_names ADD COLUMN since BIGINT;
  UPDATE kept_names SET outline = NULL, since = COALESCE(
    (SELECT min(made) FROM passkeys WHERE passkeys.guest = kept_names.guest),
    (SELECT min(made) FROM recovery_keys WHERE recovery_keys.guest = kept_names.guest)
  );`;

export const since: Migration = { name: '017-since', sqlite: SINCE, postgres: SINCE };
