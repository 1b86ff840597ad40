/** What operators can do about people and tables. Each act is logged in the same step; running servers notice by themselves. */
import { personName, type RefusalCode, read, type SanctionKind } from '@room25/protocol';
import { LIFETIMES, linkHash, newLinkToken } from '../http/tokens.ts';
import { LiveTable } from '../node/live-table.ts';
import {
  type Announcement,
  newId,
  noting,
  type OperatorAct,
  type Page,
  type Report,
  type Sanction,
} from '../store/conduct-book.ts';
import { deletingTable } from '../store/kept-book.ts';
import { ask } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { timeIn } from '../store/talk.ts';

const DAY = 24 * 3_600_000;
const LINES_BEFORE = 50;
const REPORTS_AT_ONCE = 100;

/** Why it cannot be done, in words; `code`: in one word, for a page. */
export class OperatorError extends Error {
  readonly code: RefusalCode;

  constructor(message: string, code: RefusalCode = 'not-now') {
    super(message);
    this.code = code;
  }
}

/** A report, with the moment it is about. */
export interface ShownReport extends Report {
  readonly code: string;
  /** What they are called there, by their numbers; nothing if nobody knows now. */
  readonly names: ReadonlyMap<number, string>;
  /** The last lines said up to then, as far as they are kept. */
  readonly lines: readonly {
    readonly seq: number;
    readonly at: number;
    readonly visitor: number;
    readonly text: string;
  }[];
}

/** A person, as a report or a seat points to them. */
export type Whom = { readonly report: string } | { readonly table: string; readonly seat: number };

/** Somebody, by the name that they keep. */
interface Named {
  readonly name: string;
}

export interface Sanctioning {
  readonly kind: SanctionKind;
  readonly days: number;
  readonly reason: string;
  /** For `rename`. */
  readonly name?: string | undefined;
}

export class Operator {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #via: string;

  /** `via`: from the terminal or the page. */
  constructor(store: Store, now: () => number = Date.now, via = 'terminal') {
    this.#store = store;
    this.#now = now;
    this.#via = via;
  }

  /** Reports that are waiting, the oldest first, a page at a time. */
  reports(page: Page = { most: REPORTS_AT_ONCE, from: 0 }): Promise<readonly Report[]> {
    return this.#store.conduct.openReports(page);
  }

  /** How many reports wait. */
  waiting(): Promise<number> {
    return this.#store.conduct.countOpenReports();
  }

  async show(id: string): Promise<ShownReport> {
    const report = await this.#report(id);
    const people = await this.#store.people(report.table_id);
    const lines = await this.#store.transact(function* () {
      return yield* ask<Omit<ShownReport['lines'][number], 'at'> & { readonly body: string }>(
        `SELECT lines.seq, body, visitor, text FROM lines JOIN entries ON entries.table_id = lines.table_id AND entries.seq = lines.seq
         WHERE lines.table_id = $1 AND lines.seq <= $2 ORDER BY lines.seq DESC LIMIT ${LINES_BEFORE}`,
        report.table_id,
        report.seq,
      );
    });
    return {
      ...report,
      code: (await this.#store.summary(report.table_id))?.code ?? '',
      names: new Map(people.map(({ visitor, name = '' }) => [visitor, name])),
      lines: lines.map(({ body, ...line }) => ({ ...line, at: timeIn(body) })).reverse(),
    };
  }

  /** Settles it without further action. */
  async settle(id: string, reason: string): Promise<void> {
    const { about, table_id } = await this.#report(id);
    const [at, via] = [this.#now(), this.#via];
    await this.#store.transact(function* () {
      yield* ask('UPDATE reports SET closed = $2 WHERE id = $1', id, at);
      yield* noting({ at, act: 'settle', guest: about, table_id, reason, via });
    });
  }

  async sanction(whom: Whom, { kind, days, reason, name }: Sanctioning): Promise<Sanction> {
    if (reason.trim() === '') throw new OperatorError('a reason is told to whoever it is about: say one');
    if (!(days > 0 && days <= 365)) throw new OperatorError('it ends after 1 to 365 days');
    const called = kind === 'rename' ? nameFrom(name) : null;
    const { guest, table } = await this.#whom(whom);
    const [made, via] = [this.#now(), this.#via];
    const sanction: Sanction = {
      id: newId(),
      guest,
      kind,
      reason,
      name: called,
      made,
      ends: made + days * DAY,
      answer: null,
    };
    await this.#store.transact(function* () {
      // One of each kind: the newest counts.
      yield* ask('UPDATE sanctions SET ends = $3 WHERE guest = $1 AND kind = $2 AND ends > $3', guest, kind, made);
      yield* ask(
        'INSERT INTO sanctions (id, guest, kind, reason, name, made, ends) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        ...[sanction.id, guest, kind, reason, called, made, sanction.ends],
      );
      if (called !== null) yield* ask('UPDATE people SET name = $2 WHERE guest = $1', guest, called);
      if ('report' in whom) yield* ask('UPDATE reports SET closed = $2 WHERE id = $1', whom.report, made);
      yield* noting({ at: made, act: kind, guest, table_id: table, reason, via });
    });
    return sanction;
  }

  /** Ends it now. */
  async lift(id: string, reason: string): Promise<void> {
    const [at, via] = [this.#now(), this.#via];
    await this.#store.transact(function* () {
      const [lifted] = yield* ask<{ guest: string }>(
        'UPDATE sanctions SET ends = $2 WHERE id = $1 AND ends > $2 RETURNING guest',
        id,
        at,
      );
      if (!lifted) throw new OperatorError(`no sanction '${id}' is in force`);
      yield* noting({ at, act: 'lift', guest: lifted.guest, table_id: null, reason, via });
    });
  }

  sanctions(page?: Page): Promise<readonly Sanction[]> {
    return this.#store.conduct.sanctionsAt(this.#now(), page);
  }

  inForce(): Promise<number> {
    return this.#store.conduct.countSanctionsAt(this.#now());
  }

  /** Nothing more happens at the table. What was played stays. */
  async close(idOrCode: string, reason: string): Promise<void> {
    const id = await this.#table(idOrCode);
    await this.#close(id);
    const [at, via] = [this.#now(), this.#via];
    await this.#store.transact(() => noting({ at, act: 'close', guest: null, table_id: id, reason, via }));
  }

  /** Removes every trace of it, including its log. */
  async delete(idOrCode: string, reason: string): Promise<void> {
    const id = await this.#table(idOrCode);
    // Servers that have it in memory are told first.
    await this.#close(id);
    const [at, via] = [this.#now(), this.#via];
    await this.#store.transact(function* () {
      yield* deletingTable(id);
      yield* noting({ at, act: 'delete', guest: null, table_id: id, reason, via });
    });
  }

  async announce(text: string, hours: number): Promise<Announcement> {
    const [made, via] = [this.#now(), this.#via];
    const announcement = { id: newId(), text, made, ends: made + hours * (DAY / 24) };
    await this.#store.transact(function* () {
      const { id, ends } = announcement;
      yield* ask('INSERT INTO announcements (id, text, made, ends) VALUES ($1, $2, $3, $4)', id, text, made, ends);
      yield* noting({ at: made, act: 'announce', guest: null, table_id: null, reason: text, via });
    });
    return announcement;
  }

  /** The content of a link for somebody who has lost every other way back; whoever opens it first is that person. */
  async link(named: Named, reason: string): Promise<string> {
    const { guest, name } = await this.#keeper(named);
    const token = newLinkToken();
    const [at, via] = [this.#now(), this.#via];
    await this.#store.guests.addLink({ id: linkHash(token), guest, name, expires: at + LIFETIMES.link });
    await this.#store.transact(() => noting({ at, act: 'guest-link', guest, table_id: null, reason, via }));
    return token;
  }

  /** As if they had asked for it themselves: nothing that is kept says who they were. Where they play, their time runs out. */
  async erase(named: Named, reason: string): Promise<void> {
    const { guest } = await this.#keeper(named);
    const [at, via] = [this.#now(), this.#via];
    await this.#store.forget(guest, at);
    await this.#store.transact(() => noting({ at, act: 'erase', guest: null, table_id: null, reason, via }));
  }

  announcements(): Promise<readonly Announcement[]> {
    return this.#store.conduct.announcementsAt(this.#now());
  }

  /** The names of guests: sanctions and the log hold only ids. */
  namesOf(guests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#store.conduct.namesOf(guests);
  }

  /** A page counted from the newest, with the newest last. */
  log(page?: Page): Promise<readonly OperatorAct[]> {
    return this.#store.conduct.operatorLog(page);
  }

  logged(): Promise<number> {
    return this.#store.conduct.countOperatorLog();
  }

  async #close(id: string): Promise<void> {
    const live = await LiveTable.read(id, { store: this.#store, now: this.#now, changed: () => {} });
    await live?.change((table, at) =>
      table.closed || table.play?.ended !== undefined ? undefined : { kind: 'closed', at },
    );
  }

  async #table(idOrCode: string): Promise<string> {
    const found = await this.#store.summary(idOrCode);
    if (!found) throw new OperatorError(`there is no table '${idOrCode}'`, 'no-table');
    return found.id;
  }

  async #keeper({ name }: Named): Promise<{ readonly guest: string; readonly name: string }> {
    const [keeper, ...others] = await this.#store.names.keepersOf(name);
    if (!keeper) throw new OperatorError(`nobody keeps the name '${name}'`);
    if (others.length > 0) throw new OperatorError(`several people keep the name '${name}'`);
    return keeper;
  }

  async #report(id: string): Promise<Report> {
    const report = await this.#store.conduct.report(id);
    if (!report) throw new OperatorError(`there is no report '${id}'`);
    return report;
  }

  async #whom(whom: Whom): Promise<{ readonly guest: string; readonly table: string }> {
    const { guest, table } = 'report' in whom ? await this.#reported(whom.report) : await this.#seated(whom);
    if (guest === undefined) throw new OperatorError('nobody knows any more who that was');
    return { guest, table };
  }

  async #reported(id: string): Promise<{ readonly guest?: string; readonly table: string }> {
    const { about, table_id: table } = await this.#report(id);
    return { table, ...(about !== null && { guest: about }) };
  }

  async #seated({ table: idOrCode, seat }: { readonly table: string; readonly seat: number }) {
    const table = await this.#table(idOrCode);
    const live = await LiveTable.read(table, { store: this.#store, now: this.#now, changed: () => {} });
    const there = live?.table.seats[seat - 1];
    if (there?.kind !== 'person') throw new OperatorError(`no person sits in seat ${seat}`, 'not-seated');
    const guest = live!.table.people.guestOf(there.visitor);
    return { table, ...(guest !== undefined && { guest }) };
  }
}

const nameFrom = (name: string | undefined): string => {
  const checked = read(personName, name);
  if ('value' in checked) return checked.value;
  throw new OperatorError(`nobody can be called '${name ?? ''}': ${checked.problem.message}`, 'malformed');
};
