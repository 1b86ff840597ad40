/**
 * How an operator gets to their page: by a link that the program prints, once; then by a cookie, for some hours. The store knows
 * only hashes of both, so every process honours them, and a session that ends is over everywhere at once.
 */
import { createHash, randomBytes } from 'node:crypto';
import { newId, noting, type OperatorSession } from '../store/conduct-book.ts';
import { ask } from '../store/steps.ts';
import type { Store } from '../store/store.ts';

const MINUTE = 60_000;
export const LINK_LASTS = 10 * MINUTE;
export const SESSION_LASTS = 8 * 60 * MINUTE;

export class OperatorAccess {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** What stands in the link. */
  async newLink(): Promise<string> {
    const token = newSecret();
    const at = this.#now();
    await this.#store.transact(function* () {
      yield* ask('INSERT INTO operator_links (id, expires) VALUES ($1, $2)', hashOf('link', token), at + LINK_LASTS);
      yield* noting({ ...ABOUT_NOBODY, at, act: 'link', via: 'terminal' });
    });
    return token;
  }

  /** Uses the link up, whoever follows it; the answer is the value of their cookie. */
  async enter(link: string): Promise<string | undefined> {
    const at = this.#now();
    // Checked without writing: strangers who guess must not keep others from writing.
    if (!(await this.#store.conduct.isOperatorLink(hashOf('link', link), at))) return undefined;
    const token = newSecret();
    const label = newId();
    const isIn = await this.#store.transact(function* () {
      const used = yield* ask(
        'DELETE FROM operator_links WHERE id = $1 AND expires > $2 RETURNING id',
        hashOf('link', link),
        at,
      );
      if (used.length === 0) return false;
      yield* ask(
        'INSERT INTO operator_sessions (id, label, expires) VALUES ($1, $2, $3)',
        ...[hashOf('session', token), label, at + SESSION_LASTS],
      );
      yield* noting({ ...ABOUT_NOBODY, at, act: 'enter', via: viaPage(label) });
      return true;
    });
    return isIn ? token : undefined;
  }

  session(token: string): Promise<OperatorSession | undefined> {
    return this.#store.conduct.operatorSession(hashOf('session', token), this.#now());
  }

  async end({ label }: OperatorSession): Promise<void> {
    const at = this.#now();
    await this.#store.transact(function* () {
      yield* ask('DELETE FROM operator_sessions WHERE label = $1', label);
      yield* noting({ ...ABOUT_NOBODY, at, act: 'leave', via: viaPage(label) });
    });
  }

  /** Ends all sessions and links; returns how many pages were open. */
  async endAll(): Promise<number> {
    const at = this.#now();
    return this.#store.transact(function* () {
      yield* ask('DELETE FROM operator_links');
      const ended = yield* ask<{ expires: number }>('DELETE FROM operator_sessions RETURNING expires');
      yield* noting({ ...ABOUT_NOBODY, at, act: 'sign-out', via: 'terminal' });
      return ended.filter(({ expires }) => expires > at).length;
    });
  }
}

export const viaPage = (label: string): string => `page ${label}`;

const ABOUT_NOBODY = { guest: null, table_id: null, reason: '' } as const;

const newSecret = (): string => randomBytes(24).toString('base64url');

const hashOf = (what: 'link' | 'session', secret: string): string =>
  createHash('sha256').update(`room25 operator ${what}\n${secret}`).digest('base64url');
