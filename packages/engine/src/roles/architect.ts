import { look } from '../actions/look.ts';
import { CELL_COUNT } from '../board.ts';
import { aOf, VERB, verbOf } from '../command.ts';
import type { Cell, RoleRules } from '../content.ts';
import type { Table } from '../table/table.ts';
import { CENTRE } from '../words.ts';

/** GUARD-POWER: the Architect looks at any hidden room, or turns a visible one face down where nobody stands. */
export const architect: RoleRules = {
  isGuard: true,
  actions: {
    look: {
      offer(table, who, offer) {
        if (table.roomOf(who).forbids?.look) return;
        for (let cell = 0; cell < CELL_COUNT; cell++) {
          if (table.isHiddenAt(cell)) offer.add(VERB.look, cell);
          else if (canHide(table, cell)) offer.add(VERB.conceal, cell);
        }
      },
      play(table, who, command) {
        if (verbOf(command) === VERB.conceal) table.conceal(table.tileAt(aOf(command)), 'GUARD-POWER');
        else look.play(table, who, command);
      },
      explain: (table, _who, command) =>
        verbOf(command) === VERB.look && !table.isHiddenAt(aOf(command)) ? 'WORD-HIDDEN' : 'GUARD-POWER',
    },
  },
};

const canHide = (table: Table, cell: Cell): boolean => cell !== CENTRE && table.occupants(table.tileAt(cell)) === 0;
