import type { Migration } from './migration.ts';

const TABLES = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    code TEXT NOT NULL UNIQUE,
    listed INTEGER NOT NULL,
    state TEXT NOT NULL,
    edition TEXT NOT NULL,
    mode TEXT NOT NULL,
    seats INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    updated BIGINT NOT NULL,
    wake_at BIGINT,
    players TEXT NOT NULL,
    result TEXT
  );
  CREATE INDEX tables_newest ON tables (state, listed, updated DESC, id DESC);
  CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;`;

const ENTRIES = `
  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  )`;

const SEATED = `
  CREATE TABLE seated (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
  )`;

const SEATED_AT = 'CREATE INDEX seated_at ON seated (table_id)';

const SECRETS = 'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)';

export const tables: Migration = {
  name: '001-tables',
  // Without a row id the entries of a table lie together, so that reading its log touches few pages.
  sqlite: `${TABLES} ${ENTRIES} WITHOUT ROWID; ${SEATED} WITHOUT ROWID; ${SEATED_AT}; ${SECRETS};`,
  postgres: `${TABLES} ${ENTRIES}; ${SEATED}; ${SEATED_AT}; ${SECRETS};`,
};
