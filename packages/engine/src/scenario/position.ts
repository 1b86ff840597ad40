/** What lies on the table, as a sheet: a position that a game could start from. Programs are not part of it. */
import { CELL_COUNT, LINE_COUNT } from '../board.ts';
import type { Game } from '../game.ts';
import type { Sheet } from '../notation/sheet.ts';
import { ALARM, DEATH_COUNT, DEATHS, KNOWN, MOVED, ORDER, ORDER_LENGTH, REMINDER, ROLE } from '../table/state.ts';
import { CHARACTERS, type Character, DIRECTIONS, LINES, ROLES } from '../words.ts';

export const positionOf = (game: Game): Sheet => {
  const { table } = game;
  const { s, terms } = table;
  const { sheet, seats, sides } = terms.setup;
  const { cast } = terms;
  const names = (at: number, count: number): Character[] => Array.from(s.subarray(at, at + count), (who) => CHARACTERS[who]);
  const byCharacter = <T>(of: (who: number) => T | undefined): Partial<Record<Character, T>> =>
    Object.fromEntries(cast.map((who) => [CHARACTERS[who], of(who)]).filter(([, value]) => value !== undefined));
  const order = names(ORDER, s[ORDER_LENGTH]);
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  const shown = cast.filter((who) => table.isShown(who)).map((who) => CHARACTERS[who]);
  return {
    edition: sheet.edition,
    mode: sheet.mode,
    // Those taken out of the order are dead; where they stand in it means nothing.
    order: [...order, ...cast.map((who) => CHARACTERS[who]).filter((name) => !order.includes(name))],
    seats,
    ...(sides.length > 1 && { sides }),
    board: cells.map((cell) => ({ room: table.codeOf(table.tileAt(cell)), hidden: table.isHiddenAt(cell) })),
    at: byCharacter((who) => (table.isAlive(who) ? { cell: table.cellOf(who), entered: table.turnsSinceEntered(who) } : undefined)),
    ...(terms.mode.pool && { role: byCharacter((who) => ROLES[s[ROLE + who]]) }),
    ...(s[DEATH_COUNT] > 0 && { dead: names(DEATHS, s[DEATH_COUNT]) }),
    ...(shown.length > 0 && { shown }),
    turnsLeft: table.turnsLeft,
    moved: Object.fromEntries(
      Array.from({ length: LINE_COUNT }, (_, line) => line)
        .filter((line) => s[MOVED + line] > 0)
        .map((line) => [LINES[line], DIRECTIONS[s[MOVED + line] - 1]]),
    ),
    knows: byCharacter((who) => cells.filter((cell) => isKnown(game, who, cell))),
    reminder: byCharacter((who) => (s[REMINDER + who] > 0 ? table.cellOfTile(s[REMINDER + who] - 1) : undefined)),
    ...(s[ALARM] !== 0 && { alarm: true }),
    ...(sheet.options && { options: sheet.options }),
  };
};

/** Written once for a player with several characters. */
const isKnown = ({ table }: Game, who: number, cell: number): boolean => {
  const { cast, seatOf } = table.terms;
  const isFirstOfSeat = cast.find((one) => seatOf[one] === seatOf[who]) === who;
  return isFirstOfSeat && table.isHiddenAt(cell) && (table.s[KNOWN + table.tileAt(cell)] & (1 << seatOf[who])) !== 0;
};
