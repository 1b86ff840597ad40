/** The two locks (EMMETT, MAC-LOCK). */
import { CELL_COUNT } from '../board.ts';
import type { Cell } from '../content.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Table } from '../table/table.ts';

const LOCK_COUNT = 2;

export const lockedCells = (table: Table): Cell[] => {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) if (table.isLocked(table.tileAt(cell))) cells.push(cell);
  return cells;
};

export const hasLockLeft = (table: Table): boolean => lockedCells(table).length < LOCK_COUNT;

/** A visible room that is not blue and has none yet. */
export const canBeLocked = (table: Table, cell: Cell): boolean =>
  !table.isHiddenAt(cell) && table.roomAt(cell).colour !== 'blue' && !table.isLocked(table.tileAt(cell));

export const moveLock = (table: Table, from: Cell, to: Cell, rule: RuleId): void => {
  table.unlock(table.tileAt(from), rule);
  table.lock(table.tileAt(to), rule);
};
