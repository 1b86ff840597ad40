/** One file, one process, no configuration. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import type { Person } from '../table/people.ts';
import { Archive } from './archive.ts';
import { CompanyBook } from './company-book.ts';
import { ConductBook } from './conduct-book.ts';
import { privateFile } from './files.ts';
import { forgetting, forgettingAgain } from './forgetting.ts';
import { type Ask, forgottenId, GuestBook } from './guest-book.ts';
import { Hints } from './hints.ts';
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
import { PushBook } from './push-book.ts';
import { QuickBook } from './quick-book.ts';
import { RatingBook } from './rating-book.ts';
import { ResultBook, TO_COUNT } from './result-book.ts';
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
import { apart, type SpokenLine, together } from './talk.ts';

const FILE = 'room25.sqlite';
/** Milliseconds to wait for another process that writes, such as a repair. Nothing else is held up meanwhile. */
const PATIENCE = 10_000;
/** How long a check whether anything can be written waits, in milliseconds. */
const SHORT_PATIENCE = 2_000;
const PAUSE = 20;
/** The file is damaged: nothing in it can be relied on until somebody has restored it. */
const DAMAGE = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

interface Wish {
  readonly table: string;
  readonly from: number;
  readonly bodies: readonly string[];
  readonly lines: readonly SpokenLine[];
  readonly summary: Written;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (trouble: unknown) => void;
}

const OPEN = `INSERT INTO tables (id, seq, code, listed, state, edition, mode, seats, taken, updated, wake_at, players, result, details,
  quick_place, quick_until) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16) ON CONFLICT DO NOTHING`;
const MOVE = `UPDATE tables SET seq = ?3, listed = ?4, state = ?5, edition = ?6, mode = ?7, seats = ?8, taken = ?9, updated = ?10,
  wake_at = ?11, players = ?12, result = ?13, details = ?14, quick_place = ?15, quick_until = ?16 WHERE id = ?1 AND seq = ?2 - 1`;
const LAST = 'SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(?1))';
const PLAYERS = 'SELECT players FROM tables WHERE id = ?1';
const WRITE = 'INSERT INTO entries (table_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)';
const SAY = `INSERT INTO lines (table_id, seq, visitor, text) SELECT ?1, ?2, ?3, ?4
  WHERE EXISTS (SELECT 1 FROM people WHERE table_id = ?1 AND visitor = ?3 AND guest IS NOT NULL)`;
/** Somebody who was forgotten is not written down again, whatever another process still believes. */
const COME = `INSERT INTO people (table_id, visitor, guest, name, seated) SELECT ?1, ?2, ?3, ?4, 0
  WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE id = ?5)
  ON CONFLICT (table_id, visitor) DO UPDATE SET name = excluded.name WHERE people.guest = excluded.guest`;
/** Those who come or go, and nobody else, however many have been there. */
const SEAT = `UPDATE people SET seated = 1 - seated WHERE table_id = ?1
  AND (seated = 1 OR visitor IN (SELECT value FROM json_each(?2))) AND seated <> (visitor IN (SELECT value FROM json_each(?2)))`;
const DIALECT: Dialect = { listOf: (row) => `json_group_array(json_array(${row}))` };
const SUMMARY = summaryQuery(DIALECT);
/** All bodies as one text, whose numbers follow one another: of as many rows the driver makes an object each, and all of them take four times as long. */
const READ = `SELECT '[' || coalesce(group_concat(body, ',' ORDER BY seq), '') || ']' AS bodies FROM
  (SELECT seq, body FROM entries WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3)`;
const SPOKEN = 'SELECT seq, text FROM lines WHERE table_id = ?1 AND seq BETWEEN ?2 AND ?3';
const OWNER = 'SELECT id FROM tables WHERE code = ?1';

export class SqliteStore implements Store {
  readonly process = randomUUID();
  readonly #db: Database.Database;
  readonly #archive: Archive | undefined;
  readonly #hints = new Hints();
  readonly #statements = new Map<string, Database.Statement>();
  readonly #ask: Ask = async (sql, values) =>
    sql.startsWith('SELECT') ? this.#all(sql, values) : this.#write(() => this.#all(sql, values));
  readonly guests = new GuestBook(this.#ask);
  readonly conduct = new ConductBook(this.#ask);
  readonly results = new ResultBook(this.#ask);
  readonly kept = new KeptBook(this.#ask);
  readonly company = new CompanyBook(this.#ask);
  readonly names = new NameBook(this.#ask);
  readonly quick = new QuickBook(this.#ask);
  readonly ratings = new RatingBook(this.#ask);
  readonly push = new PushBook(this.#ask);
  #waiting: Wish[] = [];
  #writing: Promise<void> | undefined;
  #isClosing = false;
  #isDamaged = false;

  /** `archive`: a folder where everything is written once more. */
  constructor(folder: string, archive?: string) {
    this.#archive = archive === undefined ? undefined : new Archive(archive);
    this.#db = new Database(privateFile(folder, FILE), { timeout: PATIENCE });
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = FULL');
    // Deleted data is overwritten, not only out of sight.
    this.#db.pragma('secure_delete = ON');
    this.#migrate();
    // From now on there are players: another process that has the file is waited for without blocking.
    this.#db.pragma('busy_timeout = 5');
  }

  append(table: string, from: number, bodies: readonly unknown[], summary: Written): Promise<Appended> {
    const { texts, lines } = apart(bodies, from);
    return new Promise((resolve, reject) => {
      // One transaction, and so one wait for the disk, for everything asked in one turn of the event loop.
      if (this.#waiting.length === 0) setImmediate(() => void this.#writeWaiting());
      this.#waiting.push({
        table,
        from,
        bodies: texts,
        lines,
        summary,
        resolve,
        reject,
      });
    });
  }

  async read(table: string, from: number, most = ALL): Promise<readonly Entry[]> {
    const [page] = this.#all<{ bodies: string }>(READ, [table, from, most]);
    const bodies = JSON.parse(page!.bodies) as readonly unknown[];
    const last = from + bodies.length - 1;
    const lines = bodies.length > 0 ? this.#all<{ seq: number; text: string }>(SPOKEN, [table, from, last]) : [];
    const texts = new Map(lines.map(({ seq, text }) => [seq, text]));
    return bodies.map((body, n) => ({ seq: from + n, body: together(body, texts.get(from + n)) }));
  }

  async people(table: string): Promise<readonly Person[]> {
    return this.#all<PersonRow>(PEOPLE, [table]).map(personOf);
  }

  async lastOf(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = this.#all<{ id: string; seq: number }>(LAST, [JSON.stringify(tables)]);
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  async summary(idOrCode: string): Promise<Found | undefined> {
    return this.#all<SummaryRow>(SUMMARY, [idOrCode]).map(foundOf)[0];
  }

  async list(query: ListQuery): Promise<readonly Found[]> {
    const { sql, values } = listing(query, DIALECT);
    return this.#all<SummaryRow>(sql, values).map(foundOf);
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return this.#all<{ id: string }>(DUE, [now, limit]).map(({ id }) => id);
  }

  async secret(name: string): Promise<Buffer> {
    await this.#write(() => this.#prepared(KEEP_SECRET).run([name, randomBytes(32).toString('hex')]));
    return Buffer.from(this.#all<{ value: string }>(SECRET, [name])[0]!.value, 'hex');
  }

  /** There is only one process. */
  async ended(processes: readonly string[]): Promise<readonly string[]> {
    return processes.filter((each) => each !== this.process);
  }

  onHint(listener: HintListener): () => void {
    return this.#hints.listen(listener);
  }

  transact<T>(steps: () => Steps<T>): Promise<T> {
    return this.#write(() => {
      const asking = steps();
      let step = asking.next();
      while (!step.done) step = asking.next(this.#all<Row>(step.value.sql, step.value.values));
      return step.value;
    });
  }

  async forget(guest: string, now: number): Promise<readonly string[]> {
    const tables = await this.transact(() => forgetting(guest, now));
    this.#scrub();
    this.#archive?.forget(forgottenId(guest));
    return tables;
  }

  async forgetAgain(forgotten: ReadonlySet<string>, now: number): Promise<number> {
    const count = await this.transact(() => forgettingAgain(forgotten, now));
    this.#scrub();
    return count;
  }

  onArchiveTrouble(listener: (error: unknown) => void): void {
    if (this.#archive) this.#archive.failed = listener;
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
    this.#archive?.close();
    this.#statements.clear();
    this.#db.close();
  }

  #migrate(): void {
    const isMoved = this.#transact(() => {
      const [{ user_version: done }] = this.#db.pragma('user_version') as [{ user_version: number }];
      const missing = missingAfter(done);
      for (const { sqlite, move } of missing) {
        this.#db.exec(sqlite);
        if (move) this.#move(move);
      }
      if (missing.length > 0) this.#db.exec(`PRAGMA user_version = ${done + missing.length}`);
      return done > 0 && missing.some(({ move }) => move);
    });
    if (!isMoved) return;
    // Leaves nothing behind where it lay before, nor of what was deleted before deleting overwrote it.
    this.#db.exec('VACUUM');
    this.#scrub();
  }

  #move(move: Move): void {
    for (const { id } of this.#all<{ id: string }>(TABLE_IDS, [])) {
      const moved = move(this.#all<OldRow>(OLD_LOG, [id]), this.#all<OldSummary>(OLD_SUMMARY, [id])[0]!);
      for (const { seq, body } of moved.entries) this.#prepared(REWRITE).run([id, seq, body]);
      for (const { visitor, guest, name, seated } of moved.people)
        this.#prepared(MOVE_PERSON).run([id, visitor, guest, name, seated ? 1 : 0]);
      for (const { seq, visitor, text } of moved.lines) this.#prepared(MOVE_LINE).run([id, seq, visitor, text]);
      this.#prepared(RESUMMARISE).run([id, moved.players, moved.details]);
    }
  }

  /** What was overwritten is still in the write-ahead log until that is emptied. */
  #scrub(): void {
    this.#db.pragma('wal_checkpoint(TRUNCATE)');
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

  /** Runs it in a transaction, as soon as nobody else writes. */
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

  #append({ table, from, bodies, lines, summary }: Wish): Appended {
    const last = from + bodies.length - 1;
    const players = this.#all<{ players: string }>(PLAYERS, [table])[0]?.players;
    const columns = changing(summary);
    const { changes } =
      from === 1
        ? this.#prepared(OPEN).run([table, last, summary.code, ...columns])
        : this.#prepared(MOVE).run([table, from, last, ...columns]);
    if (changes === 0) return this.#isTaken(table, from, summary) ? 'taken' : 'late';
    for (const [n, body] of bodies.entries()) this.#prepared(WRITE).run([table, from + n, summary.updated, body]);
    if (summary.state === 'over' && summary.result !== undefined) this.#prepared(TO_COUNT).run([table]);
    const { newcomers = [] } = summary;
    for (const { visitor, guest = null, name = null } of newcomers)
      this.#prepared(COME).run([table, visitor, guest, name, guest === null ? '' : forgottenId(guest)]);
    const seated = JSON.stringify(summary.players);
    if (newcomers.length > 0 || players !== seated) this.#prepared(SEAT).run([table, seated]);
    for (const { seq, visitor, text } of lines) this.#prepared(SAY).run([table, seq, visitor, text]);
    return 'done';
  }

  #isTaken(table: string, from: number, { code }: Written): boolean {
    return from === 1 && this.#all<{ id: string }>(OWNER, [code]).some(({ id }) => id !== table);
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
