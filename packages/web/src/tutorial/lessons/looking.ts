import { first, isProgrammed, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './looking.r25?raw';

/** See first, then go. */
export const looking = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'look', 'move'],
  plan: ['look', 'move'],
  faults: { order: 'ACT-ORDER', died: 'ROOM-MORTAL', elsewhere: 'WORD-HIDDEN' },
  teaches: ['LOOK-1', 'WORD-HIDDEN', 'ROOM-MORTAL'],
  verdict(moment) {
    if (first(moment, 'died', ({ who }) => who === 'jennifer')) return 'died';
    const step = first(moment, 'moved', ({ who }) => who === 'jennifer');
    // Knowing one of the two doors means knowing both. In a2 death is still to come.
    if (step && step.to !== 'a2') return step.to === 'b1' ? 'done' : 'elsewhere';
    const isPlanned = !programOf(moment, 'jennifer') || isProgrammed(moment, 'jennifer', ['look', 'move']);
    return isPlanned && !isTurnOver(moment) ? undefined : 'order';
  },
});
