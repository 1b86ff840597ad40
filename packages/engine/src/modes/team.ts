import type { ModeRules } from '../content.ts';
import { sizeOf } from '../mechanisms/party.ts';
import { isSideOut, livingSides } from '../mechanisms/sides.ts';

/** Two teams. */
export const team: ModeRules = {
  seating: { 4: 1, 6: 1 },
  turns: () => 10,
  hasAlarm: true,
  sides: 'teams',
  teamChannel: true,
  onDeaths(table) {
    const [side, ...others] = livingSides(table);
    if (side === undefined) table.end('draw', 'TEAM-WIN');
    else if (others.length === 0) table.end('side', 'TEAM-WIN', side);
  },
  escape(table, who) {
    if (isSideOut(table, who)) table.end('side', 'TEAM-WIN', table.terms.sideOf[who]);
  },
  onTimeOut(table) {
    const inside = table.terms.sides.map((side) => sizeOf(side & table.inRoom25));
    const most = Math.max(...inside);
    const leaders = inside.flatMap((count, side) => (count === most ? [side] : []));
    if (leaders.length === 1) table.end('side', 'TEAM-WIN', leaders[0]);
    else table.end('draw', 'TEAM-WIN');
  },
};
