import { type CliCommand, OK, UNUSABLE, UsageError } from '../command.ts';
import { readOptions } from '../options.ts';
import { storeSettings } from '../store-settings.ts';

const DAY = 24 * 3_600_000;

const HELP = `Usage: room25 keys [list | rotate] [options]

The keys that sign who guests are. A new one starts to sign a few seconds later,
in all servers of the same store, without a restart. What an old one has signed
is valid until the overlap is over. People who come in that time get a new
signature automatically; all others are strangers afterwards.

Options:
  --overlap DAYS   how long the old keys count; 0: everybody is a stranger at
                   once, for when a key has leaked (default 60)
  --data FOLDER    the folder of SQLite (ROOM25_DATA; default ./room25-data);
                   with DATABASE_URL, PostgreSQL
  --help           this text

Examples:
  room25 keys --data /var/lib/room25
  room25 keys rotate --overlap 90`;

export const keys: CliCommand = {
  summary: 'list or change the keys that guests are recognised by',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, { overlap: { type: 'string' }, data: { type: 'string' } });
    const [what = 'list', ...others] = positionals;
    if (!['list', 'rotate'].includes(what) || others.length > 0) throw new UsageError('say list or rotate');
    const overlap = days(values.overlap ?? '60');
    process.umask(0o077);
    const { openStore, rotateKeys } = await import('@room25/server');
    try {
      const { url, folder } = storeSettings(process.env, values.data);
      const store = await openStore(url, folder);
      if (what === 'rotate') await rotateKeys(store, overlap);
      for (const key of await store.guests.keys()) console.log(`${key.id.padEnd(10)} ${stateOf(key)}`);
      await store.close();
    } catch (thrown) {
      console.error(`room25 keys: ${(thrown as Error).message}`);
      return UNUSABLE;
    }
    return OK;
  },
};

const stateOf = ({ made, ends }: { made: number; ends?: number }): string => {
  if (ends !== undefined) return `counts until ${dateOf(ends)}`;
  return made > Date.now() ? `signs from ${dateOf(made)}` : 'signs';
};

const dateOf = (time: number): string => new Date(time).toISOString();

const days = (text: string): number => {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= 400)) throw new UsageError(`--overlap must be a whole number of days from 0 to 400; found '${text}'`);
  return value * DAY;
};
