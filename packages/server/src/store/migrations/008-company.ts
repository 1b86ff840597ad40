import type { Migration } from './migration.ts';

/** Who lets the people they have played with see when they are here, and when that was. */
const COMPANY = 'CREATE TABLE company (guest TEXT PRIMARY KEY, seen BIGINT NOT NULL)';

export const company: Migration = { name: '008-company', sqlite: COMPANY, postgres: COMPANY };
