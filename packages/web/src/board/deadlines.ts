/** Until when somebody can stay where it is: read off what was told, for the table itself does not say who came when. */
import type { Character, View } from '@room25/engine';
import type { Told } from '../play/played-game.ts';
import { numberOf } from './geometry.ts';
import type { Deadlines } from './preview.ts';

/** ROOM-FLOODED-1, ROOM-FLAMMABLE: the turn in whose second round each one dies if it is still there. */
export const deadlinesOf = (view: View, log: readonly Told[]): Deadlines => {
  const deadlines: Partial<Record<Character, number>> = {};
  for (const { name, cell } of view.cast) {
    const room = cell === undefined ? undefined : view.board[numberOf(cell)]!.room;
    if (room !== 'FL' && room !== 'FB') continue;
    const entry = log.findLast(({ event }) => event.kind === 'moved' && event.who === name);
    if (entry) deadlines[name] = entry.turn + 1;
  }
  return deadlines;
};
