import { first, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './guards.r25?raw';

/** The other side: two dead prisoners are enough. */
export const guards = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'push'],
  plan: ['push'],
  faults: { noPush: 'SUSP-GUARDS', astray: 'PUSH-1', died: 'ROOM-MORTAL' },
  teaches: ['SUSP-ROLES', 'SUSP-GUARDS', 'GUARD-REVEAL', 'DEATH-SECRET'],
  verdict(moment) {
    if (first(moment, 'died', ({ who }) => who === 'jennifer')) return 'died';
    if (first(moment, 'over')) return 'done';
    const push = first(moment, 'moved', ({ who }) => who === 'kevin');
    if (push && push.to !== 'a2') return 'astray';
    const program = programOf(moment, 'jennifer');
    return (program && !program.includes('push')) || isTurnOver(moment) ? 'noPush' : undefined;
  },
});
