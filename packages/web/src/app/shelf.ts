/** Things with an id that this device keeps in IndexedDB; where a browser forbids that, they last as long as the page. */

export interface Shelf<T> {
  list(): Promise<readonly T[]>;
  load(id: string): Promise<T | undefined>;
  keep(...things: readonly T[]): Promise<void>;
  remove(...ids: readonly string[]): Promise<void>;
  /** Will what is kept still be there after the page is closed? */
  isLasting(): Promise<boolean>;
}

export const shelfOf = <T extends { readonly id: string }>(database: string, name: string): Shelf<T> => {
  const loose = new Map<string, T>();
  let opened: Promise<IDBDatabase | undefined> | undefined;

  const openDatabase = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' });
    const shelf = await settled(request);
    // Another tab needs a newer version of the database: let it.
    shelf.onversionchange = () => {
      shelf.close();
      opened = undefined;
    };
    return shelf;
  };
  const open = (): Promise<IDBDatabase | undefined> => {
    opened ??= openDatabase().catch(() => undefined);
    return opened;
  };
  const read = (shelf: IDBDatabase): IDBObjectStore => shelf.transaction(name, 'readonly').objectStore(name);
  const change = async (shelf: IDBDatabase, make: (store: IDBObjectStore) => readonly IDBRequest[]): Promise<void> => {
    const store = shelf.transaction(name, 'readwrite').objectStore(name);
    const requests = make(store);
    // At once: a page that is being left loses what is not committed.
    store.transaction.commit();
    await Promise.all(requests.map(settled));
  };

  return {
    async list() {
      const shelf = await open();
      return shelf ? settled<T[]>(read(shelf).getAll()) : [...loose.values()];
    },
    async load(id) {
      const shelf = await open();
      return shelf ? settled<T | undefined>(read(shelf).get(id)) : loose.get(id);
    },
    async keep(...things) {
      const shelf = await open();
      if (shelf) await change(shelf, (store) => things.map((thing) => store.put(thing)));
      else for (const thing of things) loose.set(thing.id, thing);
    },
    async remove(...ids) {
      const shelf = await open();
      if (shelf) await change(shelf, (store) => ids.map((id) => store.delete(id)));
      else for (const id of ids) loose.delete(id);
    },
    isLasting: async () => (await open()) !== undefined,
  };
};

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
