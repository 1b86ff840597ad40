/** What lies on the table, as a sheet: a position that a game could start from. Programs are not part of it. */
import { CELL_COUNT, LINE_COUNT } from '../board.ts';
import type { Square } from '../notation/square.ts';
import type { Sheet } from '../sheet.ts';
import { cardInWords } from '../table/card.ts';
import { isParanoid } from '../table/paranoia.ts';
import { tokensOf } from '../table/pile.ts';
import {
  ALARM,
  DEATH_COUNT,
  DEATHS,
  DECK,
  DECK_COUNT,
  KEY,
  KNOWN,
  MOVED,
  ORDER,
  ORDER_LENGTH,
  PILE,
  PUNISHED,
  ROLE,
} from '../table/state.ts';
import type { Table } from '../table/table.ts';
import { ACTIONS, type Action, AXES, CHARACTERS, type Character, DIRECTIONS, LINES, ROLES } from '../words.ts';

export const positionOf = (table: Table): Sheet => {
  const { s, terms } = table;
  const { sheet, seats, sides } = terms.setup;
  const { cast } = terms;
  const names = (at: number, count: number): Character[] =>
    Array.from(s.subarray(at, at + count), (who) => CHARACTERS[who]);
  const byCharacter = <T>(of: (who: number) => T | undefined): Partial<Record<Character, T>> =>
    Object.fromEntries(cast.map((who) => [CHARACTERS[who], of(who)]).filter(([, value]) => value !== undefined));
  const order = names(ORDER, s[ORDER_LENGTH]);
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  const shown = cast.filter((who) => table.isShown(who)).map((who) => CHARACTERS[who]);
  return {
    edition: sheet.edition,
    mode: sheet.mode,
    // Those taken out of the order are dead; their place in it means nothing.
    order: [...order, ...cast.map((who) => CHARACTERS[who]).filter((name) => !order.includes(name))],
    seats,
    ...(sides.length > 1 && { sides }),
    board: cells.map((cell) => squareAt(table, cell)),
    at: byCharacter((who) =>
      table.isAlive(who) ? { cell: table.cellOf(who), entered: table.turnsSinceEntered(who) } : undefined,
    ),
    ...(terms.mode.pool && { role: byCharacter((who) => ROLES[s[ROLE + who]]) }),
    ...(s[DEATH_COUNT] > 0 && { dead: names(DEATHS, s[DEATH_COUNT]) }),
    ...(shown.length > 0 && { shown }),
    turnsLeft: table.turnsLeft,
    moved: Object.fromEntries(
      Array.from({ length: LINE_COUNT }, (_, line) => line)
        .filter((line) => s[MOVED + line] > 0)
        .map((line) => [LINES[line], DIRECTIONS[s[MOVED + line] - 1]]),
    ),
    knows: byCharacter((who) => cells.filter((cell) => isKnown(table, who, cell))),
    reminder: byCharacter((who) => {
      const tile = table.reminderOf(who);
      return tile === undefined ? undefined : table.cellOfTile(tile);
    }),
    ...(s[ALARM] !== 0 && { alarm: true }),
    ...(terms.edition.hasUltimate && ultimatePart(table)),
    ...(sheet.options && { options: sheet.options }),
  };
};

const squareAt = (table: Table, cell: number): Square => {
  const tile = table.tileAt(cell);
  const room = table.codeOf(tile);
  const isCorridor = table.room(tile).hasAxis === true && table.isVisible(tile);
  return { room, hidden: !table.isVisible(tile), ...(isCorridor && { axis: AXES[table.isUpright(tile) ? 1 : 0] }) };
};

const ultimatePart = (table: Table): Partial<Sheet> => {
  const { s, terms } = table;
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  const those = (test: (who: number) => boolean): Character[] => terms.cast.filter(test).map((who) => CHARACTERS[who]);
  const each = <T>(whos: readonly Character[], of: (who: number) => T): Partial<Record<Character, T>> =>
    Object.fromEntries(whos.map((name) => [name, of(CHARACTERS.indexOf(name))]));
  const actionsOf = (numbers: readonly number[]): Action[] => numbers.map((action) => ACTIONS[action]);
  const noAdrenaline = those((who) => terms.hasAdrenaline && !table.hasAdrenaline(who));
  const hiding = those((who) => table.isHiding(who));
  const locked = cells.filter((cell) => table.isLocked(table.tileAt(cell)));
  const closed = cells.filter((cell) => table.isClosed(table.tileAt(cell)) && !table.roomAt(cell).isPlacedClosed);
  return {
    robots: table.robotTiles.map((tile) => table.cellOfTile(tile)),
    locked,
    closed,
    ...(s[KEY] !== 0 && { key: true }),
    ...(noAdrenaline.length > 0 && { noAdrenaline }),
    ...(hiding.length > 0 && { hiding }),
    punished: each(
      those((who) => s[PUNISHED + who] !== 0),
      (who) => ACTIONS.filter((_, action) => table.isPunished(who, action)),
    ),
    paranoia: each(
      those((who) => isParanoid(table, who) && s[PILE + who] !== 0),
      (who) => actionsOf(tokensOf(s[PILE + who])),
    ),
    supply: each(
      those((who) => terms.abilities[who]?.reserve !== undefined),
      (who) => table.reserveOf(who),
    ),
    ...(s[DECK_COUNT] > 0 && { mac: [...s.slice(DECK, DECK + s[DECK_COUNT])].reverse().map(cardInWords) }),
  };
};

/** Written once for a player with several characters. */
const isKnown = (table: Table, who: number, cell: number): boolean => {
  const { cast, seatOf } = table.terms;
  const isFirstOfSeat = cast.find((one) => seatOf[one] === seatOf[who]) === who;
  return isFirstOfSeat && table.isHiddenAt(cell) && (table.s[KNOWN + table.tileAt(cell)] & (1 << seatOf[who])) !== 0;
};
