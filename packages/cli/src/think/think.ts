import { availableParallelism } from 'node:os';
import { type CliCommand, OK, UNUSABLE, UsageError } from '../command.ts';
import { readOptions, wholeNumber } from '../options.ts';
import { storeSettings } from '../store-settings.ts';

const HELP = `Usage: room25 think [options]

Thinks for the bots of servers (room25 serve) on the same PostgreSQL, and does
nothing else: no port is opened. Any number of these may run, on any machines;
servers notice that they are there, and do without them when they are gone.

Options:
  --threads N   how many bots think at once (default: as many as there are
                cores)
  --help        this text

Example:
  DATABASE_URL=postgres://room25@db/room25 room25 think

It stops when it is told to (SIGTERM, SIGINT) or killed: a server that waited
for it asks again.`;

const MOST_THREADS = 256;

export const think: CliCommand = {
  summary: 'think for the bots of servers',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, {
      threads: { type: 'string', default: String(availableParallelism()) },
    });
    if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'? think takes options only`);
    const threads = wholeNumber('threads', values.threads, MOST_THREADS);
    const { url } = storeSettings(process.env);
    if (url === undefined)
      throw new UsageError('DATABASE_URL is missing: servers and those who think for them meet in PostgreSQL');
    // Loaded only here: other commands should not wait for all this.
    const { startThinking } = await import('@room25/server');
    let thinking: Awaited<ReturnType<typeof startThinking>>;
    try {
      thinking = await startThinking(url, threads);
    } catch (thrown) {
      console.error(`room25 think: ${(thrown as Error).message}`);
      return UNUSABLE;
    }
    await new Promise<void>((stop) => {
      process.once('SIGTERM', stop);
      process.once('SIGINT', stop);
    });
    await thinking.close();
    // What a hanging database has left open must not keep the process alive.
    setTimeout(() => process.exit(OK), 500).unref();
    return OK;
  },
};
