import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CliCommand, OK, UNUSABLE, UsageError } from '../command.ts';
import { oneOf, readOptions } from '../options.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const HELP = `Usage: room25 serve [options]

Runs Room 25 online: the page, an HTTP interface and sockets on one port.
Tables are kept in a folder (SQLite), or in PostgreSQL if DATABASE_URL is set;
then any number of these processes serve the same tables.

Options, each also as an environment variable:
  --port N         the port; 0: any that is free (PORT; default 2525)
  --host H         the address to listen at; 0.0.0.0: all
                   (HOST; default 127.0.0.1)
  --metrics-port N metrics at a port of their own (ROOM25_METRICS_PORT; default:
                   /metrics of the one port, for this machine alone)
  --metrics-host H the address of that port (ROOM25_METRICS_HOST; default
                   127.0.0.1)
  --data FOLDER    where SQLite keeps the tables
                   (ROOM25_DATA; default ./room25-data)
  --archive FOLDER where everything that SQLite keeps is written once more, for
                   room25 restore (ROOM25_ARCHIVE)
  --page FOLDER    the built page, if not the one that comes with it
                   (ROOM25_PAGE)
  --trust-proxy    a proxy stands before it and says who asks: X-Forwarded-For
                   and X-Forwarded-Proto, -Host (ROOM25_TRUST_PROXY=1)
  --names A,B      what it is called on the open net, where no proxy stands
                   before it (ROOM25_NAMES)
  --limits N       this many times the usual limits of an address and a
                   connection (ROOM25_LIMITS; default 1)
  --bot-pause MS   how long a bot takes at least where people play
                   (ROOM25_BOT_PAUSE; default 700)
  --log LEVEL      ${LEVELS.join(', ')}
                   (ROOM25_LOG; default info, or warn in a terminal)
  --help           this text

Examples:
  room25 serve
  room25 serve --host 0.0.0.0 --port 80 --data /var/lib/room25
  DATABASE_URL=postgres://room25@db/room25 room25 serve --trust-proxy

It stops when it is told to (SIGTERM, SIGINT). Nothing that was acknowledged is
lost, not even if it is killed. See docs/operate.md.`;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  'metrics-port': { type: 'string' },
  'metrics-host': { type: 'string' },
  data: { type: 'string' },
  archive: { type: 'string' },
  page: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  names: { type: 'string' },
  limits: { type: 'string' },
  'bot-pause': { type: 'string' },
  log: { type: 'string' },
} as const;

export const serve: CliCommand = {
  summary: 'run Room 25 online',
  help: HELP,
  async run(args) {
    const settings = readSettings(args, process.env);
    // What it writes is for its owner alone: the keys and the seeds of games lie there.
    process.umask(0o077);
    // Only who serves waits for all this to load.
    const { openHelpers, openStore, startServer } = await import('@room25/server');
    let server: Awaited<ReturnType<typeof startServer>>;
    try {
      const store = await openStore(process.env['DATABASE_URL'], settings.data, settings.archive);
      const helpers = await openHelpers(process.env['DATABASE_URL']);
      server = await startServer({ ...settings, store, helpers, site: settings.page ?? builtPage() });
    } catch (thrown) {
      console.error(`room25 serve: ${reasonOf(settings.port, thrown as Trouble)}`);
      return UNUSABLE;
    }
    if (process.stdout.isTTY) console.log(greeting(settings.host, server.port));
    await new Promise<void>((stop) => {
      process.once('SIGTERM', stop);
      process.once('SIGINT', stop);
    });
    await server.stop();
    // Whatever a database that hangs has left open does not keep the process.
    setTimeout(() => process.exit(OK), 500).unref();
    return OK;
  },
};

const readSettings = (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const { values, positionals } = readOptions(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'? serve takes options only`);
  return {
    port: number('port', values.port ?? env['PORT'] ?? '2525', 65_535),
    host: values.host ?? env['HOST'] ?? '127.0.0.1',
    metricsPort: optionalNumber('metrics-port', values['metrics-port'] ?? env['ROOM25_METRICS_PORT'], 65_535),
    metricsHost: values['metrics-host'] ?? env['ROOM25_METRICS_HOST'] ?? '127.0.0.1',
    data: resolve(values.data ?? env['ROOM25_DATA'] ?? 'room25-data'),
    archive: values.archive ?? env['ROOM25_ARCHIVE'],
    page: folder(values.page ?? env['ROOM25_PAGE']),
    trustProxy: values['trust-proxy'] ?? env['ROOM25_TRUST_PROXY'] === '1',
    names: (values.names ?? env['ROOM25_NAMES'] ?? '').toLowerCase().split(',').filter(Boolean),
    limits: number('limits', values.limits ?? env['ROOM25_LIMITS'] ?? '1', 1_000_000),
    botPause: number('bot-pause', values['bot-pause'] ?? env['ROOM25_BOT_PAUSE'] ?? '700', 60_000),
    log: oneOf('log', LEVELS, values.log ?? env['ROOM25_LOG'] ?? (process.stdout.isTTY ? 'warn' : 'info')),
  };
};

const folder = (path: string | undefined): string | undefined => {
  if (path !== undefined && !existsSync(path)) throw new UsageError(`--page: there is no folder '${path}'`);
  return path;
};

const number = (what: string, text: string, most: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw new UsageError(`--${what} must be a whole number from 0 to ${most}; found '${text}'`);
  return value;
};

const optionalNumber = (what: string, text: string | undefined, most: number): number | undefined =>
  text === undefined ? undefined : number(what, text, most);

/** Beside this package in a checkout, inside it in a packed copy. */
const builtPage = (): string | undefined =>
  ['../../../web/dist', '../page']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((folder) => existsSync(folder));

/** `port`: which one it was, if it was one. */
type Trouble = NodeJS.ErrnoException & { readonly port?: number };

const reasonOf = (asked: number, { code, message, port = asked }: Trouble): string => {
  if (code === 'EADDRINUSE') return `port ${port} is taken, perhaps by another room25 serve; --port N takes another`;
  return code === 'EACCES' ? `port ${port} may not be taken; --port N takes another` : message;
};

const ALL = ['0.0.0.0', '::'];

/** Where it is, for who has started it by hand. */
const greeting = (host: string, port: number): string => {
  const isForAll = ALL.includes(host);
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  return [
    `Room 25 is on the air at http://${isForAll ? 'localhost' : host}:${port}`,
    isForAll ? `For others: ${addresses.join(', ')}` : 'For others in your network: --host 0.0.0.0',
    'Ctrl+C stops it; nothing is lost.',
  ].join('\n');
};
