/** Room 25 online: one port for the page, HTTP and sockets. Any number of these may share a store. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { BotPool, type Helpers } from '@room25/bots/pool';
import { pino } from 'pino';
import { Conduct } from './conduct.ts';
import { Counting } from './counting.ts';
import { Gate } from './gate/gate.ts';
import { appOf, description } from './http/app.ts';
import { Challenges } from './http/challenges.ts';
import { frontOf, isVital, sendMetrics } from './http/front.ts';
import { Site } from './http/site.ts';
import { Tokens } from './http/tokens.ts';
import { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { TableNode } from './node/node.ts';
import { newServerSeed } from './node/server-seed.ts';
import { SteadyClock } from './node/steady-clock.ts';
import type { Pool } from './node/thinker.ts';
import { Push } from './push/push.ts';
import { type Keeping, Retention, USUAL_KEEPING } from './retention.ts';
import { Service } from './service.ts';
import { Sockets } from './socket/sockets.ts';
import { forgottenId } from './store/guest-book.ts';
import type { Store } from './store/store.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface ServerOptions {
  /** Closed with the server. */
  readonly store: Store;
  /** 0: any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Where metrics are served instead of at `port`. */
  readonly metricsPort?: number | undefined;
  readonly metricsHost?: string;
  /** The built page. */
  readonly site?: string | undefined;
  /** Where bots think, instead of threads of this process. */
  readonly pool?: Pool;
  /** Other processes that think for the bots. Closed with the server. */
  readonly helpers?: Helpers | undefined;
  /** The least time in milliseconds that a bot takes where people play. */
  readonly botPause?: number;
  /** This many times the usual limits. */
  readonly limits?: number;
  readonly trustProxy?: boolean;
  /** The server's name on the internet, where it stands there without a proxy. */
  readonly names?: readonly string[];
  /** Push services besides those of the browsers we know; with a leading dot, everything below that name. */
  readonly pushHosts?: readonly string[];
  /** Replaces the requests to push services, for a test with a service of its own. */
  readonly post?: typeof fetch;
  /** For how many days things are kept, if not as usual; 0: for ever. */
  readonly keeping?: Partial<Keeping>;
  readonly log?: LogLevel;
  /** Where the log goes instead of stdout. */
  readonly logTo?: { write(line: string): void };
  readonly now?: () => number;
  /**
   * The server's part of each deal, for a test that wants the same deals again. Only a program that starts a server can give it.
   */
  readonly newServerSeed?: () => string;
  /** Milliseconds between two looks at the clocks. 0: only when `sweep` is called. */
  readonly sweepEvery?: number;
}

export interface RunningServer {
  readonly port: number;
  readonly metricsPort: number | undefined;
  readonly node: TableNode;
  /** Looks at the clocks now. */
  sweep(): Promise<void>;
  /** Accepts nothing more, tells everybody who is connected, finishes what was begun. */
  stop(): Promise<void>;
}

const steadyNow = (): (() => number) => {
  const clock = new SteadyClock();
  return () => clock.now();
};

const SWEEP_EVERY = 250;
/** How long clients get to learn that the server stops. */
const FAREWELL = 1_000;
/** How long what was begun may take after that; a hanging store must not keep the process alive. */
const LAST_WORK = 5_000;

/** Milliseconds for the head of a request, for all of it, and between two checks for late ones. */
const PATIENCE = { headersTimeout: 20_000, requestTimeout: 40_000, connectionsCheckingInterval: 5_000 };
/** Connections that wait to be accepted: if there were fewer, a flood would keep others waiting for a second. */
const BACKLOG = 4096;
/** Without a byte in either direction; longer than a client that waits for news is kept waiting. */
const IDLE = 60_000;

export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { store, now = steadyNow(), botPause = 700, sweepEvery = SWEEP_EVERY } = options;
  const log = pino(
    { level: options.log ?? 'silent', base: { pid: process.pid } },
    options.logTo ?? pino.destination(1),
  );
  const proxied = { trustProxy: options.trustProxy ?? false, names: options.names ?? [] };
  let isStopping = false;
  const metrics: Metrics = new Metrics({
    sockets: () => sockets.count,
    tables: () => node.tables.count,
    thinking: () => node.thinker.busy,
    isReady: () => isReady(),
  });
  const isReady = async (): Promise<boolean> => !isStopping && (await service.isReady().catch(() => false));
  const node: TableNode = new TableNode({
    store,
    pool: options.pool ?? new BotPool(undefined, options.helpers),
    botPause,
    now,
    newServerSeed: options.newServerSeed ?? newServerSeed,
    failed: (what, error, table) => service.failed(what, error, table),
    changed(before, after) {
      metrics.changed(before, after);
      if (!before.play && after.play) push.began(after);
    },
  });
  const tokens = await Tokens.open(store, now);
  const challenges = new Challenges(await store.secret('challenges'), now);
  const conduct = new Conduct(store, now);
  await conduct.refresh();
  tokens.nameOf = (guest) => conduct.nameOf(guest);
  // What an address may ask for does not depend on the time of day.
  const limits = new Limits(options.limits ?? 1, options.now ?? (() => performance.now()));
  const push: Push = new Push({
    store,
    tables: node.tables,
    limits,
    now,
    hosts: options.pushHosts ?? [],
    post: options.post ?? fetch,
    answered: (answer) => metrics.pushes.inc({ answer }),
    failed: (what, error) => service.failed(what, error),
  });
  const keeping = { ...USUAL_KEEPING, ...options.keeping };
  const parts = { node, store, tokens, challenges, conduct, limits, push, keeping, metrics, log, now };
  const service: Service = new Service(parts);
  store.onArchiveTrouble?.((error) => service.failed('archive', error));
  const counting = new Counting({
    store,
    stories: service.stories,
    now,
    failed: (what, error, table) => service.failed(what, error, table),
  });
  const retention = new Retention({
    store,
    keeping,
    now,
    forget: (guest) => service.forget({ id: guest, name: '' }),
    close: (table) => node.closeStill(table).catch((error) => service.failed('table', error, table)),
    silenced: async (table) => node.tables.known(table)?.readAnew(),
    done(deleted) {
      // Replays hold what was said, which another process may have deleted.
      service.stories.forgetAll();
      if (deleted.talk + deleted.empty + deleted.people > 0) log.info(deleted, 'deleted what was kept long enough');
    },
    failed: (what, error) => service.failed(what, error),
  });
  const app = appOf({ service, proxied, log, isStopping: () => isStopping });
  const front = frontOf({
    site: new Site(options.site),
    description: description(),
    metrics: options.metricsPort === undefined ? () => metrics.text() : undefined,
    isReady,
    log,
    routes: getRequestListener(app.fetch),
  });
  const gate = new Gate({ limits, metrics, proxied, isVital, serve: front });
  const server: Server = createServer(PATIENCE);
  server.timeout = IDLE;
  gate.guard(server);
  const sockets: Sockets = new Sockets(server, service, proxied);
  tokens.onEnded = () => sockets.checkAgain();
  tokens.onForgotten = (forgotten) => {
    sockets.checkAgain();
    service.stories.forgetAll();
    void node.readAnew((guest) => forgotten.has(forgottenId(guest)));
  };
  tokens.onMerged = async (merged) => {
    sockets.checkAgain();
    await service.followMerges(merged);
  };
  conduct.onRenamed = (guests) => void node.readAnew((guest) => guests.has(guest));
  const watched = options.metricsPort === undefined ? undefined : metricsServer(metrics);
  server.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1', backlog: BACKLOG });
  watched?.listen(options.metricsPort, options.metricsHost ?? '127.0.0.1');
  try {
    await Promise.all([server, ...(watched ? [watched] : [])].map((each) => once(each, 'listening')));
  } catch (trouble) {
    for (const each of [server, watched]) each?.close();
    gate.close();
    sockets.close();
    await node.close();
    await store.close();
    throw trouble;
  }
  const sweep = async (): Promise<void> => {
    limits.forget();
    await tokens.refresh().catch((error) => service.failed('guests', error));
    await conduct.refresh().catch((error) => service.failed('guests', error));
    await service.hearing.refresh().catch((error) => service.failed('guests', error));
    await service.company.refresh().catch((error) => service.failed('guests', error));
    counting.sweep();
    await retention.sweep();
    await push.sweep();
    await node.sweep();
  };
  const sweeping = sweepEvery > 0 ? setInterval(() => void sweep(), sweepEvery) : undefined;
  const { port } = server.address() as AddressInfo;
  const metricsPort = (watched?.address() as AddressInfo | undefined)?.port;
  log.info({ port }, 'listening');
  return {
    port,
    metricsPort,
    node,
    sweep,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      log.info('stopping');
      clearInterval(sweeping);
      retention.close();
      const closed = once(server, 'close');
      server.close();
      sockets.close();
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), FAREWELL);
      await closed;
      clearTimeout(cut);
      gate.close();
      watched?.close().closeAllConnections();
      const late = new AbortController();
      const lastWork = async (): Promise<true> => {
        await push.close();
        await node.close();
        const counted = counting.close();
        await service.stories.close();
        await counted;
        await store.close();
        return true;
      };
      const isDone = await Promise.race([
        lastWork(),
        sleep(LAST_WORK, false, { signal: late.signal }).catch(() => false),
      ]);
      late.abort();
      if (isDone) log.info('stopped');
      else log.warn('stopped without having heard from the store');
    },
  };
};

/** For whatever watches over the process, at a port where nobody else comes. */
const metricsServer = (metrics: Metrics): Server =>
  createServer(PATIENCE, (request, response) => {
    if (request.url === '/metrics') sendMetrics(() => metrics.text(), response).catch(() => response.destroy());
    else response.writeHead(404).end();
  });
