import { type CliCommand, OK, UNUSABLE, UsageError } from '../command.ts';
import { readOptions, wholeNumber } from '../options.ts';
import { storeSettings } from '../store-settings.ts';

const HELP = `Usage: room25 ratings DO [options]

  simulate    people of known strength play thousands of games: how well their
              ratings find it out, in tables of Markdown; takes a minute
  rebuild     compute all ratings of a server again from the games that were
              counted; servers may run. Nothing changes unless somebody was
              forgotten since, a table was deleted, or the formula has changed

Options:
  --seeds N        simulate: worlds that each line is the mean of (default 3)
  --data FOLDER    rebuild: the folder of SQLite (ROOM25_DATA; default
                   ./room25-data); with DATABASE_URL, PostgreSQL
  --help           this text

Examples:
  room25 ratings simulate --seeds 12
  room25 ratings rebuild --data /var/lib/room25

See docs/ratings.md.`;

export const ratings: CliCommand = {
  summary: 'test ratings in simulated games, or compute those of a server again',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, {
      seeds: { type: 'string', default: '3' },
      data: { type: 'string' },
    });
    const work = positionals.join(' ');
    if (work === 'rebuild') return rebuild(values.data);
    if (work !== 'simulate') throw new UsageError('say simulate or rebuild');
    const seeds = wholeNumber('seeds', values.seeds, 100);
    const { reportSimulations } = await import('@room25/server');
    reportSimulations(seeds, (line) => console.log(line));
    return OK;
  },
};

const rebuild = async (data: string | undefined): Promise<number> => {
  process.umask(0o077);
  const { openStore, rebuildRatings } = await import('@room25/server');
  try {
    const { url, folder } = storeSettings(process.env, data);
    const store = await openStore(url, folder);
    try {
      console.log(`${await rebuildRatings(store)} games counted again`);
    } finally {
      await store.close();
    }
  } catch (thrown) {
    console.error(`room25 ratings: ${(thrown as Error).message}`);
    return UNUSABLE;
  }
  return OK;
};
