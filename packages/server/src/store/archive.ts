/**
 * Everything that is appended, once more, as lines of JSON in a file for each day. With a copy of the database from before, any
 * moment since can be had again: an append that is there already changes nothing.
 */
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store, Summary } from './store.ts';

interface Archived {
  readonly at: number;
  readonly table: string;
  readonly from: number;
  readonly bodies: readonly unknown[];
  readonly summary: Summary;
}

/** While the folder cannot be written to, this much is kept for when it can. */
const MOST_UNWRITTEN = 64_000_000;
const DAY_FILE = /^\d{4}-\d\d-\d\d\.jsonl$/;

export class Archive {
  readonly #folder: string;
  #unwritten = '';
  #isInTrouble = false;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
  }

  /** What was written is written, whatever becomes of this: trouble is told, and tried again with the next. */
  note(written: readonly { table: string; from: number; bodies: readonly string[]; summary: Summary }[]): void {
    const at = Date.now();
    for (const { table, from, bodies, summary } of written) {
      const head = JSON.stringify({ at, table, from }).slice(0, -1);
      this.#unwritten += `${head},"bodies":[${bodies.join(',')}],"summary":${JSON.stringify(summary)}}\n`;
    }
    try {
      const day = new Date(at).toISOString().slice(0, 10);
      appendFileSync(join(this.#folder, `${day}.jsonl`), this.#unwritten, { mode: 0o600 });
      this.#unwritten = '';
      this.#isInTrouble = false;
    } catch (trouble) {
      if (!this.#isInTrouble) process.emitWarning(`the archive cannot be written: ${(trouble as Error).message}`);
      this.#isInTrouble = true;
      this.#unwritten = this.#unwritten.slice(-MOST_UNWRITTEN);
    }
  }
}

export interface Restored {
  /** Appends that were not there yet. */
  readonly appended: number;
  /** Those that stand in the air, because the copy is older than the archive. */
  readonly missing: number;
}

/** What the archive holds up to that moment, into a store that nobody else uses. */
export const restore = async (store: Store, folder: string, until: number): Promise<Restored> => {
  let [appended, missing] = [0, 0];
  for (const name of readdirSync(folder)
    .filter((each) => DAY_FILE.test(each))
    .sort())
    for (const { at, table, from, bodies, summary } of linesOf(join(folder, name))) {
      if (at > until) continue;
      const done = await store.append(table, from, bodies, summary);
      if (done === 'done') appended++;
      else if (((await store.lastOf([table])).get(table) ?? 0) < from) missing++;
    }
  return { appended, missing };
};

/** The last line may be half of one: the machine went down while it was written. */
const linesOf = (path: string): readonly Archived[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Archived];
      } catch {
        return [];
      }
    });
