/** Everything asked over HTTP that is not answered at the door. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { LONGEST_MESSAGE, openApi, read } from '@room25/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { Counted } from '../gate/counted.ts';
import { noteMade } from '../gate/gate.ts';
import { TABLES_AT_ONE } from '../limits.ts';
import type { Service } from '../service.ts';
import { isRefusal, type Refusal, refuse } from '../table/refusal.ts';
import { refused } from '../wording.ts';
import { addressOf, isOwnOrigin, isSecure, type Proxied } from './address.ts';
import { chargeTables } from './charge-tables.ts';
import { JSON_TYPE, NOTHING_ALLOWED, POLICY, RETRY_SOON, SECURITY_HEADERS } from './headers.ts';
import { identityOf, operatorIn } from './identity.ts';
import { type Ready, readyOf } from './ready.ts';
import type { Asked, HttpAnswer, Route } from './route.ts';
import { COMPANY_ROUTES } from './routes/company.ts';
import { CONDUCT_ROUTES } from './routes/conduct.ts';
import { FILE_ROUTES } from './routes/file.ts';
import { GUEST_ROUTES } from './routes/guests.ts';
import { NAME_ROUTES } from './routes/names.ts';
import { OPERATOR_ROUTES } from './routes/operator.ts';
import { PUSH_ROUTES } from './routes/push.ts';
import { QUICK_ROUTES } from './routes/quick.ts';
import { RATING_ROUTES } from './routes/ratings.ts';
import { RECORD_ROUTES } from './routes/records.ts';
import { TABLE_ROUTES } from './routes/tables.ts';
import { STATUSES } from './statuses.ts';

const ROUTES: readonly Route[] = [
  ...GUEST_ROUTES,
  ...NAME_ROUTES,
  ...TABLE_ROUTES,
  ...QUICK_ROUTES,
  ...RECORD_ROUTES,
  ...COMPANY_ROUTES,
  ...CONDUCT_ROUTES,
  ...FILE_ROUTES,
  ...RATING_ROUTES,
  ...PUSH_ROUTES,
];

/** The routes, by the schemas that check their input. */
export const description = (): Promise<Ready> =>
  readyOf(Buffer.from(JSON.stringify(openApi(ROUTES))), {
    isSqueezed: true,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-cache' },
  });

export interface AppParts {
  readonly service: Service;
  readonly proxied: Proxied;
  readonly log: Logger;
  readonly isStopping: () => boolean;
}

type App = Hono<{ Bindings: HttpBindings }>;
type Ctx = Context<{ Bindings: HttpBindings }>;

export const appOf = (parts: AppParts): App => {
  const { service, proxied, log } = parts;
  const app: App = new Hono();
  const answerRefusal = (c: Ctx, refusal: Refusal): Response => {
    service.metrics.refused(refusal.code);
    const status = STATUSES[refusal.code] as ContentfulStatusCode;
    if (status === 429) c.header('retry-after', String(refusal.retryAfter ?? 1));
    return c.json(refused(refusal), status, status === 503 ? RETRY_SOON : {});
  };

  const unpacking = new Counted();
  /** A client that cannot read it compressed gets it piece by piece, and few at a time: unpacked it is a hundred times as long. */
  const sendSqueezed = (c: Ctx, gzip: Uint8Array<ArrayBuffer>, headers: HttpAnswer['headers'] = {}): Response => {
    if (/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
      return c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' });
    // Nobody waits for it any more.
    if (c.env.outgoing.destroyed) return c.body(null);
    const address = addressOf(c.env.incoming, proxied);
    if (unpacking.isFull(address, service.limits.mostUnpacked)) return answerRefusal(c, refuse('too-fast'));
    unpacking.add(address);
    const plain = Readable.from([gzip]).pipe(createGunzip());
    // Also if nobody reads it, as after HEAD.
    c.env.outgoing.once('close', () => {
      plain.destroy();
      unpacking.remove(address);
    });
    return c.body(Readable.toWeb(plain) as ReadableStream, 200, headers);
  };

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value);
    if (!c.res.headers.has(POLICY)) c.res.headers.set(POLICY, NOTHING_ALLOWED);
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    // The pattern, not the address: the name of a table that is not listed is a secret.
    log.debug({ method: c.req.method, route: c.req.routePath, status: c.res.status, ms: performance.now() - start });
  });
  app.use('/api/*', async (c, next) => {
    const { incoming } = c.env;
    if (!isOwnOrigin(incoming, proxied)) return answerRefusal(c, refuse('origin'));
    if (parts.isStopping()) return answerRefusal(c, refuse('closing'));
    return next();
  });
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: LONGEST_MESSAGE,
      onError(c) {
        // The rest of it is not waited for.
        c.header('connection', 'close');
        return answerRefusal(c, refuse('malformed', 'too long'));
      },
    }),
  );
  for (const route of [...ROUTES, ...OPERATOR_ROUTES])
    app.on(route.method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const charge = (): void => service.limits.charge('work', addressOf(c.env.incoming, proxied), route.cost ?? 0);
      // What does not exist costs nothing more.
      if (!route.forOperators) charge();
      const asked = route.forOperators ? await askedByOperator(c, route, parts) : await askedOf(c, route, parts);
      if (route.forOperators && !isRefusal(asked)) charge();
      if (route.ofAllGames && !isRefusal(asked)) await chargeTables(asked, TABLES_AT_ONE.made);
      const answer = isRefusal(asked) ? asked : await route.answerTo(asked);
      if (isRefusal(answer)) return answerRefusal(c, answer);
      return answer.gzip ? sendSqueezed(c, answer.gzip, answer.headers) : respond(c, answer);
    });

  app.notFound((c) => answerRefusal(c as Ctx, refuse('no-such-page')));
  app.onError((error, c) => answerRefusal(c as Ctx, service.refusalOf(error)));
  return app;
};

const respond = (c: Ctx, { status = 200, headers = {}, json, text }: HttpAnswer): Response => {
  if (status === 304) return c.body(null, 304, headers);
  const made = text ?? JSON.stringify(json);
  noteMade(c.env.outgoing as ServerResponse, made.length);
  return c.body(made, status, { ...(text === undefined && { 'content-type': JSON_TYPE }), ...headers });
};

/** Anybody who is no operator is told only that nothing is here, whatever they send. */
const askedByOperator = async (c: Ctx, route: Route, parts: AppParts): Promise<Asked | Refusal> => {
  const { service, proxied } = parts;
  const { incoming } = c.env;
  const token = operatorIn(incoming.headers.cookie, service.tokens, isSecure(incoming, proxied));
  const operator = token === undefined ? undefined : await service.operators.session(token);
  if (!operator && route.forOperators === 'session') return refuse('no-such-page');
  // Whether they are a guest, and which one, does not matter here.
  const asked = await askedOf(c, { ...route, forAnybody: true }, parts);
  if (isRefusal(asked)) return operator ? asked : refuse('no-such-page');
  return { ...asked, operator };
};

/** Everything that a route may know, checked. */
const askedOf = async (c: Ctx, route: Route, { service, proxied }: AppParts): Promise<Asked | Refusal> => {
  const incoming = c.env.incoming as IncomingMessage;
  const isSafe = isSecure(incoming, proxied);
  const found = identityOf(incoming.headers, service.tokens, isSafe);
  // A cookie that is too old, or of a device that was signed out, must not stand in the way of signing in.
  const identity = found === 'invalid' && route.forAnybody ? 'nobody' : found;
  if (identity === 'invalid') return refuse('identity');
  if (route.forGuests && identity === 'nobody') return refuse('identity');
  if (typeof identity !== 'string') service.company.noteAsking(identity.id);
  const query = route.query ? checked(route.query, c.req.query()) : { value: {} };
  if (isRefusal(query)) return query;
  const body = route.body ? await bodyOf(c, route) : { value: undefined };
  if (isRefusal(body)) return body;
  return {
    service,
    identity,
    address: addressOf(incoming, proxied),
    isSecure: isSafe,
    userAgent: incoming.headers['user-agent'],
    origin: incoming.headers.origin,
    cookies: incoming.headers.cookie,
    table: c.req.param('table') ?? '',
    seat: c.req.param('seat') ?? '',
    query: query.value,
    body: body.value,
    ifNoneMatch: c.req.header('if-none-match'),
    signal: c.req.raw.signal,
  };
};

const bodyOf = async (c: Ctx, route: Route): Promise<{ readonly value: unknown } | Refusal> => {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? ''))
    return refuse('malformed', 'the content-type must be application/json');
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text());
  } catch {
    return refuse('malformed', 'not JSON');
  }
  return checked(route.body!, json);
};

const checked = (schema: NonNullable<Route['body']>, value: unknown): { readonly value: unknown } | Refusal => {
  const result = read(schema, value);
  if ('value' in result) return result;
  const { at, message } = result.problem;
  return refuse('malformed', at === '' ? message : `${at}: ${message}`);
};
