import type { Store } from './store.ts';

/** PostgreSQL at the address, else SQLite in the folder. Only the one that is used is loaded. PostgreSQL has an archive of its own. */
export const openStore = async (url: string | undefined, folder: string, archive?: string): Promise<Store> => {
  if (url === undefined || url === '') {
    const { SqliteStore } = await import('./sqlite.ts');
    return new SqliteStore(folder, archive);
  }
  const { PostgresStore } = await import('./postgres.ts');
  return PostgresStore.connect(url);
};
