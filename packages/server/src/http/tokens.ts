/** Who somebody is: a token that only this server can have made. There is nothing else to know about a guest. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Guest } from '../table/entry.ts';

/** `guest`: lives in the cookie. `carry`: a link that makes another device the same guest; short-lived. */
const PURPOSES = ['guest', 'carry'] as const;
type Purpose = (typeof PURPOSES)[number];

const DAY = 24 * 3_600_000;
export const LIFETIMES: Readonly<Record<Purpose, number>> = { guest: 400 * DAY, carry: DAY / 24 };

export const newGuest = (name: string): Guest => ({ id: randomBytes(12).toString('base64url'), name });

export class Tokens {
  readonly #secret: Buffer;
  readonly #now: () => number;

  constructor(secret: Buffer, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  issue(purpose: Purpose, { id, name }: Guest): { readonly token: string; readonly expires: number } {
    const expires = this.#now() + LIFETIMES[purpose];
    const claim = Buffer.from(JSON.stringify([purpose, id, name, expires])).toString('base64url');
    return { token: `${claim}.${this.#sign(claim)}`, expires };
  }

  /** The guest, if the token is ours, was made for this, and is not too old. */
  read(purpose: Purpose, token: string): Guest | undefined {
    const [claim = '', signature = '', ...rest] = token.split('.');
    const wanted = Buffer.from(this.#sign(claim));
    const given = Buffer.from(signature);
    if (rest.length > 0 || wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
    const [kind, id, name, expires] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [
      string,
      string,
      string,
      number,
    ];
    return kind === purpose && this.#now() < expires ? { id, name } : undefined;
  }

  #sign(claim: string): string {
    return createHmac('sha256', this.#secret).update(claim).digest('base64url');
  }
}
