/** Where a screen goes: from a finished game to the next one, from a typed code to the table. */
import type { TableView } from '@room25/protocol';

/** How a screen looks at the table: from its seat if it has one; as an onlooker; as a television; as a hand. */
export type ScreenPart = 'room' | 'watch' | 'television' | 'hand';

/** Everybody goes on as they were; those without a seat look on. */
export const placeAfter = (part: ScreenPart, isSeated: boolean): ScreenPart =>
  isSeated || part === 'television' ? part : 'watch';

/** A table that waits for players without a host at a seat was opened by a television, and whoever types its code stands before it. */
export const placeByCode = ({ state, seats, quick }: TableView): ScreenPart => {
  const hasHost = seats.some((seat) => seat.kind === 'person' && seat.host);
  return state === 'open' && !hasHost && !quick ? 'hand' : 'room';
};
