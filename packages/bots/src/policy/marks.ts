/** Reminders as bots use them where the table lets them: on what was seen to be Mortal, and on nothing else. */
import { COLOURS } from '@room25/engine';
import { REMINDER, SIGNALS, type Table } from '@room25/engine/inside';

export const UNMARKED = 0;
export const MARKED = 1;
/** Somebody who had the time and the token to mark it has called it red. */
export const SPARED = 2;
export type Mark = typeof UNMARKED | typeof MARKED | typeof SPARED;

const RED = COLOURS.indexOf('red');

/** What those seats say of a hidden tile by their reminders. */
export const markOn = ({ s, terms, turn }: Table, tile: number, markers: number): Mark => {
  let mark: Mark = UNMARKED;
  for (let place = 0; place < terms.cast.length; place++) {
    const who = terms.cast[place]!;
    const seat = terms.seatOf[who]!;
    if (!(markers & (1 << seat))) continue;
    if (s[REMINDER + who] === tile + 1) return MARKED;
    // A clue is marked when the first turn lets one.
    const isRed = ((s[SIGNALS + tile]! >> (3 * seat)) & 7) === RED + 1;
    if (isRed && s[REMINDER + who] === 0 && turn > 1) mark = SPARED;
  }
  return mark;
};
