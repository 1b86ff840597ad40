/** Which events are told in words, in the rundown and aloud. */
import type { Told } from '../play/played-game.ts';

/** That somebody has finished programming shows in the cast; that nothing was left to play, nowhere. */
export const isTold = ({ event }: Told): boolean =>
  event.kind !== 'passed' && (event.kind !== 'programmed' || event.actions !== undefined);
