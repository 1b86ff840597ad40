/**
 * What seats have been told, for processes that think: it lies in the database, each part of it once. Whoever asks writes what is
 * new, and whoever thinks reads what they have not read.
 */
import { randomUUID } from 'node:crypto';
import { type Told, ToldText, textIn } from '@room25/bots/pool';

/** As much of a log as had been written down at that moment, by the log's name in the database. */
export interface WrittenLog {
  readonly log: string;
  readonly bytes: number;
}

export type Query = <Row extends object>(text: string, values: readonly (string | number)[]) => Promise<Row[]>;

/** Milliseconds after which a log to which nothing was added is written anew; the database keeps it longer. */
const WRITTEN_LASTS = 5 * 60_000;
export const FORGET_LOGS = `DELETE FROM job_logs WHERE log IN
  (SELECT log FROM job_logs GROUP BY log HAVING max(made) < now() - interval '10 minutes')`;
/** How many logs a process keeps to read on from. */
const MOST_READ = 40;

const WRITE = 'INSERT INTO job_logs (log, start, part) VALUES ($1, $2, $3)';
const READ = 'SELECT part FROM job_logs WHERE log = $1 AND start >= $2 AND start < $3 ORDER BY start';

interface Writing {
  readonly log: string;
  /** When something was last added. */
  at: number;
  /** One part after the other. */
  bytes: Promise<number>;
}

export class LogWriter {
  readonly #query: Query;
  /** By the names that the logs have here. */
  readonly #writings = new Map<string, Writing>();

  constructor(query: Query) {
    this.#query = query;
  }

  async write(told: Told): Promise<WrittenLog> {
    const now = performance.now();
    for (const [log, { at }] of this.#writings) if (now - at > WRITTEN_LASTS) this.#writings.delete(log);
    const writing = this.#writings.get(told.log) ?? { log: randomUUID(), at: now, bytes: Promise.resolve(0) };
    this.#writings.set(told.log, writing);
    writing.bytes = writing.bytes.then((start) => this.#add(writing, told, start));
    // Whoever waits for it is told.
    writing.bytes.catch(() => {});
    await writing.bytes;
    return { log: writing.log, bytes: told.bytes };
  }

  /** Somebody could not read it: after a crash the database no longer has it. */
  forget({ log }: Told): void {
    this.#writings.delete(log);
  }

  async #add(writing: Writing, told: Told, start: number): Promise<number> {
    if (told.bytes <= start) return start;
    await this.#query(WRITE, [writing.log, start, textIn(told, start)]);
    writing.at = performance.now();
    return told.bytes;
  }
}

export class LogReader {
  readonly #query: Query;
  readonly #texts = new Map<string, ToldText>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(query: Query) {
    this.#query = query;
  }

  /** One after the other: two tasks with the same log would add the same part twice. */
  read(written: WrittenLog): Promise<Told> {
    const reading = this.#queue.then(() => this.#read(written));
    this.#queue = reading.catch(() => {});
    return reading;
  }

  async #read({ log, bytes }: WrittenLog): Promise<Told> {
    const text = this.#texts.get(log) ?? new ToldText();
    // The one read most recently is dropped last.
    this.#texts.delete(log);
    this.#texts.set(log, text);
    for (const old of this.#texts.keys()) if (this.#texts.size > MOST_READ) this.#texts.delete(old);
    if (text.told.bytes < bytes)
      for (const { part } of await this.#query<{ part: string }>(READ, [log, text.told.bytes, bytes]))
        text.addText(part);
    if (text.told.bytes < bytes) {
      this.#texts.delete(log);
      throw new Error('what was told before is not there');
    }
    return { ...text.told, bytes };
  }
}
