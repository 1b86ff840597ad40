/**
 * What an authenticator signs. A challenge is not stored until it is answered: it says itself when it expires, and proves that it
 * is ours, for this purpose and for the one who asked for it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LIFETIMES } from './tokens.ts';

const NONCE = 16;
const TIME = 6;
const BODY = NONCE + TIME;
const TAG = 32;

/** What it is for: to add a passkey, or to come in by one. */
export type ChallengeKind = 'keep' | 'sign-in';

export interface Challenge {
  readonly text: string;
  readonly expires: number;
}

export class Challenges {
  readonly #secret: Buffer;
  readonly #now: () => number;

  constructor(secret: Buffer, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  /** `session`: whose answer counts. */
  make(kind: ChallengeKind, session: string): Challenge {
    const expires = this.#now() + LIFETIMES.question;
    const body = Buffer.concat([randomBytes(NONCE), Buffer.alloc(TIME)]);
    body.writeUIntBE(expires, NONCE, TIME);
    return { text: Buffer.concat([body, this.#tag(kind, session, body)]).toString('base64url'), expires };
  }

  /** Absent if it is not ours, was made for something or somebody else, or has expired. */
  read(kind: ChallengeKind, session: string, text: string): Challenge | undefined {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length !== BODY + TAG || bytes.toString('base64url') !== text) return undefined;
    const body = bytes.subarray(0, BODY);
    if (!timingSafeEqual(bytes.subarray(BODY), this.#tag(kind, session, body))) return undefined;
    const expires = body.readUIntBE(NONCE, TIME);
    return this.#now() < expires ? { text, expires } : undefined;
  }

  #tag(kind: ChallengeKind, session: string, body: Buffer): Buffer {
    return createHmac('sha256', this.#secret).update(`${kind}\n${session}\n`).update(body).digest();
  }
}
