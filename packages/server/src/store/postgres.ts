/** One database for any number of processes. The rows of `tables` decide their order: whoever moves `seq` on has written. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, type PoolConfig, type QueryConfig, type QueryResult, type QueryResultRow, types } from 'pg';
import type { Person } from '../table/people.ts';
import { CompanyBook } from './company-book.ts';
import { ConductBook } from './conduct-book.ts';
import { forgetting, forgettingAgain } from './forgetting.ts';
import { type Ask, forgottenId, GuestBook } from './guest-book.ts';
import { KeptBook } from './kept-book.ts';
import { missingAfter } from './migrations/index.ts';
import {
  MOVE_LINE,
  MOVE_PERSON,
  type Move,
  OLD_LOG,
  OLD_SUMMARY,
  type OldRow,
  type OldSummary,
  RESUMMARISE,
  REWRITE,
  TABLE_IDS,
} from './migrations/move.ts';
import { NameBook } from './name-book.ts';
import { earOf, PostgresHints } from './postgres-hints.ts';
import { PushBook } from './push-book.ts';
import { QuickBook } from './quick-book.ts';
import { RatingBook } from './rating-book.ts';
import { ResultBook } from './result-book.ts';
import {
  ALL,
  changing,
  type Dialect,
  DUE,
  foundOf,
  KEEP_SECRET,
  listing,
  PEOPLE,
  type PersonRow,
  PULSE,
  personOf,
  SECRET,
  type SummaryRow,
  summaryQuery,
} from './rows.ts';
import type { Row, Steps } from './steps.ts';
import type { Appended, Entry, Found, HintListener, ListQuery, Store, Written } from './store.ts';
import { apart, together } from './talk.ts';

const READ = `SELECT entries.seq, body, text FROM entries
  LEFT JOIN lines ON lines.table_id = entries.table_id AND lines.seq = entries.seq
  WHERE entries.table_id = $1 AND entries.seq >= $2 ORDER BY entries.seq LIMIT $3`;
const BIGINT = 20;
/** Of all processes that start at once, one migrates. */
const MIGRATING = 0x0025;
/** Milliseconds for a connection, and then for an answer: together, how long a hanging database goes unnoticed. */
const CONNECTING = 2_000;
const ANSWERING = 3_000;
/** While it hangs: how often it is asked whether it is back. */
const ASK_AGAIN = 500;

/**
 * Somebody who was forgotten is not written down again, whatever another process still believes; nor is what they say, so the row
 * of a person who speaks is held until it is written.
 */
const WRITE = `
  written AS (
    INSERT INTO entries (table_id, seq, at, body)
    SELECT moved.id, $2 + entry.n - 1, $10, entry.body
    FROM moved, unnest($3::text[]) WITH ORDINALITY AS entry (body, n)
  ), sitting AS (
    SELECT visitor::int FROM json_array_elements_text($12::json) AS visitor
  ), newcomers AS (
    SELECT one.visitor, one.guest, one.name, CASE WHEN one.visitor IN (SELECT visitor FROM sitting) THEN 1 ELSE 0 END AS seated
    FROM json_to_recordset($17::json) AS one (visitor int, guest text, name text, forgotten text)
    WHERE NOT EXISTS (SELECT FROM forgotten WHERE forgotten.id = one.forgotten)
  ), come AS (
    INSERT INTO people (table_id, visitor, guest, name, seated)
    SELECT moved.id, visitor, guest, name, seated FROM moved, newcomers
    ON CONFLICT (table_id, visitor) DO UPDATE SET name = excluded.name, seated = excluded.seated
    WHERE people.guest = excluded.guest
  ), reseated AS (
    UPDATE people SET seated = 1 - seated FROM moved
    WHERE people.table_id = moved.id AND (seated = 1) <> (visitor IN (SELECT visitor FROM sitting))
      AND visitor NOT IN (SELECT visitor FROM newcomers) AND EXISTS (SELECT FROM before WHERE players <> $12)
  ), said AS (
    INSERT INTO lines (table_id, seq, visitor, text)
    SELECT moved.id, one.seq, one.visitor, one.text
    FROM moved, json_to_recordset($18::json) AS one (seq int, visitor int, text text)
    WHERE one.visitor IN (SELECT visitor FROM newcomers) OR EXISTS (
      SELECT FROM people WHERE table_id = moved.id AND people.visitor = one.visitor AND guest IS NOT NULL FOR SHARE
    )
  ), to_count AS (
    INSERT INTO uncounted (table_id) SELECT moved.id FROM moved
    WHERE $5::text = 'over' AND $13::text IS NOT NULL AND NOT EXISTS (SELECT FROM results WHERE table_id = moved.id)
    ON CONFLICT DO NOTHING
  )
  SELECT id FROM moved`;

const BEFORE = 'before AS (SELECT players FROM tables WHERE id = $1)';

const OPEN = `
  WITH ${BEFORE}, moved AS (
    INSERT INTO tables (id, seq, listed, state, edition, mode, seats, taken, updated, wake_at, players, result, details,
      quick_place, quick_until, code)
    VALUES ($1, $2 + cardinality($3::text[]) - 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $19)
    ON CONFLICT DO NOTHING RETURNING id
  ), ${WRITE}`;

const MOVE = `
  WITH ${BEFORE}, moved AS (
    UPDATE tables SET seq = $2 + cardinality($3::text[]) - 1, listed = $4, state = $5, edition = $6, mode = $7,
      seats = $8, taken = $9, updated = $10, wake_at = $11, players = $12, result = $13, details = $14, quick_place = $15, quick_until = $16
    WHERE id = $1 AND seq = $2 - 1 RETURNING id
  ), ${WRITE}`;

const DIALECT: Dialect = { listOf: (row) => `coalesce(json_agg(json_build_array(${row})), '[]')::text` };
const SUMMARY = summaryQuery(DIALECT);
const LAST = 'SELECT id, seq FROM tables WHERE id = ANY($1)';
/** A process listens as long as it lives. */
const EARS = 'SELECT application_name AS name FROM pg_stat_activity WHERE application_name = ANY($1)';
const OWNER = 'SELECT id FROM tables WHERE code = $1';

/** It neither answers nor closes its connections. */
class HangingError extends Error {
  constructor() {
    super('the database does not answer');
  }
}

export class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #config: PoolConfig;
  readonly #hints: PostgresHints;
  readonly guests: GuestBook;
  readonly conduct: ConductBook;
  readonly results: ResultBook;
  readonly kept: KeptBook;
  readonly company: CompanyBook;
  readonly names: NameBook;
  readonly quick: QuickBook;
  readonly ratings: RatingBook;
  readonly push: PushBook;
  #isHanging = false;
  #isClosing = false;

  private constructor(pool: Pool, config: PoolConfig, hints: PostgresHints) {
    this.#pool = pool;
    this.#config = config;
    this.#hints = hints;
    const ask: Ask = async <Row>(text: string, values: readonly (string | number | null)[]) =>
      (await this.#query<QueryResultRow>({ text, values: [...values] })).rows as Row[];
    this.guests = new GuestBook(ask);
    this.conduct = new ConductBook(ask);
    this.results = new ResultBook(ask);
    this.kept = new KeptBook(ask);
    this.company = new CompanyBook(ask);
    this.names = new NameBook(ask);
    this.quick = new QuickBook(ask);
    this.ratings = new RatingBook(ask);
    this.push = new PushBook(ask);
  }

  get process(): string {
    return this.#hints.process;
  }

  static async connect(url: string): Promise<PostgresStore> {
    const config: PoolConfig = {
      connectionString: url,
      application_name: 'room25',
      connectionTimeoutMillis: CONNECTING,
      // The database's own limit, and ours for a question that never reaches it.
      statement_timeout: ANSWERING,
      query_timeout: ANSWERING,
      keepAlive: true,
      // Times and numbers of entries are far below 2^53.
      types: { getTypeParser: (type, format) => (type === BIGINT ? Number : types.getTypeParser(type, format)) },
    };
    const pool = new Pool(config);
    // A connection that breaks while idle is replaced when somebody needs one.
    pool.on('error', () => {});
    try {
      await migrate(url);
      return new PostgresStore(pool, config, await PostgresHints.connect(pool, config));
    } catch (trouble) {
      await pool.end();
      throw trouble;
    }
  }

  async append(table: string, from: number, bodies: readonly unknown[], summary: Written): Promise<Appended> {
    const { texts, lines } = apart(bodies, from);
    const newcomers = (summary.newcomers ?? []).map((person) => ({
      ...person,
      forgotten: person.guest === undefined ? '' : forgottenId(person.guest),
    }));
    const values = [table, from, texts, ...changing(summary), JSON.stringify(newcomers), JSON.stringify(lines)];
    const { rowCount } = await (from === 1
      ? this.#query({ name: 'open', text: OPEN, values: [...values, summary.code] })
      : this.#query({ name: 'move', text: MOVE, values }));
    if (rowCount === 0) return (await this.#isTaken(table, from, summary)) ? 'taken' : 'late';
    this.#hints.tell(table, from + bodies.length - 1);
    return 'done';
  }

  async read(table: string, from: number, most = ALL): Promise<readonly Entry[]> {
    const rows = await this.#all<{ seq: number; body: string; text: string | null }>('read', READ, [table, from, most]);
    return rows.map(({ seq, body, text }) => ({ seq, body: together(JSON.parse(body), text) }));
  }

  async people(table: string): Promise<readonly Person[]> {
    return (await this.#all<PersonRow>('people', PEOPLE, [table])).map(personOf);
  }

  async lastOf(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const values = [[...tables]];
    const { rows } = await this.#query<{ id: string; seq: number }>({ name: 'last', text: LAST, values });
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  async summary(idOrCode: string): Promise<Found | undefined> {
    return (await this.#all<SummaryRow>('summary', SUMMARY, [idOrCode])).map(foundOf)[0];
  }

  async list(query: ListQuery): Promise<readonly Found[]> {
    const { sql, values } = listing(query, DIALECT);
    return (await this.#query<SummaryRow>({ text: sql, values: [...values] })).rows.map(foundOf);
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return (await this.#all<{ id: string }>('due', DUE, [now, limit])).map(({ id }) => id);
  }

  async secret(name: string): Promise<Buffer> {
    await this.#query({ text: KEEP_SECRET, values: [name, randomBytes(32).toString('hex')] });
    const [row] = await this.#all<{ value: string }>('secret', SECRET, [name]);
    return Buffer.from(row!.value, 'hex');
  }

  async ended(processes: readonly string[]): Promise<readonly string[]> {
    const values = [processes.map(earOf)];
    const { rows } = await this.#query<{ name: string }>({ name: 'ears', text: EARS, values });
    const ears = new Set(rows.map(({ name }) => name));
    return processes.filter((each) => !ears.has(earOf(each)));
  }

  onHint(listener: HintListener): () => void {
    return this.#hints.listen(listener);
  }

  async transact<T>(steps: () => Steps<T>): Promise<T> {
    if (this.#isHanging) throw new HangingError();
    const client = await this.#pool.connect();
    let trouble: unknown;
    try {
      await client.query('BEGIN');
      const asking = steps();
      let step = asking.next();
      while (!step.done) {
        const { rows } = await client.query<Row>(step.value.sql, [...step.value.values]);
        step = asking.next(rows);
      }
      await client.query('COMMIT');
      return step.value;
    } catch (thrown) {
      trouble = thrown;
      await client.query('ROLLBACK').catch(() => {});
      throw thrown;
    } finally {
      client.release(trouble !== undefined);
    }
  }

  forget(guest: string, now: number): Promise<readonly string[]> {
    return this.transact(() => forgetting(guest, now));
  }

  forgetAgain(forgotten: ReadonlySet<string>, now: number): Promise<number> {
    return this.transact(() => forgettingAgain(forgotten, now));
  }

  async isReady(): Promise<boolean> {
    try {
      await this.#query({ text: PULSE, values: [Date.now()] });
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const closed = this.#hints.close().then(() => this.#pool.end());
    // A hanging database does not say goodbye either.
    const late = new AbortController();
    await Promise.race([closed, sleep(ANSWERING, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
  }

  /** When it hangs, the first who ask have to wait; until it is back, nobody else does. */
  async #query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    if (this.#isHanging) throw new HangingError();
    try {
      return await this.#pool.query<Row>(query);
    } catch (trouble) {
      if (!isLate(trouble)) throw trouble;
      if (!this.#isHanging) void this.#awaitReturn();
      throw new HangingError();
    }
  }

  async #awaitReturn(): Promise<void> {
    this.#isHanging = true;
    while (this.#isHanging && !this.#isClosing) {
      const client = new Client(this.#config);
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('SELECT 1');
        this.#isHanging = false;
      } catch (trouble) {
        // A database that refuses does not hang.
        if (!isLate(trouble)) this.#isHanging = false;
        else await sleep(ASK_AGAIN, undefined, { ref: false });
      } finally {
        void client.end().catch(() => {});
      }
    }
  }

  async #isTaken(table: string, from: number, { code }: Written): Promise<boolean> {
    return from === 1 && (await this.#all<{ id: string }>('owner', OWNER, [code])).some(({ id }) => id !== table);
  }

  async #all<Row extends object>(name: string, text: string, values: readonly (string | number)[]): Promise<Row[]> {
    return (await this.#query<Row>({ name, text, values: [...values] })).rows;
  }
}

/** What `pg` says when no answer comes in time. */
const LATE = ['Query read timeout', 'timeout exceeded when trying to connect', 'timeout expired'];

const isLate = (trouble: unknown): boolean => LATE.includes((trouble as Error).message);

const moveAll = async (client: Client, move: Move): Promise<void> => {
  const all = async <Row extends QueryResultRow>(text: string, values: readonly string[]): Promise<Row[]> =>
    (await client.query<Row>(text, [...values])).rows;
  for (const { id } of await all<{ id: string }>(TABLE_IDS, [])) {
    const moved = move(await all<OldRow>(OLD_LOG, [id]), (await all<OldSummary>(OLD_SUMMARY, [id]))[0]!);
    for (const { seq, body } of moved.entries) await client.query(REWRITE, [id, seq, body]);
    for (const { visitor, guest, name, seated } of moved.people)
      await client.query(MOVE_PERSON, [id, visitor, guest, name, seated ? 1 : 0]);
    for (const { seq, visitor, text } of moved.lines) await client.query(MOVE_LINE, [id, seq, visitor, text]);
    await client.query(RESUMMARISE, [id, moved.players, moved.details]);
  }
};

/** A migration may take longer than anything else, and so may waiting for another process to finish it. */
const migrate = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url, application_name: 'room25', connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)');
    const { rows } = await client.query<{ done: number }>('SELECT count(*)::int AS done FROM migrations');
    for (const { name, postgres, move } of missingAfter(rows[0]!.done)) {
      await client.query(postgres);
      if (move) await moveAll(client, move);
      await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
    await client.query('COMMIT');
  } catch (trouble) {
    await client.query('ROLLBACK').catch(() => {});
    throw trouble;
  } finally {
    await client.end().catch(() => {});
  }
};
