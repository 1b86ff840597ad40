import { first, lesson } from '../lesson.ts';
import position from './opening.r25?raw';

/** How every game begins: who one is, what one wants, and a look into one room. */
export const opening = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  isOpened: true,
  steps: ['clue'],
  faults: { declined: 'SET-CLUE' },
  teaches: ['SUSP-ROLES', 'SUSP-TURNS', 'SET-CLUE'],
  verdict(moment) {
    if (first(moment, 'looked', ({ who }) => who === 'jennifer')) return 'done';
    return first(moment, 'declined', ({ who }) => who === 'jennifer') ? 'declined' : undefined;
  },
});
