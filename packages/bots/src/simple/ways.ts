/** Where a character can walk from where it stands, as far as can be seen. */
import { ADJACENT, CELLS, CENTRE, type CharacterView, type View } from '@room25/engine';

export const waysOut = (view: View, { name, cell }: CharacterView): readonly number[] => {
  const here = CELLS.indexOf(cell ?? '');
  const { axis, room } = view.board[here] ?? {};
  const open = (ADJACENT[here] ?? []).filter((to) => {
    const { closed, locked } = view.board[to]!;
    return !closed && (!locked || name === 'emmett');
  });
  if (axis !== undefined) return open.filter((to) => isInColumn(here, to) === (axis === '/'));
  return room === 'PR' ? open.filter((to) => to === CENTRE || isOccupied(view, to)) : open;
};

const isInColumn = (one: number, other: number): boolean => Math.abs(one - other) === 5;

const isOccupied = ({ board, cast }: View, cell: number): boolean =>
  board[cell]!.robots !== undefined || cast.some((other) => other.cell === CELLS[cell]);
