import { first, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './way-out.r25?raw';

/** Everybody in Room 25, and off the edge with it. */
export const wayOut = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'control'],
  plan: ['control'],
  faults: { noControl: 'CTRL-ESCAPE', wrongWay: 'CTRL-ESCAPE', left: 'COOP-WIN' },
  teaches: ['SET-ZONES', 'CTRL-ESCAPE', 'COOP-WIN'],
  verdict(moment) {
    if (first(moment, 'over')) return 'done';
    if (first(moment, 'slid')) return 'wrongWay';
    if (first(moment, 'moved')) return 'left';
    const program = programOf(moment, 'jennifer');
    return (program && !program.includes('control')) || isTurnOver(moment) ? 'noControl' : undefined;
  },
});
