import { first, isProgrammed, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './control.r25?raw';

/** What falls off one end comes back at the other, with whoever is on it. */
export const control = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'control', 'move'],
  plan: ['control', 'move'],
  faults: { order: 'ACT-ORDER', wrongWay: 'CTRL-1', elsewhere: 'MOVE-1' },
  teaches: ['CTRL-1', 'CTRL-CENTRAL', 'CTRL-SAME'],
  verdict(moment) {
    const slide = first(moment, 'slid');
    if (slide && (slide.line !== '1' || slide.direction !== 'right')) return 'wrongWay';
    const step = first(moment, 'moved', ({ who }) => who === 'jennifer');
    if (step) return !slide ? 'order' : step.to === 'a2' ? 'done' : 'elsewhere';
    const isPlanned = !programOf(moment, 'jennifer') || isProgrammed(moment, 'jennifer', ['control', 'move']);
    return isPlanned && !isTurnOver(moment) ? undefined : 'order';
  },
});
