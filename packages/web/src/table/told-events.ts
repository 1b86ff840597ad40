/** Which events are told in words, in the rundown and aloud. */
import type { Told } from '../play/played-game.ts';

/** The cast shows that somebody has finished programming; nothing shows that there was nothing left to play. */
export const isTold = ({ event }: Pick<Told, 'event'>): boolean =>
  event.kind !== 'passed' && (event.kind !== 'programmed' || event.actions !== undefined);
