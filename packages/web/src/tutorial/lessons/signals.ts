import { first, isTurnOver, lesson, programOf } from '../lesson.ts';
import position from './signals.r25?raw';

/** A claim about a room is only a claim. */
export const signals = lesson({
  position,
  edition: 'second',
  me: 'jennifer',
  steps: ['program', 'look', 'move', 'push', 'control'],
  plan: ['look'],
  faults: { believed: 'COMM-DANGER', noLook: 'COMM-DANGER', lied: 'COMM-DANGER', silent: 'COMM-DANGER' },
  teaches: ['COMM-DANGER', 'REMIND-PLACE', 'SUSP-ROLES'],
  verdict(moment) {
    if (first(moment, 'died', ({ who }) => who === 'jennifer')) return 'believed';
    const signal = first(moment, 'signalled', ({ who, cell }) => who === 'jennifer' && cell === 'b1');
    if (signal) return signal.colour === 'red' ? 'done' : 'lied';
    const looks = first(moment, 'looked', ({ who }) => who === 'jennifer');
    const program = programOf(moment, 'jennifer');
    if ((program && !program.includes('look')) || (looks && looks.cell !== 'b1')) return 'noLook';
    // She may also tell it after her move.
    return moment.view.turn > 2 ? 'silent' : isTurnOver(moment) && !looks ? 'noLook' : undefined;
  },
});
