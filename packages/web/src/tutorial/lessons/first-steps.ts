import { first, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './first-steps.r25?raw';

/** Programming, and going through a door. */
export const firstSteps = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'move', 'look'],
  plan: ['move'],
  faults: { noMove: 'PROG-TWO', elsewhere: 'MOVE-1' },
  teaches: ['PROG-TWO', 'ACT-ORDER', 'MOVE-1'],
  verdict(moment) {
    const step = first(moment, 'moved', ({ who }) => who === 'jennifer');
    if (step) return step.to === 'd3' ? 'done' : 'elsewhere';
    const program = programOf(moment, 'jennifer');
    return (program && !program.includes('move')) || isTurnOver(moment) ? 'noMove' : undefined;
  },
});
