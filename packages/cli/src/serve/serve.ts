import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type CliCommand, OK, UNUSABLE } from '../command.ts';
import { storeSettings } from '../store-settings.ts';
import { readSettings, SETTINGS_HELP } from './settings.ts';

const HELP = `Usage: room25 serve [options]

Runs Room 25 online: the page, an HTTP interface and sockets on one port.
Tables are kept in a folder (SQLite), or in PostgreSQL if DATABASE_URL is set;
then any number of these processes serve the same tables.

Options, each also as an environment variable:
${SETTINGS_HELP}
  --help           this text

Examples:
  room25 serve
  room25 serve --host 0.0.0.0 --port 80 --data /var/lib/room25
  DATABASE_URL=postgres://room25@db/room25 room25 serve --trust-proxy

It stops when it is told to (SIGTERM, SIGINT). Nothing that was acknowledged is
lost, not even if it is killed. See docs/operate.md.`;

export const serve: CliCommand = {
  summary: 'run Room 25 online',
  help: HELP,
  async run(args) {
    const settings = readSettings(args, process.env);
    // What it writes is for its owner only: keys, and the seeds of running games.
    process.umask(0o077);
    // Loaded only here: other commands should not wait for all this.
    const { openHelpers, openStore, startServer } = await import('@room25/server');
    let server: Awaited<ReturnType<typeof startServer>>;
    try {
      const { url } = storeSettings(process.env);
      const store = await openStore(url, settings.data, settings.archive);
      const helpers = await openHelpers(url);
      const keeping = { talk: settings.keepTalk, empty: settings.keepEmpty, people: settings.keepPeople };
      server = await startServer({ ...settings, store, helpers, keeping, site: settings.page ?? builtPage() });
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
    // What a hanging database has left open must not keep the process alive.
    setTimeout(() => process.exit(OK), 500).unref();
    return OK;
  },
};

/** Beside this package in a checkout, inside it in a packed copy. */
const builtPage = (): string | undefined =>
  ['../../../web/dist', '../page']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((folder) => existsSync(folder));

/** `port`: the one that could not be used, if that was the reason. */
type Trouble = NodeJS.ErrnoException & { readonly port?: number };

const reasonOf = (asked: number, { code, message, port = asked }: Trouble): string => {
  if (code === 'EADDRINUSE') return `port ${port} is taken, perhaps by another room25 serve; --port N takes another`;
  return code === 'EACCES' ? `port ${port} may not be taken; --port N takes another` : message;
};

const ALL = ['0.0.0.0', '::'];
/** Browsers do not allow passkeys at an IP address, but they do by this name. */
const HERE = ['127.0.0.1', '::1', ...ALL];

/** Where it is, for somebody who started it by hand. */
const greeting = (host: string, port: number): string => {
  const isForAll = ALL.includes(host);
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  return [
    `Room 25 is on the air at http://${HERE.includes(host) ? 'localhost' : host}:${port}`,
    isForAll
      ? `For others, and for a television whose code they scan: ${addresses.join(', ')}`
      : 'For others in your network: --host 0.0.0.0',
    'Ctrl+C stops it; nothing is lost.',
  ].join('\n');
};
