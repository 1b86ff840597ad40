import type { Composition, EditionRules, ModeRules } from '../content.ts';
import { sizeOf } from '../mechanisms/party.ts';
import { showAll } from '../modes/suspicion.ts';
import { prison } from '../rooms/prison.ts';
import { CENTRE } from '../words.ts';
import { first } from './first.ts';
import { second } from './second.ts';

const provisional = (rooms: Composition['rooms']): Composition => ({ rooms, source: 'provisional' });

/** COOP-WIN: any death loses, and nobody leaves before the Key was found. */
const cooperation: ModeRules = {
  ...second.modes.cooperation!,
  seating: { 1: 4, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1 },
  needsKey: true,
  drawsCards: true,
  onDeaths: (table) => table.end('lost', 'COOP-WIN'),
  escape(table) {
    if (table.hasKey && table.inRoom25 === table.living) table.end('complete', 'COOP-WIN');
  },
};

/** Room 25 Ultimate. */
export const ultimate: EditionRules = {
  ...first,
  id: 'ultimate',
  duos: [...first.duos, ['sarah', 'bruce']],
  inventory: {
    KE: 1,
    EM: 8,
    TU: 3,
    RO: 2,
    VI: 1,
    CO: 1,
    MO: 1,
    RG: 1,
    VX: 2,
    PR: 2,
    DA: 2,
    CL: 2,
    PI: 2,
    MA: 2,
    MI: 1,
    JA: 1,
    MR: 2,
    AC: 2,
    TR: 2,
    FL: 2,
    SH: 2,
    IL: 1,
    PA: 1,
    TI: 1,
  },
  compositions: {
    'suspicion-1': provisional({
      EM: 4,
      VI: 1,
      CO: 1,
      MO: 1,
      DA: 2,
      CL: 2,
      VX: 1,
      PR: 1,
      PI: 1,
      TR: 2,
      FL: 2,
      AC: 2,
      MR: 2,
      SH: 1,
    }),
    'suspicion-2': provisional({
      EM: 3,
      VI: 1,
      CO: 1,
      TU: 3,
      DA: 2,
      CL: 2,
      VX: 1,
      PR: 1,
      PI: 1,
      TR: 2,
      FL: 2,
      AC: 2,
      MR: 1,
      SH: 1,
    }),
    cooperation: provisional({
      EM: 2,
      TU: 2,
      DA: 2,
      CL: 2,
      PR: 2,
      PI: 2,
      TR: 2,
      FL: 2,
      AC: 2,
      MR: 2,
      SH: 2,
      KE: 1,
    }),
    'full-suspicion-1': { rooms: { JA: 1, MR: 2, TI: 1 }, drawn: { green: 5, yellow: 7, red: 7 }, source: 'printed' },
    'full-suspicion-2': {
      rooms: { RG: 1, RO: 1, JA: 1, MR: 1, SH: 2 },
      drawn: { green: 5, yellow: 7, red: 5 },
      source: 'printed',
    },
    'full-cooperation': {
      rooms: { KE: 1, TU: 2, RO: 1, EM: 1, PI: 2, MR: 2, TI: 1 },
      drawn: { yellow: 5, red: 8 },
      source: 'printed',
    },
  },
  standard(mode, { level, guards }) {
    const name =
      mode === 'cooperation' || mode === 'solo'
        ? 'cooperation'
        : mode === 'suspicion'
          ? `suspicion-${guards}`
          : 'suspicion-1';
    return level === 'ultimate' ? `full-${name}` : name;
  },
  notAtQuickStart: ['RO', 'RG', 'MA', 'MI', 'JA', 'PA', 'TI', 'IL'],
  hasUltimate: true,
  revealNeedsAlarm: true,
  patches: {
    // ROOM-PRISON: or onto a robot.
    PR: {
      ...prison,
      bars: (table, _who, to) => {
        const tile = table.tileAt(to);
        return to === CENTRE || table.occupants(tile) !== 0 || table.hasRobot(tile) ? undefined : 'ROOM-PRISON';
      },
    },
  },
  modes: {
    ...first.modes,
    cooperation,
    solo: { ...cooperation, seating: { 1: 4 } },
    suspicion: {
      ...first.modes.suspicion!,
      seating: { 4: 1, 5: 1, 6: 1, 7: 1, 8: 1 },
      turns: (characters) => Math.min(10, 16 - characters),
      pool(players, wished) {
        const guards = players === 4 ? 1 : players === 5 ? wished : 2;
        return { prisoners: players - guards, guards };
      },
      // MASKS: as many may be outside as there are guards.
      judge(table) {
        const outside = table.living & ~table.inRoom25;
        if (sizeOf(outside) <= Math.max(1, sizeOf(table.guards))) showAll(table, outside);
      },
    },
  },
  heldBack: ['KE', 'VI', 'MO', 'RO'],
  advisesAgainst: [],
};
