import { first, isProgrammed, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './looking.r25?raw';

/** See first, then go. */
export const looking = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'look', 'move'],
  faults: { order: 'ACT-ORDER', died: 'ROOM-MORTAL', unseen: 'LOOK-1', elsewhere: 'WORD-HIDDEN' },
  teaches: ['LOOK-1', 'WORD-HIDDEN', 'ROOM-MORTAL'],
  verdict(moment) {
    if (first(moment, 'died', ({ who }) => who === 'jennifer')) return 'died';
    const step = first(moment, 'moved', ({ who }) => who === 'jennifer');
    // To know one of the two doors is to know both.
    const hasSeen = first(moment, 'looked', ({ who, cell }) => who === 'jennifer' && DOORS.includes(cell));
    if (step?.to === 'a2') return undefined;
    if (step) return step.to !== 'b1' ? 'elsewhere' : hasSeen ? 'done' : 'unseen';
    const isPlanned = !programOf(moment, 'jennifer') || isProgrammed(moment, 'jennifer', ['look', 'move']);
    return isPlanned && !isTurnOver(moment) ? undefined : 'order';
  },
});

const DOORS: readonly string[] = ['a2', 'b1'];
