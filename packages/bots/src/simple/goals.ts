/** Where the simple player wants to be: at the Key while it is missing, then in Room 25; or where these may be. */
import { CELLS, type CharacterView, EXIT_ZONES, type RoomCode, type View } from '@room25/engine';
import { isUnseen } from './danger.ts';

export const goalsOf = (view: View, me: CharacterView): readonly number[] => {
  const exits = cellsOf(view, '25');
  if (!isKeyMissing(view)) return exits.length > 0 ? exits : searched(view);
  const keys = cellsOf(view, 'KE');
  if (keys.length === 0) return searched(view);
  return exits.length === 0 || isNearest(view, me, keys[0]!) ? keys : exits;
};

/** COOP-WIN: in Ultimate nobody gets out before the Key was activated. */
export const isKeyMissing = ({ mode, cards, key }: View): boolean =>
  cards !== undefined && (mode === 'cooperation' || mode === 'solo') && !key;

const cellsOf = ({ board }: View, code: RoomCode): readonly number[] =>
  CELLS.map((_, cell) => cell).filter((cell) => (board[cell]!.room ?? board[cell]!.known) === code);

/** What the others call blue; else the exit zones, where both start; else anywhere. */
const searched = (view: View): readonly number[] => {
  const cells = CELLS.map((_, cell) => cell);
  const { board } = view;
  const told = cells.filter(
    (cell) => !board[cell]!.known && board[cell]!.signals?.some(({ colour }) => colour === 'blue'),
  );
  const zones = EXIT_ZONES.filter((cell) => isUnseen(view, cell));
  return [told, zones].find(({ length }) => length > 0) ?? cells.filter((cell) => isUnseen(view, cell));
};

const isNearest = ({ cast }: View, me: CharacterView, goal: number): boolean =>
  cast.every((other) => other.cell === undefined || distance(me.cell!, goal) <= distance(other.cell, goal));

const distance = (from: string, to: number): number => {
  const cell = CELLS.indexOf(from);
  return Math.abs((cell % 5) - (to % 5)) + Math.abs(Math.floor(cell / 5) - Math.floor(to / 5));
};
