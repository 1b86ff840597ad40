/** What the simple player tells those who are on its side: the colour of each hidden room it knows, once, and truly. */
import { aOf, bOf, COLOURS, type Command, VERB, type View, verbOf } from '@room25/engine';
import { colourOf } from '../colour.ts';

export const signalOf = (view: View, seat: number, asides: readonly Command[]): Command | undefined => {
  const friends = view.mode === 'cooperation' || view.mode === 'suspicion';
  if (!friends) return undefined;
  return asides.find((command) => {
    if (verbOf(command) !== VERB.signal) return false;
    const { known, signals = [] } = view.board[aOf(command)]!;
    const isNew = signals.every((signal) => signal.seat !== seat);
    return known !== undefined && isNew && COLOURS[bOf(command)] === colourOf(view.edition, known);
  });
};
