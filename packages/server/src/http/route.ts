/** A way into the server over HTTP: what it takes, what it answers, and what it does. OpenAPI is made of the same. */
import type { Operation } from '@room25/protocol';
import type { Service } from '../service.ts';
import type { Guest } from '../table/entry.ts';
import type { Refusal } from '../table/refusal.ts';
import { guestOf, type Identity } from './identity.ts';

export interface Asked {
  readonly service: Service;
  readonly identity: Identity;
  readonly address: string;
  readonly isSecure: boolean;
  readonly userAgent: string | undefined;
  /** Of the path. */
  readonly table: string;
  readonly seat: string;
  // Checked by the route's schemas before it is asked.
  // biome-ignore lint/suspicious/noExplicitAny: each route knows its own
  readonly query: any;
  // biome-ignore lint/suspicious/noExplicitAny: each route knows its own
  readonly body: any;
  readonly ifNoneMatch: string | undefined;
  /** Ends when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status?: 200 | 201 | 304;
  readonly headers?: Readonly<Record<string, string>>;
  /** One of these. */
  readonly json?: unknown;
  readonly text?: string;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

export interface Route extends Operation {
  /** Refuse who is not a guest. */
  readonly forGuests?: true;
  /** Beyond that of any request. */
  readonly cost?: number;
  readonly answerTo: (asked: Asked) => Promise<Answer | Refusal> | Answer | Refusal;
}

export const guestIn = ({ identity }: Asked): Guest => guestOf(identity)!;
