/** Where the tables of a server are kept, for every command that opens its store. */
import { resolve } from 'node:path';

interface StoreSettings {
  /** The address of PostgreSQL; absent: SQLite, in the folder. */
  readonly url: string | undefined;
  readonly folder: string;
}

export const DATA_VARIABLE = 'ROOM25_DATA';

/** `data`: the folder that an option names. */
export const storeSettings = (env: NodeJS.ProcessEnv, data = env[DATA_VARIABLE]): StoreSettings => ({
  url: env['DATABASE_URL'] || undefined,
  folder: dataFolder(data),
});

export const dataFolder = (data = 'room25-data'): string => resolve(data);
