import type { Migration } from './migration.ts';

/** Browsers that are told of games by post once a day: when each is next told. */
const DIGESTS = `
  ALTER TABLE subscriptions ADD COLUMN digest BIGINT;
  CREATE INDEX subscriptions_digest ON subscriptions (digest);`;

export const digests: Migration = { name: '016-digests', sqlite: DIGESTS, postgres: DIGESTS };
