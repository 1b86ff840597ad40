/** What stops somebody who skips to their turn: what they would be sorry to have missed. */
import { CELLS, type Event, type View } from '@room25/engine';

export const isStop = (event: Event, view: View): boolean => {
  if (event.kind === 'signalled') return isKnown(view, event.cell);
  return event.kind === 'died' || event.kind === 'alarm';
};

/** The claim can be compared with what one has seen. */
const isKnown = ({ board }: View, cell: string): boolean => {
  const { room, known } = board[CELLS.indexOf(cell)]!;
  return room !== undefined || known !== undefined;
};
