/** The kept games of this device, in IndexedDB. */
import type { SavedTable } from './saved-table.ts';

/** Newest first. */
export const list = async (): Promise<readonly SavedTable[]> => {
  const shelf = await open();
  const tables = shelf ? await settled<SavedTable[]>(storeOf(shelf, 'readonly').getAll()) : [...LOOSE.values()];
  return tables.sort((one, other) => other.time - one.time);
};

export const keep = async (table: SavedTable): Promise<void> => {
  const shelf = await open();
  if (shelf) {
    const store = storeOf(shelf, 'readwrite');
    const put = store.put(table);
    // At once: a page that is left in this moment takes what is not committed with it.
    store.transaction.commit();
    await settled(put);
  } else LOOSE.set(table.id, table);
};

export const load = async (id: string): Promise<SavedTable | undefined> => {
  const shelf = await open();
  return shelf ? settled<SavedTable | undefined>(storeOf(shelf, 'readonly').get(id)) : LOOSE.get(id);
};

export const remove = async (id: string): Promise<void> => {
  const shelf = await open();
  if (shelf) await settled(storeOf(shelf, 'readwrite').delete(id));
  else LOOSE.delete(id);
};

/** Will a kept game still be there when the page is closed? Not where the browser gives the page no place to keep it. */
export const isLasting = async (): Promise<boolean> => (await open()) !== undefined;

const STORE = 'tables';
const LOOSE = new Map<string, SavedTable>();

let opened: Promise<IDBDatabase | undefined> | undefined;

const open = (): Promise<IDBDatabase | undefined> => {
  opened ??= openShelf().catch(() => undefined);
  return opened;
};

const openShelf = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open('room25', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  const shelf = await settled(request);
  // Another tab wants a newer one: let it.
  shelf.onversionchange = () => {
    shelf.close();
    opened = undefined;
  };
  return shelf;
};

const storeOf = (shelf: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  shelf.transaction(STORE, mode).objectStore(STORE);

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
