import type { Migration } from './migration.ts';

/** Muting and blocking, reports, what operators did about them, and what they tell everybody. */
const CONDUCT = `
  CREATE TABLE shunned (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    made BIGINT NOT NULL,
    UNIQUE (guest, other)
  );
  CREATE INDEX shunned_other ON shunned (other);
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    made BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    visitor INTEGER NOT NULL,
    about TEXT,
    reporter TEXT,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    closed BIGINT
  );
  CREATE INDEX reports_by ON reports (reporter, made);
  CREATE TABLE sanctions (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    name TEXT,
    made BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    answer TEXT
  );
  CREATE INDEX sanctions_of ON sanctions (guest);
  CREATE INDEX sanctions_ends ON sanctions (ends);
  CREATE TABLE operator_log (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    act TEXT NOT NULL,
    guest TEXT,
    table_id TEXT,
    reason TEXT NOT NULL
  );
  CREATE TABLE announcements (id TEXT PRIMARY KEY, text TEXT NOT NULL, made BIGINT NOT NULL, ends BIGINT NOT NULL);`;

export const conduct: Migration = { name: '006-conduct', sqlite: CONDUCT, postgres: CONDUCT };
