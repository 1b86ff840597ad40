import type { Migration } from './migration.ts';

/** Browsers whose owners want to be told when it is their move; and what people were told, by their numbers at the tables. */
const PUSH = `
  CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    device TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    origin TEXT NOT NULL,
    language TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
  );
  CREATE INDEX subscriptions_of ON subscriptions (guest);
  CREATE TABLE told (
    table_id TEXT NOT NULL,
    visitor INTEGER NOT NULL,
    what TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, visitor, what)
  );
  CREATE INDEX told_at ON told (at);`;

export const push: Migration = { name: '013-push', sqlite: PUSH, postgres: PUSH };
