import type { EditionRules } from '../content.ts';
import { MODE_RULES } from '../modes/index.ts';

/** The base game. */
export const first: EditionRules = {
  id: 'first',
  duos: [
    ['emmett', 'kevin'],
    ['franck', 'jennifer'],
    ['max', 'alice'],
  ],
  inventory: {
    EM: 8,
    DA: 2,
    CL: 2,
    TR: 2,
    FL: 2,
    AC: 2,
    VX: 2,
    MR: 2,
    PR: 2,
    TU: 2,
    VI: 1,
    CO: 1,
    IL: 1,
    MO: 1,
  },
  compositions: {
    beginner: {
      rooms: { EM: 8, VI: 1, CO: 1, DA: 2, CL: 2, VX: 2, TR: 2, FL: 2, AC: 2, MR: 1 },
      source: 'printed',
    },
    competition: {
      rooms: { EM: 4, VI: 1, CO: 1, TU: 2, DA: 2, CL: 2, VX: 1, PR: 2, TR: 2, FL: 2, AC: 2, MR: 1, IL: 1 },
      source: 'printed',
    },
    suspicion: {
      rooms: { EM: 6, VI: 1, CO: 1, MO: 1, DA: 2, CL: 2, VX: 1, TR: 2, FL: 2, AC: 2, MR: 2, IL: 1 },
      source: 'printed',
    },
  },
  standard: (mode) => (mode === 'suspicion' || mode === 'competition' ? mode : 'beginner'),
  notAtQuickStart: [],
  hasUltimate: false,
  revealNeedsAlarm: false,
  patches: {},
  modes: MODE_RULES,
  guards: ['guard', 'guard'],
  heldBack: ['VI'],
  advisesAgainst: [{ VX: 2, MR: 2 }],
  hasClues: true,
  linesKeepDirection: true,
  reveal: 'slot',
  remindersMove: false,
  sparesOwnPawns: false,
  effectsHitAll: false,
};
