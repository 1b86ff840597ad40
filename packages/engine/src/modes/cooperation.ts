import type { ModeRules } from '../content.ts';
import { sizeOf } from '../mechanisms/party.ts';

/** All against the Complex. */
export const cooperation: ModeRules = {
  seating: { 2: 2, 3: 2, 4: 1, 5: 1, 6: 1 },
  turns: () => 8,
  onDeaths(table) {
    if (sizeOf(table.dead) >= 2) table.end('lost', 'COOP-WIN');
  },
  escape(table) {
    if (table.inRoom25 === table.living) table.end(table.dead === 0 ? 'complete' : 'partial', 'COOP-WIN');
  },
  onTimeOut: (table) => table.end('lost', 'COOP-WIN'),
};
