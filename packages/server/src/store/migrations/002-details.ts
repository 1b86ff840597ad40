import type { Migration } from './migration.ts';

/** Of tables that were last written before this, lists show less until the next entry. */
const DETAILS = `ALTER TABLE tables ADD COLUMN details TEXT NOT NULL
  DEFAULT '{"clock":{"kind":"none"},"talk":"none","people":[],"awaited":[]}'`;

export const details: Migration = { name: '002-details', sqlite: `${DETAILS};`, postgres: DETAILS };
