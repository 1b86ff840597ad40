/**
 * Everything that is appended, once more, as lines of JSON in a file for each day. Together with an earlier copy of the database
 * it restores any moment since: an append that is there already changes nothing.
 */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OldLog } from './migrations/005-people.ts';
import type { Store, Written } from './store.ts';
import { type SpokenLine, together } from './talk.ts';

interface Archived {
  readonly at: number;
  readonly table: string;
  readonly from: number;
  readonly bodies: readonly unknown[];
  /** What was said in them. */
  readonly lines?: readonly SpokenLine[];
  readonly summary: Written;
}

/** While the folder cannot be written to, this many characters are kept until it can: whole lines, the latest. */
const MOST_UNWRITTEN = 64_000_000;
/** Milliseconds until it is tried again. */
const REST = 1_000;
const DAY_FILE = /^\d{4}-\d\d-\d\d\.jsonl$/;

interface ArchiveOptions {
  readonly now?: () => number;
  /** Called each time that it could not be written. */
  readonly failed?: (error: unknown) => void;
  readonly most?: number;
}

export class Archive {
  failed: (error: unknown) => void;
  readonly #folder: string;
  readonly #now: () => number;
  readonly #most: number;
  #unwritten = '';
  /** Guests who were forgotten meanwhile. None of these is ever dropped. */
  #forgotten = '';
  /** The last line of the file may be incomplete: the disk was full, or the machine went down while it was written. */
  #isTorn = true;
  #triedAt = Number.NEGATIVE_INFINITY;
  #isInTrouble = false;

  constructor(folder: string, { now = Date.now, failed = warn, most = MOST_UNWRITTEN }: ArchiveOptions = {}) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.#now = now;
    this.failed = failed;
    this.#most = most;
  }

  /** The store has written it, whatever happens here: a failure is reported, and tried again with what comes next. */
  note(
    written: readonly {
      readonly table: string;
      readonly from: number;
      readonly bodies: readonly string[];
      readonly lines: readonly SpokenLine[];
      readonly summary: Written;
    }[],
  ): void {
    const at = this.#now();
    for (const { table, from, bodies, lines, summary } of written) {
      const said = lines.length > 0 ? { lines } : {};
      const head = JSON.stringify({ at, table, from, ...said }).slice(0, -1);
      this.#unwritten += `${head},"bodies":[${bodies.join(',')}],"summary":${JSON.stringify(summary)}}\n`;
    }
    this.#write(at);
  }

  /** What was archived before must not be brought back either. */
  forget(forgotten: string): void {
    const at = this.#now();
    this.#forgotten += `${JSON.stringify({ at, forgotten })}\n`;
    this.#write(at);
  }

  /** Tries a last time to write what could not be written. */
  close(): void {
    if (this.#isInTrouble) this.#try(this.#now());
  }

  #write(at: number): void {
    // Trying all of it again for each act would hold up everybody.
    const isResting = this.#isInTrouble && Math.abs(at - this.#triedAt) < REST;
    if (!isResting) this.#try(at);
    const over = this.#unwritten.length - this.#most;
    if (over > 0) this.#unwritten = this.#unwritten.slice(this.#unwritten.indexOf('\n', over - 1) + 1);
  }

  #try(at: number): void {
    this.#triedAt = at;
    const path = join(this.#folder, `${new Date(at).toISOString().slice(0, 10)}.jsonl`);
    try {
      const gap = this.#isTorn && hasText(path) ? '\n' : '';
      appendFileSync(path, gap + this.#forgotten + this.#unwritten, { mode: 0o600 });
      this.#forgotten = '';
      this.#unwritten = '';
      this.#isTorn = false;
      this.#isInTrouble = false;
    } catch (trouble) {
      this.#isTorn = true;
      this.#isInTrouble = true;
      this.failed(trouble);
    }
  }
}

const warn = (trouble: unknown): void => {
  process.emitWarning(`the archive cannot be written: ${(trouble as Error).message}`);
};

const hasText = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

interface Forgotten {
  readonly at: number;
  /** What is left of somebody who was forgotten. */
  readonly forgotten: string;
}

export interface Restored {
  /** Appends that were not there yet. */
  readonly appended: number;
  /** Appends without their predecessors, because the copy is older than the archive. */
  readonly missing: number;
}

/** Reads the archive up to that moment into a store that nobody else uses. */
export const restore = async (store: Store, folder: string, until: number): Promise<Restored> => {
  let [appended, missing] = [0, 0];
  const forgotten = new Set<string>();
  for (const name of readdirSync(folder)
    .filter((each) => DAY_FILE.test(each))
    .sort())
    for (const line of linesOf(join(folder, name))) {
      // Even those who were forgotten after that moment.
      if ('forgotten' in line) forgotten.add(line.forgotten);
      if ('forgotten' in line || line.at > until) continue;
      const { table, from } = line;
      const { bodies, summary } = isOld(line) ? await brought(store, line) : spoken(line);
      const done = await store.append(table, from, bodies, summary);
      if (done === 'done') appended++;
      else if (((await store.lastOf([table])).get(table) ?? 0) < from) missing++;
    }
  await store.forgetAgain(forgotten, Date.now());
  return { appended, missing };
};

type Appending = Pick<Archived, 'bodies' | 'summary'>;

const spoken = ({ bodies, from, lines = [], summary }: Archived): Appending => ({
  bodies: bodies.map((body, n) => together(body, lines.find(({ seq }) => seq === from + n)?.text ?? null)),
  summary,
});

/** From before logs spoke of numbers. */
const isOld = ({ summary }: Archived): boolean => 'people' in summary;

const brought = async (store: Store, { table, bodies, summary }: Archived): Promise<Appending> => {
  const log = new OldLog(await store.people(table));
  const moved = bodies.map((body) => {
    const { body: now = body, text = null } = log.moved(body) ?? {};
    return together(now, text);
  });
  const { people, players, awaited, ...rest } = summary as unknown as OldSummary;
  const numbered = {
    players: log.playersOf(players, people),
    awaited: awaited.map((guest) => log.visitorOf(guest)),
  };
  return { bodies: moved, summary: { ...rest, ...numbered, newcomers: log.people } };
};

type OldSummary = Omit<Written, 'players' | 'awaited'> & {
  readonly people: readonly string[];
  readonly players: readonly string[];
  readonly awaited: readonly string[];
};

/** The last line may be incomplete: the machine went down while it was written. */
const linesOf = (path: string): readonly (Archived | Forgotten)[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Archived | Forgotten];
      } catch {
        return [];
      }
    });
