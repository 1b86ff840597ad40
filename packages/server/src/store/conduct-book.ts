/** How people treat each other, and what operators do about it, as both databases keep it. */
import { randomBytes } from 'node:crypto';
import type { ReportReason, SanctionKind, Shunning } from '@room25/protocol';
import type { Apart } from '../table/acts/sit.ts';
import { batchesOf, placesFrom } from './batches.ts';
import type { Ask } from './guest-book.ts';
import { ALL } from './rows.ts';
import { ask, type Steps } from './steps.ts';

export interface Shunned {
  readonly id: string;
  readonly other: string;
  readonly kind: Shunning;
  readonly name: string;
  readonly made: number;
}

export interface Report {
  readonly id: string;
  readonly made: number;
  readonly table_id: string;
  /** The entry of the log at that moment. */
  readonly seq: number;
  /** Whom it is about, by their number at the table; and who that is, as long as anybody knows. */
  readonly visitor: number;
  readonly about: string | null;
  readonly reporter: string | null;
  readonly reason: ReportReason;
  readonly note: string;
  readonly closed: number | null;
}

export interface Sanction {
  readonly id: string;
  readonly guest: string;
  readonly kind: SanctionKind;
  /** In the operator's words, which the person reads. */
  readonly reason: string;
  /** What they are called instead. */
  readonly name: string | null;
  readonly made: number;
  readonly ends: number;
  /** The person's answer. */
  readonly answer: string | null;
}

/** What an operator did. Rows are only ever added. */
export interface OperatorAct {
  readonly at: number;
  readonly act: string;
  readonly guest: string | null;
  readonly table_id: string | null;
  readonly reason: string;
  /** `terminal`, or `page` and which session of it. */
  readonly via: string;
}

/** A browser in which an operator has signed in. */
export interface OperatorSession {
  /** Its name in the log; it opens nothing. */
  readonly label: string;
  readonly expires: number;
}

export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly made: number;
  readonly ends: number;
}

/** Of a long list. */
export interface Page {
  readonly most: number;
  readonly from: number;
}

const WHOLE: Page = { most: ALL, from: 0 };

const SANCTION = 'id, guest, kind, reason, name, made, ends, answer';

const SHUNNED_BY_SOME = `SELECT guest, other FROM shunned WHERE guest IN (${placesFrom(1)})`;

const NAMES_OF_SOME = `SELECT guest, MAX(name) AS name FROM people
  WHERE name IS NOT NULL AND guest IN (${placesFrom(1)}) GROUP BY guest`;

export const newId = (): string => randomBytes(6).toString('hex');

export class ConductBook {
  readonly #ask: Ask;

  constructor(asking: Ask) {
    this.#ask = asking;
  }

  /** A new choice replaces the last one. */
  async shun(guest: string, { other, kind, name, made }: Omit<Shunned, 'id'>): Promise<void> {
    await this.#ask(
      `INSERT INTO shunned (id, guest, other, kind, name, made) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (guest, other) DO UPDATE SET kind = excluded.kind, name = excluded.name`,
      [newId(), guest, other, kind, name, made],
    );
  }

  async shunnedBy(guest: string): Promise<readonly Shunned[]> {
    return await this.#ask<Shunned>(
      'SELECT id, other, kind, name, made FROM shunned WHERE guest = $1 ORDER BY made DESC, id',
      [guest],
    );
  }

  /** Whom each of these does not want to hear. */
  async unheardBy(guests: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const unheard = new Map<string, Set<string>>();
    for (const some of batchesOf(guests))
      for (const { guest, other } of await this.#ask<{ guest: string; other: string }>(SHUNNED_BY_SOME, some))
        unheard.set(guest, (unheard.get(guest) ?? new Set()).add(other));
    return unheard;
  }

  async unshun(guest: string, id: string): Promise<void> {
    await this.#ask('DELETE FROM shunned WHERE guest = $1 AND id = $2', [guest, id]);
  }

  /** Whom they have blocked, and who has blocked them. */
  async blocksOf(me: string): Promise<Apart> {
    const rows = await this.#ask<{ guest: string; other: string }>(
      `SELECT guest, other FROM shunned WHERE kind = 'block' AND (guest = $1 OR other = $1)`,
      [me],
    );
    return {
      blocked: new Set(rows.filter(({ guest }) => guest === me).map(({ other }) => other)),
      blockers: new Set(rows.filter(({ guest }) => guest !== me).map(({ guest }) => guest)),
    };
  }

  async addReport(report: Omit<Report, 'id' | 'closed'>): Promise<string> {
    const id = newId();
    const { made, table_id, seq, visitor, about, reporter, reason, note } = report;
    await this.#ask(
      `INSERT INTO reports (id, made, table_id, seq, visitor, about, reporter, reason, note)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, made, table_id, seq, visitor, about, reporter, reason, note],
    );
    return id;
  }

  async reportsSince(reporter: string, when: number): Promise<readonly Report[]> {
    return await this.#ask<Report>('SELECT * FROM reports WHERE reporter = $1 AND made >= $2 ORDER BY made, id', [
      reporter,
      when,
    ]);
  }

  /** Those that are not settled, the oldest first. */
  async openReports({ most, from }: Page): Promise<readonly Report[]> {
    const sql = 'SELECT * FROM reports WHERE closed IS NULL ORDER BY made, id LIMIT $1 OFFSET $2';
    return await this.#ask<Report>(sql, [most, from]);
  }

  countOpenReports(): Promise<number> {
    return this.#count('reports WHERE closed IS NULL');
  }

  async #count(which: string, ...values: readonly number[]): Promise<number> {
    const sql = `SELECT CAST(count(*) AS INTEGER) AS number FROM ${which}`;
    return (await this.#ask<{ number: number }>(sql, values))[0]!.number;
  }

  async report(id: string): Promise<Report | undefined> {
    return (await this.#ask<Report>('SELECT * FROM reports WHERE id = $1', [id]))[0];
  }

  /** Sanctions in force. */
  async sanctionsAt(now: number, { most, from }: Page = WHOLE): Promise<readonly Sanction[]> {
    const sql = `SELECT ${SANCTION} FROM sanctions WHERE ends > $1 ORDER BY made, id LIMIT $2 OFFSET $3`;
    return await this.#ask<Sanction>(sql, [now, most, from]);
  }

  countSanctionsAt(now: number): Promise<number> {
    return this.#count('sanctions WHERE ends > $1', now);
  }

  async sanctionsOf(guest: string): Promise<readonly Sanction[]> {
    return await this.#ask<Sanction>(`SELECT ${SANCTION} FROM sanctions WHERE guest = $1 ORDER BY made, id`, [guest]);
  }

  /** Works once. */
  async answerSanction(guest: string, id: string, text: string): Promise<boolean> {
    const sql = 'UPDATE sanctions SET answer = $3 WHERE id = $2 AND guest = $1 AND answer IS NULL RETURNING id';
    return (await this.#ask(sql, [guest, id, text])).length > 0;
  }

  async announcementsAt(now: number): Promise<readonly Announcement[]> {
    return await this.#ask<Announcement>(
      'SELECT id, text, made, ends FROM announcements WHERE ends > $1 ORDER BY made, id',
      [now],
    );
  }

  /** The names of these guests, as far as anybody knows. */
  async namesOf(guests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (const some of batchesOf([...new Set(guests)]))
      for (const { guest, name } of await this.#ask<{ guest: string; name: string }>(NAMES_OF_SOME, some))
        names.set(guest, name);
    return names;
  }

  async operatorSession(id: string, now: number): Promise<OperatorSession | undefined> {
    const sql = 'SELECT label, expires FROM operator_sessions WHERE id = $1 AND expires > $2';
    return (await this.#ask<OperatorSession>(sql, [id, now]))[0];
  }

  /** Does this link still work? */
  async isOperatorLink(id: string, now: number): Promise<boolean> {
    return (await this.#ask('SELECT id FROM operator_links WHERE id = $1 AND expires > $2', [id, now])).length > 0;
  }

  /** A page counted from the newest, with the newest last. */
  async operatorLog({ most, from }: Page = WHOLE): Promise<readonly OperatorAct[]> {
    const newest = await this.#ask<OperatorAct>(
      'SELECT at, act, guest, table_id, reason, via FROM operator_log ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2',
      [most, from],
    );
    return newest.toReversed();
  }

  countOperatorLog(): Promise<number> {
    return this.#count('operator_log');
  }

  /** Deletes what ended so long ago that nobody needs to know of it. */
  async tidy(now: number): Promise<void> {
    await this.#ask('DELETE FROM sanctions WHERE ends < $1', [now - YEAR]);
    await this.#ask('DELETE FROM reports WHERE closed < $1 OR (closed IS NULL AND made < $2)', [
      now - HALF_A_YEAR,
      now - YEAR,
    ]);
    // Left over from people who were forgotten before forgetting emptied this table.
    await this.#ask("UPDATE reports SET note = '' WHERE note <> '' AND (about IS NULL OR reporter IS NULL)", []);
    await this.#ask('DELETE FROM announcements WHERE ends < $1', [now]);
    for (const table of ['operator_links', 'operator_sessions'])
      await this.#ask(`DELETE FROM ${table} WHERE expires <= $1`, [now]);
  }
}

const DAY = 24 * 3_600_000;
const HALF_A_YEAR = 180 * DAY;
const YEAR = 365 * DAY;

export function* noting({ at, act, guest, table_id, reason, via }: OperatorAct): Steps<void> {
  yield* ask(
    'INSERT INTO operator_log (id, at, act, guest, table_id, reason, via) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    ...[newId(), at, act, guest, table_id, reason, via],
  );
}
