/** The shelf of kept games in a browser, from outside the page. */
import { type Event, engineNow, type Game, isComplaints } from '@room25/engine';
import type { Page } from 'playwright-core';
import type { SavedTable } from '../../src/saves/saved-table.ts';

/** These games, and no others. */
export const setShelf = (page: Page, tables: readonly SavedTable[]): Promise<void> =>
  page.evaluate(async (all) => {
    const shelf = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('room25', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const change = shelf.transaction('tables', 'readwrite');
    change.objectStore('tables').clear();
    for (const table of all) change.objectStore('tables').put(table);
    await new Promise((done) => {
      change.oncomplete = done;
    });
    shelf.close();
  }, tables);

export const keptTables = (page: Page): Promise<readonly SavedTable[]> =>
  page.evaluate(
    () =>
      new Promise<readonly SavedTable[]>((done, fail) => {
        const request = indexedDB.open('room25', 1);
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result);
          };
        };
      }),
  );

/** The game that a record says was played, and everything that happened in it. */
export const replayed = ({
  rules,
  sheet,
  commands,
}: SavedTable): { readonly game: Game; readonly events: readonly Event[] } => {
  const events: Event[] = [];
  const game = engineNow(rules)!.setUp(sheet, (event) => events.push(event));
  if (isComplaints(game)) throw new Error('a record without a table');
  for (const command of commands) {
    const refusal = game.apply(command);
    if (refusal) throw new Error(`a record with an illegal move: ${refusal.rule}`);
  }
  return { game, events };
};
