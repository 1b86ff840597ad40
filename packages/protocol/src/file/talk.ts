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

/**
 * Until something else happens nobody has acted on what was said: a claim about a room can be replaced by another, and then was
 * never made.
 */
export const isTalk = ({ kind }: Event): boolean => TALK.includes(kind);
