import { columnLine, LINE_DIRECTIONS, rowLine } from '../board.ts';
import { aOf, bOf, VERB } from '../command.ts';
import type { ActionRules, Who } from '../content.ts';
import { ACCELERATION_CARD } from '../table/card.ts';
import type { Table } from '../table/table.ts';

/** CTRL-1, CTRL-CENTRAL, CTRL-SAME, CTRL-ESCAPE */
export const control: ActionRules = {
  offer(table, who, offer) {
    if (table.roomOf(who).forbids?.control) return;
    const cell = table.cellOf(who);
    for (const line of [rowLine(cell), columnLine(cell)])
      for (const direction of LINE_DIRECTIONS[line])
        if (table.slideBar(line, direction) === undefined) offer.add(VERB.control, line, direction);
  },

  play: (table, who, command) => slideOrEscape(table, who, aOf(command), bOf(command)),

  explain(table, who, command) {
    const cell = table.cellOf(who);
    if (![rowLine(cell), columnLine(cell)].includes(aOf(command))) return 'CTRL-1';
    return table.slideBar(aOf(command), bOf(command)) ?? 'CTRL-1';
  },
};

/** The Control action: the one way in which Room 25 takes anybody out. */
export const slideOrEscape = (table: Table, who: Who, line: number, direction: number): void => {
  const times = table.isLying(ACCELERATION_CARD) ? 2 : 1;
  const tile = table.tileOf(who);
  for (let time = 0; time < times && !table.isOver; time++) {
    if (table.codeOf(tile) === '25' && table.isPushedOff(tile, line, direction)) table.terms.mode.escape(table, who);
    if (!table.isOver) table.slide(line, direction, time === 0 ? 'CTRL-1' : 'MAC-ACCELERATION', who);
  }
};
