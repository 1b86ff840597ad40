/** The shelf of kept games in a browser, from outside the page. */
import { type Event, engineNow, type Game, isComplaints } from '@room25/engine';
import { importText, isRefusal } from '../../src/saves/import.ts';
import type { SavedTable } from '../../src/saves/saved-table.ts';
import type { Surface } from './surface.ts';

/** The head of a record: Franck, a person, with Jennifer, Max and Alice, who are bots, on a board that tests know. */
export const knownTable = (mode: 'suspicion' | 'cooperation', bot: 'easy' | 'random', roles = ''): string =>
  `# players person ${bot} ${bot} ${bot}
edition second
mode ${mode}
order franck jennifer max alice
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (CL) (EM) (DA) (EM)
  (EM) (TR) CE (VX) (EM)
  (EM) (TU) (EM) (TU) (EM)
  (AC) (EM) (EM) (EM) (MR)
${roles}`;

/** A kept game as its text says it. */
export const tableFrom = async (text: string, id: string): Promise<SavedTable> => {
  const table = await importText(text, { id, time: Date.UTC(2026, 10, 15) });
  if (isRefusal(table)) throw new Error(`line ${table.line}: ${table.fault}`);
  return table;
};

/** It alone is kept, and the page goes to it. */
export const sitDownAt = async (surface: Surface, table: SavedTable): Promise<void> => {
  await setShelf(surface, [table]);
  await surface.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, table.id);
};

/** These games, and no others. */
export const setShelf = (surface: Surface, tables: readonly SavedTable[]): Promise<void> =>
  surface.evaluate(async (all) => {
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

export const keptTables = (surface: Surface): Promise<readonly SavedTable[]> =>
  surface.evaluate(
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
    undefined,
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
