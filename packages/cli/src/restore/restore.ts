import { existsSync } from 'node:fs';
import { type CliCommand, NEGATIVE, OK, UNUSABLE, UsageError } from '../command.ts';
import { readOptions } from '../options.ts';

const HELP = `Usage: room25 restore --data FOLDER --archive FOLDER [--until TIME]

Brings a copy of the tables up to a moment: whatever the archive of a server
(room25 serve --archive) holds after the copy was made is written into it. Put
the copy of room25.sqlite into FOLDER first, and let no server use it meanwhile.

Options:
  --data FOLDER      where the copy lies, and what it becomes
  --archive FOLDER   the archive
  --until TIME       the moment, as 2026-11-16T20:15:00Z; default: all there is
  --help             this text

Exit status: 0 restored; 1 restored, but the copy is older than the archive and
something between them is missing; 2 misused.`;

export const restore: CliCommand = {
  summary: 'bring a copy of the tables up to date, or up to a moment',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, {
      data: { type: 'string' },
      archive: { type: 'string' },
      until: { type: 'string' },
    });
    const { data, archive } = values;
    if (data === undefined || archive === undefined || positionals.length > 0)
      throw new UsageError('say --data FOLDER and --archive FOLDER');
    if (!existsSync(archive)) throw new UsageError(`--archive: there is no folder '${archive}'`);
    const until = values.until === undefined ? Number.POSITIVE_INFINITY : Date.parse(values.until);
    if (Number.isNaN(until))
      throw new UsageError(`--until must be a time, as 2026-11-16T20:15:00Z; found '${values.until}'`);
    process.umask(0o077);
    const server = await import('@room25/server');
    try {
      const store = await server.openStore(undefined, data);
      const { appended, missing } = await server.restore(store, archive, until);
      await store.close();
      console.log(`${appended} entries restored`);
      if (missing === 0) return OK;
      console.error(`${missing} entries lack something that came before them: use an older archive or a newer copy`);
      return NEGATIVE;
    } catch (thrown) {
      console.error(`room25 restore: ${(thrown as Error).message}`);
      return UNUSABLE;
    }
  },
};
