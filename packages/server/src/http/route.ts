/** A way into the server over HTTP: what it takes, what it answers, and what it does. OpenAPI is made of the same. */
import type { Operation, ReadBy } from '@room25/protocol';
import type { Service } from '../service.ts';
import type { OperatorSession } from '../store/conduct-book.ts';
import type { Guest } from '../table/entry.ts';
import type { Refusal } from '../table/refusal.ts';
import { guestOf, type Identity } from './identity.ts';

/** `query`, `body`: what the route's schemas let through. */
export interface Asked<Query = unknown, Body = unknown> {
  readonly service: Service;
  readonly identity: Identity;
  /** The session of whoever asks by a route for operators. */
  readonly operator?: OperatorSession | undefined;
  readonly address: string;
  readonly isSecure: boolean;
  readonly userAgent: string | undefined;
  /** Of the page that asks; it is ours. Programs say nothing. */
  readonly origin: string | undefined;
  readonly cookies: string | undefined;
  /** Parts of the path. */
  readonly table: string;
  readonly seat: string;
  readonly query: Query;
  readonly body: Body;
  readonly ifNoneMatch: string | undefined;
  /** Ends when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status?: 200 | 201 | 304;
  readonly headers?: Readonly<Record<string, string>>;
  /** One of these. */
  readonly json?: unknown;
  readonly text?: string;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

export type Answering = Promise<HttpAnswer | Refusal> | HttpAnswer | Refusal;

export interface Route extends Operation {
  /** Somebody signs in by it: a token that does not count is treated as if there were none. */
  readonly forAnybody?: true;
  /** Refuse whoever is not a guest. */
  readonly forGuests?: true;
  /** Only operators learn that it exists; by the `entry` a person becomes one. */
  readonly forOperators?: 'entry' | 'session';
  /** What it costs besides what every request costs. */
  readonly cost?: number;
  /** It is made of all games of whoever asks, and costs by how many tables they have been at. */
  readonly ofAllGames?: true;
  readonly answerTo: (asked: Asked) => Answering;
}

type QuerySchema = NonNullable<Operation['query']>;
type BodySchema = NonNullable<Operation['body']>;

interface RouteOf<Q extends QuerySchema, B extends BodySchema> extends Omit<Route, 'query' | 'body' | 'answerTo'> {
  readonly query?: Q;
  readonly body?: B;
  readonly answerTo: (asked: Asked<ReadBy<Q>, ReadBy<B>>) => Answering;
}

/** What it is asked is of the types of its own schemas: `app.ts` has checked it by them. */
export const route = <Q extends QuerySchema, B extends BodySchema>(of: RouteOf<Q, B>): Route => of as Route;

export const guestIn = ({ identity }: Asked): Guest => guestOf(identity)!;
