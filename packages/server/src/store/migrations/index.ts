import { tables } from './001-tables.ts';
import { details } from './002-details.ts';
import { jobs } from './003-jobs.ts';
import { guests } from './004-guests.ts';
import type { Migration } from './migration.ts';

/** In order; a database remembers how many of them it has been through. */
const MIGRATIONS: readonly Migration[] = [tables, details, jobs, guests];

/** The steps that a database is missing. Throws if it has been through some that this program does not know. */
export const missingAfter = (done: number): readonly Migration[] => {
  if (done > MIGRATIONS.length)
    throw new Error(
      `the database was written by a newer Room 25 (step ${done}, this one knows ${MIGRATIONS.length}): start that one`,
    );
  return MIGRATIONS.slice(done);
};
