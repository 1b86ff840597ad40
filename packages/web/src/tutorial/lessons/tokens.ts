import { first, isProgrammed, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './tokens.r25?raw';

/** Ultimate: an ability of one's own, and a third action once a game. */
export const tokens = lesson({
  position,
  edition: 'ultimate',
  me: 'jennifer',
  steps: ['program', 'move', 'special', 'adrenaline'],
  plan: ['move', 'special'],
  faults: { program: 'ADR-1', elsewhere: 'MOVE-1', wrongWay: 'CTRL-ESCAPE', wasted: 'ADR-2' },
  teaches: ['ABIL-1', 'JENNIFER', 'ADR-1', 'ADR-2', 'COOP-WIN'],
  verdict(moment) {
    const { result } = first(moment, 'over')?.outcome ?? {};
    if (result === 'complete') return 'done';
    if (first(moment, 'slid')) return 'wrongWay';
    const step = first(moment, 'moved', ({ who }) => who === 'jennifer');
    if (result === 'lost' || (step && step.to !== 'a2')) return 'elsewhere';
    const isCommitted = first(moment, 'programmed', ({ who }) => who === 'jennifer')?.adrenaline;
    const isPlanned = isCommitted && isProgrammed(moment, 'jennifer', ['move', 'special']);
    if (programOf(moment, 'jennifer') && !isPlanned) return 'program';
    return isTurnOver(moment) ? 'wasted' : undefined;
  },
});
