import type { Migration } from './migration.ts';

/**
 * Quick games: each one's unique place in the row of all of them, and until when somebody can sit down there; who has left one
 * lately; and how many people each process knows to be here.
 */
const QUICK = `
  ALTER TABLE tables ADD COLUMN quick_place BIGINT;
  ALTER TABLE tables ADD COLUMN quick_until BIGINT;
  CREATE UNIQUE INDEX tables_quick_place ON tables (quick_place) WHERE quick_place IS NOT NULL;
  CREATE INDEX tables_quick_until ON tables (quick_until) WHERE quick_until IS NOT NULL;
  CREATE TABLE quick_left (guest TEXT NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (guest, table_id));
  CREATE INDEX quick_left_at ON quick_left (at);
  CREATE TABLE here (process TEXT PRIMARY KEY, people INTEGER NOT NULL, at BIGINT NOT NULL);`;

export const quick: Migration = { name: '009-quick', sqlite: QUICK, postgres: QUICK };
