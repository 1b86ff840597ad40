import { first, isTurnOver, lesson } from '../lesson.ts';
import position from './deadlines.r25?raw';

/** A trap leaves one action to get out, and not every door will do. */
export const deadlines = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'move', 'look', 'push', 'control'],
  plan: ['move'],
  faults: { trapped: 'ROOM-TRAPPED-1', mortal: 'ROOM-MORTAL', acid: 'ROOM-ACID' },
  teaches: ['ROOM-TRAPPED-1', 'ROOM-TRAPPED-2', 'ROOM-ACID', 'ROOM-FLOODED-2'],
  verdict(moment) {
    const death = first(moment, 'died');
    if (death) return death.who !== 'jennifer' ? 'acid' : death.cell === 'a2' ? 'mortal' : 'trapped';
    const step = first(moment, 'moved', ({ who, to }) => who === 'jennifer' && to === 'b3');
    if (step) return 'done';
    return isTurnOver(moment) ? 'trapped' : undefined;
  },
});
