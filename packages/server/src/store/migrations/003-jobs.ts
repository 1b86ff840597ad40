import type { Migration } from './migration.ts';

/** What bots think about in other processes. None of it has to last: whoever asked asks again. */
const JOBS = `
  CREATE UNLOGGED TABLE jobs (
    id TEXT PRIMARY KEY,
    made TIMESTAMPTZ NOT NULL DEFAULT now(),
    milliseconds INTEGER NOT NULL,
    task TEXT NOT NULL,
    taken TIMESTAMPTZ,
    decision TEXT
  );
  CREATE INDEX jobs_free ON jobs (made) WHERE taken IS NULL`;

/** SQLite is for one process, which thinks for itself. */
export const jobs: Migration = { name: '003-jobs', sqlite: 'SELECT 1;', postgres: JOBS };
