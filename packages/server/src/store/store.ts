/**
 * Where tables live. A table is its log; everything else is folded from it. Two stores keep this contract: SQLite for one
 * process, PostgreSQL for any number of them.
 */
import type { Settings, TableStatus } from '@room25/protocol';
import type { Person } from '../table/people.ts';
import type { CompanyBook } from './company-book.ts';
import type { ConductBook } from './conduct-book.ts';
import type { GuestBook } from './guest-book.ts';
import type { KeptBook } from './kept-book.ts';
import type { NameBook } from './name-book.ts';
import type { PushBook } from './push-book.ts';
import type { QuickBook } from './quick-book.ts';
import type { RatingBook } from './rating-book.ts';
import type { ResultBook } from './result-book.ts';
import type { Steps } from './steps.ts';

/**
 * One line of a table's log: what was asked, by which of its visitors, when; and what they said, as long as that is kept. Numbers
 * begin with 1 and have no gaps.
 */
export interface Entry {
  readonly seq: number;
  /** JSON that the store only keeps: what it means is known to whoever folds the log (`Body`, by `pagesOf`). */
  readonly body: unknown;
}

/** What lists and clocks need of a table without folding its log; written in the same transaction as the entries. */
export interface Summary extends Details {
  readonly id: string;
  /** Short, for people; no two tables have the same. */
  readonly code: string;
  readonly listed: boolean;
  readonly state: TableStatus;
  readonly edition: string;
  readonly mode: string;
  readonly seats: number;
  readonly taken: number;
  readonly updated: number;
  /** When a clock or a bot wants the table looked at. */
  readonly wakeAt?: number;
  /** Those who sit there, by their numbers at the table, the host first. */
  readonly players: readonly number[];
  readonly result?: string;
  /** For a quick game: its place in the row of all of them, and until when somebody can still sit down there. */
  readonly quickPlace?: number;
  readonly quickUntil?: number;
}

/** A summary as it is written: it also says who is new at the table, or has another name now. */
export interface Written extends Summary {
  readonly newcomers?: readonly Person[];
}

/** A summary as it is found: it also says who sits there. */
export interface Found extends Summary {
  readonly people: readonly Person[];
}

/** What lists show and nothing is searched by. */
export interface Details {
  readonly clock: Settings['clock'];
  readonly talk: Settings['talk'];
  /** Whose turn it is, and until when. */
  readonly awaited: readonly number[];
  readonly deadline?: number;
  readonly password?: true;
  readonly unwatched?: true;
  readonly rated?: true;
}

/** Newest first. Every given condition must hold. */
export interface ListQuery {
  readonly listed?: boolean;
  readonly states?: readonly TableStatus[];
  /** A guest's id. */
  readonly player?: string;
  /** For the next page: tables that come after this one, which was the last. */
  readonly after?: Pick<Summary, 'updated' | 'id'>;
  readonly limit: number;
}

/** The table is at `seq` now. The hint may come late, twice, or never: it says only that reading on is worth it. */
export type HintListener = (table: string, seq: number) => void;

export type Appended = 'done' | 'late' | 'taken';

export interface Store {
  /** The name of this process among all that share the store; never used again. */
  readonly process: string;
  /**
   * Writes entries `from`, `from + 1` … and the summary, all or nothing; durable when it resolves. `late`: somebody wrote
   * that number first; read on and try again. `taken`: another table has the summary's code; make up another. The code is
   * that of entry 1 for ever. If it rejects, the store is in trouble and nobody knows whether it was written: read on.
   */
  append(table: string, from: number, bodies: readonly unknown[], summary: Written): Promise<Appended>;
  /** The entries from that number on; if there are many, the first of them. */
  read(table: string, from: number, most?: number): Promise<readonly Entry[]>;
  /** Everybody who has done something at a table, including those who have left. */
  people(table: string): Promise<readonly Person[]>;
  /** The number of each table's last entry; for callers that must be sure that no hint was missed. */
  lastOf(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  summary(idOrCode: string): Promise<Found | undefined>;
  list(query: ListQuery): Promise<readonly Found[]>;
  /** Tables whose `wakeAt` has come, the longest due first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** 32 bytes, made when first asked for and then the same for all processes. */
  secret(name: string): Promise<Buffer>;
  /** Those of these processes that have died. */
  ended(processes: readonly string[]): Promise<readonly string[]>;
  /** Called for every append, also by other processes. */
  onHint(listener: HintListener): () => void;
  readonly guests: GuestBook;
  readonly conduct: ConductBook;
  readonly results: ResultBook;
  readonly kept: KeptBook;
  readonly company: CompanyBook;
  readonly names: NameBook;
  readonly quick: QuickBook;
  readonly ratings: RatingBook;
  readonly push: PushBook;
  /** All or nothing. */
  transact<T>(steps: () => Steps<T>): Promise<T>;
  /** From then on nothing that is kept says who that guest was. Returns the tables where they were. */
  forget(guest: string, now: number): Promise<readonly string[]>;
  /** After a restore: those who were forgotten, by their hashes, are forgotten again. Returns how many were known. */
  forgetAgain(forgotten: ReadonlySet<string>, now: number): Promise<number>;
  /** Called each time that the archive could not be written; PostgreSQL has one of its own. */
  onArchiveTrouble?(listener: (error: unknown) => void): void;
  /** Can it be written to at this moment? Tries, and never takes longer than a few seconds. */
  isReady(): Promise<boolean>;
  /** Finishes what was asked, as far as the database answers. */
  close(): Promise<void>;
}
