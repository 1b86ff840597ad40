/** What a character's player says of the rooms it has seen: the truth to friends, a plausible lie if it is a guard. */
import { COLOURS, type Command, command, VERB } from '@room25/engine';
import { FACE, KIND as KIND_AT, KNOWN, SIGNALS, type Table, VISIBLE } from '@room25/engine/inside';

const [BLUE, GREEN, , RED] = COLOURS.map((_, colour) => colour) as [number, number, number, number];
const CELL_COUNT = 25;

/** The next signal it has to give; none if it has told all. `isLegal`: while talk is jammed nothing is. */
export const signalOf = (table: Table, who: number): Command | undefined => {
  const { s, terms } = table;
  if (!speaks(table)) return undefined;
  const seat = terms.seatOf[who]!;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const tile = table.tileAt(cell);
    const isOwn = (s[KNOWN + tile]! & (1 << seat)) !== 0 && (s[FACE + tile]! & VISIBLE) === 0;
    if (!isOwn || (s[SIGNALS + tile]! >> (3 * seat)) & 7) continue;
    const colour = COLOURS.indexOf(terms.rooms[s[KIND_AT + tile]!]!.colour);
    return command(who, VERB.signal, cell, isLiar(table, who) ? lieAbout(colour, tile + seat) : colour);
  }
  return undefined;
};

/** A guard may drop its mask when they are about to get out: from the next turn on it chooses freely (GUARD-REVEAL). Earlier it is worth more unknown. */
export const mayWantToShow = (table: Table): boolean => table.inRoom25 !== 0 || table.turnsLeft <= 3;

/** Where others are against one, nothing is told them. */
const speaks = ({ terms }: Table): boolean => terms.sides.length <= 1 && terms.seats.length > 1;

const isLiar = (table: Table, who: number): boolean =>
  table.terms.mode.pool !== undefined && table.isGuard(who) && !table.isShown(who);

/** Only where it pays: who lies about everything is soon known. */
const lieAbout = (colour: number, mix: number): number => {
  if (colour === BLUE) return RED;
  if (colour === RED) return mix % 4 === 0 ? RED : GREEN;
  return mix % 4 === 0 ? RED : colour;
};
