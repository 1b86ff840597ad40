import type { Migration } from './migration.ts';

/** What the seats of long games have been told, part by part, for processes that think. None of it has to last either. */
const JOB_LOGS = `
  CREATE UNLOGGED TABLE job_logs (
    log TEXT NOT NULL,
    start INTEGER NOT NULL,
    made TIMESTAMPTZ NOT NULL DEFAULT now(),
    part TEXT NOT NULL,
    PRIMARY KEY (log, start)
  )`;

export const jobLogs: Migration = { name: '015-job-logs', sqlite: 'SELECT 1;', postgres: JOB_LOGS };
