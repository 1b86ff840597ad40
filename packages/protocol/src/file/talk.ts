import type { Event, EventKind } from '@room25/engine';

const TALK: readonly EventKind[] = [
  'turn',
  'declined',
  'looked',
  'signalled',
  'said',
  'reminded',
  'reminderBack',
  'programmed',
  'waited',
  'passed',
  'lost',
];

/** While nothing else happens nobody has acted on what was said: a word about a room can be taken for another, and was never said. */
export const isTalk = ({ kind }: Event): boolean => TALK.includes(kind);
