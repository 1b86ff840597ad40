import { first, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './colours.r25?raw';

/** Green helps, yellow hinders, red kills. */
export const colours = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'move', 'answer'],
  plan: ['move'],
  faults: { red: 'ROOM-MORTAL', vortex: 'ROOM-VORTEX', dark: 'ROOM-DARK', stayed: 'PROG-TWO' },
  teaches: ['WORD-COLOUR', 'WORD-EFFECT', 'ROOM-VISION'],
  verdict(moment) {
    if (first(moment, 'died', ({ who }) => who === 'jennifer')) return 'red';
    const step = first(moment, 'moved', ({ who }) => who === 'jennifer');
    if (step?.to === 'b1') return 'vortex';
    if (step?.to === 'c2') return 'dark';
    if (first(moment, 'looked', ({ rule }) => rule === 'ROOM-VISION')) return 'done';
    const program = programOf(moment, 'jennifer');
    return (program && !program.includes('move')) || isTurnOver(moment) ? 'stayed' : undefined;
  },
});
