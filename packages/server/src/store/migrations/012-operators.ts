import type { Migration } from './migration.ts';

/** How operators get to their page: links that work once, and sessions, both as hashes; and from where each act came. */
const OPERATORS = `
  CREATE TABLE operator_links (id TEXT PRIMARY KEY, expires BIGINT NOT NULL);
  CREATE TABLE operator_sessions (id TEXT PRIMARY KEY, label TEXT NOT NULL, expires BIGINT NOT NULL);
  ALTER TABLE operator_log ADD COLUMN via TEXT NOT NULL DEFAULT 'terminal';`;

export const operators: Migration = { name: '012-operators', sqlite: OPERATORS, postgres: OPERATORS };
