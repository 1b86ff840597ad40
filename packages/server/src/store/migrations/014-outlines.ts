import type { Migration } from './migration.ts';

/** What kept names look like, so that nobody else takes such a one. Of those from before it is written down when it is first asked for. */
const OUTLINES = `
  ALTER TABLE kept_names ADD COLUMN outline TEXT;
  CREATE INDEX kept_names_outline ON kept_names (outline);`;

export const outlines: Migration = { name: '014-outlines', sqlite: OUTLINES, postgres: OUTLINES };
