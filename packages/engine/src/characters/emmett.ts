import { ADJACENT } from '../board.ts';
import { aOf, bOf, NONE, VERB, verbOf } from '../command.ts';
import type { Ability, Cell, Who } from '../content.ts';
import { canBeLocked, hasLockLeft, lockedCells, moveLock } from '../mechanisms/locks.ts';
import type { Offer } from '../table/offer.ts';
import { abilitySource } from '../table/sources.ts';
import type { Table } from '../table/table.ts';

/** EMMETT: Reactivate, Lock on; locks do not hold him. */
export const emmett: Ability = {
  rule: 'MAC-PANIC',
  passesLocks: true,
  offer(table, who, offer) {
    offerReactivation(table, who, offer);
    for (const cell of ADJACENT[table.cellOf(who)]) {
      if (!canBeLocked(table, cell)) continue;
      if (hasLockLeft(table)) offer.add(VERB.lock, cell);
      else for (const from of lockedCells(table)) offer.add(VERB.lock, cell, from);
    }
  },
  play(table, _who, command) {
    const cell = aOf(command);
    if (verbOf(command) === VERB.reactivate) table.conceal(table.tileAt(cell), 'EMMETT');
    else if (bOf(command) === NONE) table.lock(table.tileAt(cell), 'EMMETT');
    else moveLock(table, bOf(command), cell, 'EMMETT');
  },
  explain: () => 'EMMETT',
  onDeath(table) {
    for (const cell of lockedCells(table)) table.unlock(table.tileAt(cell), 'EMMETT');
  },

  /** He locks his own room. */
  onPanic(table, who) {
    const here = table.cellOf(who);
    if (!canBeLocked(table, here)) return;
    if (hasLockLeft(table)) table.lock(table.tileAt(here), 'MAC-PANIC');
    else table.askFrom(abilitySource('emmett'), who);
  },
  answers(table, _who, offer) {
    for (const cell of lockedCells(table)) offer.add(VERB.chooseCell, cell);
  },
  onAnswer: (table, who, answer) => moveLock(table, aOf(answer), table.cellOf(who), 'MAC-PANIC'),
};

export const offerReactivation = (table: Table, who: Who, offer: Offer): void => {
  for (const cell of ADJACENT[table.cellOf(who)]) if (canReactivate(table, cell)) offer.add(VERB.reactivate, cell);
};

const canReactivate = (table: Table, cell: Cell): boolean =>
  table.isClosed(table.tileAt(cell)) && table.occupants(table.tileAt(cell)) === 0;
