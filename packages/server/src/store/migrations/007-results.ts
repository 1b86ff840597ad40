import type { Migration } from './migration.ts';

/** What each finished game says of those who sat there, by their numbers; and the games that nobody has looked through yet. */
const RESULTS = `
  CREATE TABLE results (
    table_id TEXT NOT NULL,
    visitor INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, visitor)
  );
  CREATE TABLE uncounted (table_id TEXT PRIMARY KEY);
  INSERT INTO uncounted (table_id) SELECT id FROM tables WHERE state = 'over' AND result IS NOT NULL;`;

export const results: Migration = { name: '007-results', sqlite: RESULTS, postgres: RESULTS };
