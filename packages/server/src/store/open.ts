import type { Helpers } from '@room25/bots/pool';
import type { Store } from './store.ts';

/** PostgreSQL at the address, else SQLite in the folder. Only the one in use is loaded. PostgreSQL has an archive of its own. */
export const openStore = async (url: string | undefined, folder: string, archive?: string): Promise<Store> => {
  if (url === undefined || url === '') {
    const { SqliteStore } = await import('./sqlite.ts');
    return new SqliteStore(folder, archive);
  }
  const { PostgresStore } = await import('./postgres.ts');
  return PostgresStore.connect(url);
};

/** Processes that think for the bots of servers at the address; none without PostgreSQL. */
export const openHelpers = async (url: string | undefined): Promise<Helpers | undefined> => {
  if (url === undefined || url === '') return undefined;
  const { PostgresHelpers } = await import('./postgres-jobs.ts');
  return PostgresHelpers.connect(url);
};
