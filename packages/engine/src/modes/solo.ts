import type { ModeRules } from '../content.ts';

/** One player, four characters, no programming. */
export const solo: ModeRules = {
  seating: { 1: 4 },
  turns: () => 8,
  choosesFreely: true,
  onDeaths: (table) => table.end('lost', 'SOLO-1'),
  escape(table) {
    if (table.inRoom25 === table.living) table.end('complete', 'SOLO-1');
  },
  onTimeOut: (table) => table.end('lost', 'SOLO-1'),
};
