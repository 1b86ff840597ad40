import type { Migration } from './migration.ts';

/**
 * What is believed of people and of set-ups; the games it follows from, in the order in which they were counted, with people by
 * their numbers there; and who wants to be in the lists of the best. The one row of `rating_turn` makes games be counted one
 * after the other.
 */
const RATINGS = `
  CREATE TABLE ratings (
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    variance DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    at BIGINT NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guest, kind)
  );
  CREATE INDEX ratings_score ON ratings (kind, score);
  CREATE TABLE setups (
    name TEXT PRIMARY KEY,
    mean DOUBLE PRECISION NOT NULL,
    variance DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL
  );
  CREATE TABLE rated (
    table_id TEXT PRIMARY KEY,
    place BIGINT NOT NULL UNIQUE,
    at BIGINT NOT NULL,
    game TEXT NOT NULL,
    changes TEXT
  );
  CREATE INDEX rated_at ON rated (at);
  CREATE TABLE ranked (guest TEXT PRIMARY KEY);
  CREATE TABLE rating_turn (id INTEGER PRIMARY KEY, place BIGINT NOT NULL);
  INSERT INTO rating_turn (id, place) VALUES (1, 0);`;

export const ratings: Migration = { name: '011-ratings', sqlite: RATINGS, postgres: RATINGS };
