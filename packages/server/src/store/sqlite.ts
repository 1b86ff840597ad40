/** One file, one process, no configuration. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { Archive } from './archive.ts';
import { privateFile } from './files.ts';
import { GuestBook } from './guest-book.ts';
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
  PULSE,
  READ,
  SECRET,
  SUMMARY,
  type SummaryRow,
  summaryOf,
} from './rows.ts';
import type { Appended, Entry, HintListener, ListQuery, Store, Summary } from './store.ts';

const FILE = 'room25.sqlite';
/** Milliseconds to wait for somebody else who writes, such as a repair. Nothing else is held up meanwhile. */
const PATIENCE = 10_000;
/** For whoever asks whether anything can be written. */
const SHORT_PATIENCE = 2_000;
const PAUSE = 20;
/** The file is not what it should be: nothing of it can be relied on until somebody has restored it. */
const DAMAGE = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

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
  readonly #archive: Archive | undefined;
  readonly #hints = new Hints();
  readonly #statements = new Map<string, Database.Statement>();
  readonly guests = new GuestBook(async (sql, values) =>
    sql.startsWith('SELECT') ? this.#all(sql, values) : this.#write(() => this.#all(sql, values)),
  );
  #waiting: Wish[] = [];
  #writing: Promise<void> | undefined;
  #isClosing = false;
  #isDamaged = false;

  /** `archive`: a folder where all that is written is written once more. */
  constructor(folder: string, archive?: string) {
    this.#archive = archive === undefined ? undefined : new Archive(archive);
    this.#db = new Database(privateFile(folder, FILE), { timeout: PATIENCE });
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = FULL');
    this.#migrate();
    // From now on others play: whoever else has the file is waited for without standing still.
    this.#db.pragma('busy_timeout = 5');
  }

  append(table: string, from: number, bodies: readonly unknown[], summary: Summary): Promise<Appended> {
    return new Promise((resolve, reject) => {
      // One transaction, and so one wait for the disk, for all that is asked in one turn of the event loop.
      if (this.#waiting.length === 0) setImmediate(() => void this.#writeWaiting());
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
    await this.#write(() => this.#prepared(KEEP_SECRET).run([name, randomBytes(32).toString('hex')]));
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
    if (this.#isDamaged || this.#isClosing || !this.#db.open) return false;
    try {
      await this.#write(() => this.#prepared(PULSE).run([Date.now()]), SHORT_PATIENCE);
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    await this.#writeWaiting();
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

  /** One batch at a time, in the order in which they were asked for. */
  async #writeWaiting(): Promise<void> {
    while (this.#writing) await this.#writing;
    const wishes = this.#waiting;
    this.#waiting = [];
    if (wishes.length === 0) return;
    this.#writing = this.#fulfil(wishes).finally(() => {
      this.#writing = undefined;
    });
    await this.#writing;
  }

  async #fulfil(wishes: readonly Wish[]): Promise<void> {
    let appended: readonly Appended[];
    try {
      appended = await this.#write(() => wishes.map((wish) => this.#append(wish)));
    } catch (trouble) {
      for (const { reject } of wishes) reject(trouble);
      return;
    }
    this.#archive?.note(wishes.filter((_, n) => appended[n] === 'done'));
    for (const [n, { table, from, bodies, resolve }] of wishes.entries()) {
      resolve(appended[n]!);
      if (appended[n] === 'done') this.#hints.tell(table, from + bodies.length - 1);
    }
  }

  /** In a transaction, as soon as nobody else writes. */
  async #write<T>(work: () => T, patience = PATIENCE): Promise<T> {
    const end = performance.now() + (this.#isClosing ? SHORT_PATIENCE : patience);
    for (;;) {
      try {
        return this.#transact(work);
      } catch (trouble) {
        const { code } = trouble as { code?: string };
        if (code !== 'SQLITE_BUSY' || performance.now() > end) throw trouble;
        await sleep(PAUSE);
      }
    }
  }

  #append({ table, from, bodies, summary }: Wish): Appended {
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
      throw this.#noted(trouble);
    }
  }

  #all<Row>(sql: string, values: readonly (string | number | null)[]): Row[] {
    try {
      return this.#prepared(sql).all([...values]) as Row[];
    } catch (trouble) {
      throw this.#noted(trouble);
    }
  }

  #noted(trouble: unknown): unknown {
    const { code = '' } = trouble as { code?: string };
    if (DAMAGE.some((each) => code.startsWith(each))) this.#isDamaged = true;
    return trouble;
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
