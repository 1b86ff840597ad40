import type { Beat, PlayedGame } from '../play/played-game.ts';
import { charactersOf } from '../told/telling.ts';

/** Is the last of my characters dying now, and does the game go on? Around one screen it is nobody's own death. */
export const isMyEnd = ({ event, after, isLast }: Beat, { viewer, privacy }: PlayedGame): boolean => {
  const mine = charactersOf(after, viewer.peek());
  if (isLast || privacy || event.kind !== 'died' || !mine.includes(event.who)) return false;
  return after.cast.every(({ name, cell }) => !mine.includes(name) || cell === undefined || name === event.who);
};
