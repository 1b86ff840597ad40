import type { EditionRules } from '../content.ts';
import { eachOf, sizeOf } from '../mechanisms/party.ts';
import { livingSides } from '../mechanisms/sides.ts';
import { competition } from '../modes/competition.ts';
import { cooperation } from '../modes/cooperation.ts';
import { solo } from '../modes/solo.ts';
import { judgeDead, showAll, suspicion } from '../modes/suspicion.ts';
import { acid } from '../rooms/acid.ts';
import { central } from '../rooms/central.ts';
import { cold } from '../rooms/cold.ts';
import { prison } from '../rooms/prison.ts';
import type { Table } from '../table/table.ts';
import { first } from './first.ts';

/** SOLO-P */
const ENOUGH_OUT = 3;

/** The designer's print-and-play rules. */
export const prototype: EditionRules = {
  id: 'prototype',
  duos: first.duos,
  inventory: { EM: 10, CL: 2, FB: 2, PR: 2, MR: 2, AC: 2, DA: 2, CD: 2, IL: 1, VI: 1, CO: 1, MO: 1, VX: 1, SE: 1 },
  compositions: {
    simplified: {
      rooms: { EM: 10, VI: 1, CO: 1, CL: 2, PR: 2, FB: 2, CD: 2, AC: 2, MR: 1 },
      source: 'printed',
    },
    expert: {
      rooms: { EM: 4, VI: 1, CO: 1, MO: 1, DA: 2, CL: 2, VX: 1, PR: 2, FB: 2, CD: 2, AC: 2, MR: 2, IL: 1 },
      source: 'printed',
    },
  },
  standard: () => 'simplified',
  notAtQuickStart: [],
  hasUltimate: false,
  revealNeedsAlarm: false,
  patches: {
    CE: { ...central, forbids: { push: 'PUSH-CENTRAL' } },
    // ROOM-ALL: only the last to have come in survives.
    AC: {
      ...acid,
      onEnter: (table, who) => table.inTurnOrder(table.companions(who), (one) => table.eliminate(one, 'ROOM-ACID')),
    },
    // ROOM-COLD: entering costs an action of the next turn, wherever one then is.
    CL: {
      ...cold,
      actionsAtStart: 2,
      onEnter: (table, _who, party) => eachOf(party, (one) => table.chill(one, table.turn + 1)),
      onPlaced: (table, who) => table.chill(who, table.turn - table.turnsSinceEntered(who) + 1),
    },
    // ROOM-PRISON: only onto another pawn.
    PR: {
      ...prison,
      bars: (table, _who, to) => (table.occupants(table.tileAt(to)) !== 0 ? undefined : 'ROOM-PRISON'),
    },
  },
  modes: {
    suspicion: {
      ...suspicion,
      turns: (characters) => ({ 4: 8, 5: 10, 6: 12 })[characters] ?? 10,
      hasAlarm: false,
      // DEATH-SECRET: whoever dies shows their role at once.
      onDeaths(table) {
        table.inTurnOrder(table.dead, (who) => table.show(who, 'DEATH-SECRET'));
        judgeDead(table);
      },
      judge(table) {
        if (sizeOf(table.inRoom25) >= 3) showAll(table, table.living);
      },
    },
    cooperation: {
      ...cooperation,
      seating: { 4: 1, 5: 1, 6: 1 },
      opensLooks: true,
      hasScore: true,
      onDeaths(table) {
        if (table.living === 0) table.end('lost', 'COOP-WIN');
      },
      escape(table) {
        if (table.inRoom25 === table.living)
          table.end(table.dead === 0 ? 'complete' : 'partial', 'COOP-WIN', 0, scoreOf(table));
      },
    },
    competition: {
      ...competition,
      seating: { 2: 2, 3: 2, 4: 1, 6: 1 },
      turns: (characters) => (characters === 6 ? 9 : 8),
      hasAlarm: false,
      sides: 'pairs',
      teamChannel: true,
      leavesWhole: true,
      onDeaths(table) {
        if (livingSides(table).length === 0) table.end('nobody', 'COMP-WIN');
      },
      onTimeOut(table) {
        const inside = table.terms.sides.flatMap((side, index) => (side & table.inRoom25 ? [index] : []));
        if (inside.length === 1) table.end('side', 'COMP-WIN', inside[0]);
        else table.end('nobody', 'COMP-WIN');
      },
    },
    solo: {
      ...solo,
      choosesFreely: false,
      isAnyOrder: true,
      opensLooks: false,
      hasScore: true,
      enoughOut: ENOUGH_OUT,
      onDeaths(table) {
        if (sizeOf(table.dead) >= 2) table.end('lost', 'SOLO-P');
      },
      escape(table) {
        const out = sizeOf(table.inRoom25);
        if (out >= ENOUGH_OUT) table.end(out === 4 ? 'complete' : 'partial', 'SOLO-P', 0, scoreOf(table));
      },
      onTimeOut: (table) => table.end('lost', 'SOLO-P'),
    },
  },
  guards: ['hacker', 'brute', 'architect', 'killer', 'traitor'],
  heldBack: [],
  advisesAgainst: [],
  hasClues: false,
  linesKeepDirection: false,
  reveal: 'any',
  remindersMove: true,
  sparesOwnPawns: true,
  effectsHitAll: true,
};

/** COOP-WIN: three for each who escapes, one for each turn left. */
const scoreOf = (table: Table): number => 3 * sizeOf(table.inRoom25) + table.turnsLeft;
