/** Rooms that it is not healthy to stay in, or to enter without a way out. */
import type { RoomCode } from '@room25/engine';
import type { Outlook } from './outlook.ts';

const DEADLY: readonly (RoomCode | undefined)[] = ['FL', 'FB', 'AC', 'TR'];

export const mustLeave = ({ me, room, view, company }: Outlook): boolean => {
  // ROOM-SHREDDER-1: who leaves first lives, and the others die: nothing to do to one's friends.
  if (room === 'SH') return company.length === 0 || (view.mode !== 'cooperation' && view.mode !== 'solo');
  return me.trapped === true || DEADLY.includes(room);
};

/** ROOM-TRAPPED-1: a trap entered in round 1 kills whoever has programmed something else for round 2. */
export const isDeadEnd = ({ view, me }: Outlook, to: number): boolean => {
  const { room, known = room } = view.board[to]!;
  return known === 'TR' && view.round === 1 && (me.program?.length ?? 0) > 1;
};
