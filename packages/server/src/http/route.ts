/** A route of the server: what it takes, what it answers, and what it does. The OpenAPI description is made from the same. */
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
  /** The session, for a route that only operators may use. */
  readonly operator?: OperatorSession | undefined;
  readonly address: string;
  readonly isSecure: boolean;
  readonly userAgent: string | undefined;
  /** The origin of the asking page, which is ours. Programs say nothing. */
  readonly origin: string | undefined;
  readonly cookies: string | undefined;
  /** Parts of the path. */
  readonly table: string;
  readonly seat: string;
  readonly query: Query;
  readonly body: Body;
  readonly ifNoneMatch: string | undefined;
  /** Aborted once nobody waits for the answer. */
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
  /** It is for signing in: a token that is no longer valid is treated as if there were none. */
  readonly forAnybody?: true;
  /** Refuses anybody who is not a guest. */
  readonly forGuests?: true;
  /** Only operators learn that it exists; the `entry` makes somebody one. */
  readonly forOperators?: 'entry' | 'session';
  /** What it costs on top of an ordinary request. */
  readonly cost?: number;
  /** It is made from all games of the guest, and costs by the number of their tables. */
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

/** Query and body have the types of the route's own schemas: `app.ts` has checked them. */
export const route = <Q extends QuerySchema, B extends BodySchema>(of: RouteOf<Q, B>): Route => of as Route;

export const guestIn = ({ identity }: Asked): Guest => guestOf(identity)!;
