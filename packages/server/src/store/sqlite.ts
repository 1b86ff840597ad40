/** One file, one process, no configuration. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Hints } from './hints.ts';
import { missingAfter } from './migrations/index.ts';
import {
  ALL,
  changing,
  DUE,
  type EntryRow,
  entryOf,
  KEEP_SECRET,
  listing,
  READ,
  SECRET,
  SUMMARY,
  type SummaryRow,
  summaryOf,
} from './rows.ts';
import type { Appended, Entry, HintListener, ListQuery, Store, Summary } from './store.ts';

const FILE = 'room25.sqlite';
/** Milliseconds to wait for somebody else who has the file, such as a backup. */
const PATIENCE = 10_000;

interface Wish {
  readonly table: string;
  readonly from: number;
  readonly bodies: readonly string[];
  readonly summary: Summary;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (trouble: unknown) => void;
}

const OPEN = `INSERT INTO tables (id, seq, code, listed, state, edition, mode, seats, taken, updated, wake_at, players, result, details)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14) ON CONFLICT DO NOTHING`;
const MOVE = `UPDATE tables SET seq = ?3, listed = ?4, state = ?5, edition = ?6, mode = ?7, seats = ?8, taken = ?9, updated = ?10,
  wake_at = ?11, players = ?12, result = ?13, details = ?14 WHERE id = ?1 AND seq = ?2 - 1`;
const LAST = 'SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(?1))';
const PLAYERS = 'SELECT players FROM tables WHERE id = ?1';
const WRITE = 'INSERT INTO entries (table_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)';
const LEAVE = 'DELETE FROM seated WHERE table_id = ?1';
const SIT = 'INSERT INTO seated (guest, table_id) VALUES (?1, ?2)';
const OWNER = 'SELECT id FROM tables WHERE code = ?1';

export class SqliteStore implements Store {
  readonly process = randomUUID();
  readonly #db: Database.Database;
  readonly #hints = new Hints();
  readonly #statements = new Map<string, Database.Statement>();
  #waiting: Wish[] = [];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#db = new Database(join(folder, FILE), { timeout: PATIENCE });
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = FULL');
    this.#migrate();
  }

  append(table: string, from: number, bodies: readonly unknown[], summary: Summary): Promise<Appended> {
    return new Promise((resolve, reject) => {
      // One transaction, and so one wait for the disk, for all that is asked in one turn of the event loop.
      if (this.#waiting.length === 0) setImmediate(() => this.#writeWaiting());
      this.#waiting.push({
        table,
        from,
        bodies: bodies.map((body) => JSON.stringify(body)),
        summary,
        resolve,
        reject,
      });
    });
  }

  async read(table: string, from: number, most = ALL): Promise<readonly Entry[]> {
    return this.#all<EntryRow>(READ, [table, from, most]).map(entryOf);
  }

  async lastOf(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = this.#all<{ id: string; seq: number }>(LAST, [JSON.stringify(tables)]);
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  async summary(idOrCode: string): Promise<Summary | undefined> {
    return this.#all<SummaryRow>(SUMMARY, [idOrCode]).map(summaryOf)[0];
  }

  async list(query: ListQuery): Promise<readonly Summary[]> {
    const { sql, values } = listing(query);
    return this.#all<SummaryRow>(sql, values).map(summaryOf);
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return this.#all<{ id: string }>(DUE, [now, limit]).map(({ id }) => id);
  }

  async secret(name: string): Promise<Buffer> {
    this.#prepared(KEEP_SECRET).run([name, randomBytes(32).toString('hex')]);
    return Buffer.from(this.#all<{ value: string }>(SECRET, [name])[0]!.value, 'hex');
  }

  /** There is one at a time. */
  async ended(processes: readonly string[]): Promise<readonly string[]> {
    return processes.filter((each) => each !== this.process);
  }

  onHint(listener: HintListener): () => void {
    return this.#hints.listen(listener);
  }

  async isReady(): Promise<boolean> {
    return this.#db.open;
  }

  async close(): Promise<void> {
    if (!this.#db.open) return;
    this.#writeWaiting();
    this.#statements.clear();
    this.#db.close();
  }

  #migrate(): void {
    this.#transact(() => {
      const [{ user_version: done }] = this.#db.pragma('user_version') as [{ user_version: number }];
      const missing = missingAfter(done);
      for (const { sqlite } of missing) this.#db.exec(sqlite);
      if (missing.length > 0) this.#db.exec(`PRAGMA user_version = ${done + missing.length}`);
    });
  }

  #writeWaiting(): void {
    const wishes = this.#waiting;
    this.#waiting = [];
    if (wishes.length === 0) return;
    let appended: readonly Appended[];
    try {
      appended = this.#transact(() => wishes.map((wish) => this.#write(wish)));
    } catch (trouble) {
      for (const { reject } of wishes) reject(trouble);
      return;
    }
    for (const [n, { table, from, bodies, resolve }] of wishes.entries()) {
      resolve(appended[n]!);
      if (appended[n] === 'done') this.#hints.tell(table, from + bodies.length - 1);
    }
  }

  #write({ table, from, bodies, summary }: Wish): Appended {
    const last = from + bodies.length - 1;
    const players = this.#all<{ players: string }>(PLAYERS, [table])[0]?.players;
    const columns = changing(summary);
    const { changes } =
      from === 1
        ? this.#prepared(OPEN).run([table, last, summary.code, ...columns])
        : this.#prepared(MOVE).run([table, from, last, ...columns]);
    if (changes === 0) return this.#isTaken(table, from, summary) ? 'taken' : 'late';
    for (const [n, body] of bodies.entries()) this.#prepared(WRITE).run([table, from + n, summary.updated, body]);
    if (players !== JSON.stringify(summary.players)) this.#seat(table, summary.players);
    return 'done';
  }

  #isTaken(table: string, from: number, { code }: Summary): boolean {
    return from === 1 && this.#all<{ id: string }>(OWNER, [code]).some(({ id }) => id !== table);
  }

  #seat(table: string, players: readonly string[]): void {
    this.#prepared(LEAVE).run([table]);
    for (const guest of new Set(players)) this.#prepared(SIT).run([guest, table]);
  }

  #transact<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (trouble) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw trouble;
    }
  }

  #all<Row>(sql: string, values: readonly (string | number | null)[]): Row[] {
    return this.#prepared(sql).all([...values]) as Row[];
  }

  #prepared(sql: string): Database.Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql.replace(/\$(\d)/g, '?$1'));
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
