import { tables } from './001-tables.ts';
import { details } from './002-details.ts';
import { jobs } from './003-jobs.ts';
import { guests } from './004-guests.ts';
import { people } from './005-people.ts';
import { conduct } from './006-conduct.ts';
import { results } from './007-results.ts';
import { company } from './008-company.ts';
import { quick } from './009-quick.ts';
import { keptNames } from './010-kept-names.ts';
import { ratings } from './011-ratings.ts';
import { operators } from './012-operators.ts';
import { push } from './013-push.ts';
import { outlines } from './014-outlines.ts';
import { jobLogs } from './015-job-logs.ts';
import { digests } from './016-digests.ts';
import { since } from './017-since.ts';
import { seated } from './018-seated.ts';
import type { Migration } from './migration.ts';

/** In order; a database remembers how many of them it has had. */
const MIGRATIONS: readonly Migration[] = [
  tables,
  details,
  jobs,
  guests,
  people,
  conduct,
  results,
  company,
  quick,
  keptNames,
  ratings,
  operators,
  push,
  outlines,
  jobLogs,
  digests,
  since,
  seated,
];

/** The steps that a database still needs. Throws if it has had some that this program does not know. */
export const missingAfter = (done: number): readonly Migration[] => {
  if (done > MIGRATIONS.length)
    throw new Error(
      `the database was written by a newer Room 25 (step ${done}, this one knows ${MIGRATIONS.length}): start that one`,
    );
  return MIGRATIONS.slice(done);
};
