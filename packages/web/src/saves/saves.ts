/** The saved games of this device. */
import { shelfOf } from '../app/shelf.ts';
import type { SavedTable } from './saved-table.ts';

const SHELF = shelfOf<SavedTable>('room25', 'tables');

/** Newest first. */
export const list = async (): Promise<readonly SavedTable[]> =>
  [...(await SHELF.list())].sort((one, other) => other.time - one.time);

export const keep = (table: SavedTable): Promise<void> => SHELF.keep(table);

export const { load, remove, isLasting } = SHELF;
