import { first, isProgrammed, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './pushing.r25?raw';

/** A push is a lift for a friend. */
export const pushing = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'push', 'move'],
  plan: ['push', 'move'],
  faults: { order: 'ACT-ORDER', astray: 'PUSH-1', elsewhere: 'MOVE-1' },
  teaches: ['PUSH-1', 'PUSH-CENTRAL', 'WORD-EFFECT'],
  verdict(moment) {
    const push = first(moment, 'moved', ({ who }) => who === 'max');
    if (push && push.to !== 'a1') return 'astray';
    const step = first(moment, 'moved', ({ who }) => who === 'jennifer');
    if (step) return step.to !== 'a1' ? 'elsewhere' : push ? 'done' : 'order';
    const isPlanned = !programOf(moment, 'jennifer') || isProgrammed(moment, 'jennifer', ['push', 'move']);
    return isPlanned && !isTurnOver(moment) ? undefined : 'order';
  },
});
