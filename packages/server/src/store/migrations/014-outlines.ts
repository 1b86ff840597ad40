import type { Migration } from './migration.ts';

/**
 * The outlines of kept names, so that nobody else takes one that looks the same. For older names they are written when first
 * asked for.
 */
const OUTLINES = `
  ALTER TABLE kept_names ADD COLUMN outline TEXT;
  CREATE INDEX kept_names_outline ON kept_names (outline);`;

export const outlines: Migration = { name: '014-outlines', sqlite: OUTLINES, postgres: OUTLINES };
