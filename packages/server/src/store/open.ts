import type { Store } from './store.ts';

/** PostgreSQL at the address, else SQLite in the folder. Only the one that is used is loaded. */
export const openStore = async (url: string | undefined, folder: string): Promise<Store> => {
  if (url === undefined || url === '') {
    const { SqliteStore } = await import('./sqlite.ts');
    return new SqliteStore(folder);
  }
  const { PostgresStore } = await import('./postgres.ts');
  return PostgresStore.connect(url);
};
