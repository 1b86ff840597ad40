import type { Migration } from './migration.ts';

/** Tables that were last written before this step show less in lists until their next entry. */
const DETAILS = `ALTER TABLE tables ADD COLUMN details TEXT NOT NULL
  DEFAULT '{"clock":{"kind":"none"},"talk":"none","people":[],"awaited":[]}'`;

export const details: Migration = { name: '002-details', sqlite: `${DETAILS};`, postgres: DETAILS };
