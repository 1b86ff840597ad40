import type { Migration } from './migration.ts';

/**
 * Who sits at a table, found without looking through everybody who has been there. SQLite uses the index only if all that is asked
 * for is in it.
 */
const SEATED = 'CREATE INDEX people_seated ON people (table_id, visitor, guest, name) WHERE seated = 1';

export const seated: Migration = { name: '018-seated', sqlite: SEATED, postgres: SEATED };
