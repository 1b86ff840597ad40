import type { ModeRules } from '../content.ts';
import { isSideOut, livingSides } from '../mechanisms/sides.ts';

/** Each player against the others. */
export const competition: ModeRules = {
  seating: { 2: 2, 3: 2 },
  turns: () => 10,
  hasAlarm: true,
  sides: 'seats',
  onDeaths(table) {
    const [side, ...others] = livingSides(table);
    if (side === undefined) table.end('nobody', 'COMP-WIN');
    else if (others.length === 0) table.end('side', 'COMP-WIN', side);
  },
  escape(table, who) {
    if (isSideOut(table, who)) table.end('side', 'COMP-WIN', table.terms.sideOf[who]);
  },
  onTimeOut: (table) => table.end('nobody', 'COMP-WIN'),
};
