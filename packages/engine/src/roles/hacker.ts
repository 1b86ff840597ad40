import { slideOrEscape } from '../actions/control.ts';
import { LINE_DIRECTIONS, MOVABLE_LINES } from '../board.ts';
import { aOf, bOf, VERB } from '../command.ts';
import type { RoleRules } from '../content.ts';

/** GUARD-POWER: the Hacker controls a line that they are not on. */
export const hacker: RoleRules = {
  isGuard: true,
  actions: {
    control: {
      offer(table, who, offer) {
        if (table.roomOf(who).forbids?.control) return;
        for (const line of MOVABLE_LINES)
          for (const direction of LINE_DIRECTIONS[line])
            if (table.slideBar(line, direction) === undefined) offer.add(VERB.control, line, direction);
      },
      play: (table, who, command) => slideOrEscape(table, who, aOf(command), bOf(command)),
      explain: (table, _who, command) => table.slideBar(aOf(command), bOf(command)) ?? 'CTRL-1',
    },
  },
};
