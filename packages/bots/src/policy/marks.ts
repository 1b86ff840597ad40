/** Reminders as bots use them where the table lets them: on what was seen to be Mortal, and on nothing else. */
import { COLOURS } from '@room25/engine';
import { REMINDER, SIGNALS, type Table } from '@room25/engine/inside';

const RED = COLOURS.indexOf('red');

/** The hidden tiles on which those seats have put their reminders, as bits. */
export const markedTiles = ({ s, terms }: Table, markers: number): number => {
  let tiles = 0;
  for (let place = 0; place < terms.cast.length; place++) {
    const who = terms.cast[place]!;
    const on = s[REMINDER + who]!;
    if (on !== 0 && markers & (1 << terms.seatOf[who]!)) tiles |= 1 << (on - 1);
  }
  return tiles;
};

/** Has one of those seats called the tile red, though it had the time and the token to mark it? */
export const isSpared = ({ s, terms, turn }: Table, tile: number, markers: number): boolean => {
  // A clue is marked when the first turn lets one.
  if (turn <= 1) return false;
  const claims = s[SIGNALS + tile]!;
  for (let place = 0; place < terms.cast.length; place++) {
    const who = terms.cast[place]!;
    const seat = terms.seatOf[who]!;
    const isRed = ((claims >> (3 * seat)) & 7) === RED + 1;
    if (isRed && markers & (1 << seat) && s[REMINDER + who] === 0) return true;
  }
  return false;
};
