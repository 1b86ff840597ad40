import type { Migration } from './migration.ts';

/** What signs tokens, where each guest is signed in, links that carry a guest to another device, and a row to test writing with. */
const GUESTS = `
  CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    made BIGINT NOT NULL,
    ends BIGINT
  );
  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    ended BIGINT
  );
  CREATE INDEX devices_of ON devices (guest);
  CREATE INDEX devices_ended ON devices (ended) WHERE ended IS NOT NULL;
  CREATE TABLE links (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    expires BIGINT NOT NULL
  );
  CREATE TABLE pulses (id INTEGER PRIMARY KEY, at BIGINT NOT NULL);`;

export const guests: Migration = { name: '004-guests', sqlite: GUESTS, postgres: GUESTS };
