/** The kinds of words that stand for something: how each is read, written and asked for. */
import { EVENT_KINDS, type EventKind } from '../knowledge/events.ts';
import { RULE_IDS, type RuleId } from '../rule-ids.ts';
import {
  ACTIONS,
  type Action,
  AXES,
  type Axis,
  CELLS,
  CHARACTERS,
  type Character,
  COLOURS,
  type Colour,
  DIRECTIONS,
  type Direction,
  EDITIONS,
  type Edition,
  LINES,
  type Line,
  MAC_SYMBOLS,
  type MacSymbol,
  MODES,
  type Mode,
  RESULTS,
  type Result,
  ROLES,
  ROOM_CODES,
  type Role,
  type RoomCode,
  type Saying,
} from '../words.ts';
import { oneOf } from './line.ts';
import { formatSquare, readSquare, type Square } from './square.ts';

/** What each kind of word is read as. Cells are positions in `CELLS`, seats count from 0. */
export interface Values {
  readonly action: Action;
  readonly advice: Saying;
  readonly answer: Saying;
  readonly axis: Axis;
  readonly cell: number;
  readonly character: Character;
  readonly colour: Colour;
  readonly direction: Direction;
  readonly edition: Edition;
  readonly event: EventKind;
  readonly line: Line;
  readonly mode: Mode;
  readonly number: number;
  readonly opinion: Saying;
  readonly result: Result;
  readonly role: Role;
  readonly room: RoomCode;
  readonly rule: RuleId;
  readonly seat: number;
  readonly square: Square;
  readonly symbol: MacSymbol;
  readonly wish: Saying;
}
export type KindName = keyof Values;

export interface Kind<T = unknown> {
  /** What to call it when one was expected. */
  readonly what: string;
  /** Every such word; none where there are too many to list. */
  readonly words: readonly string[];
  /** The words that may follow `previous`, where not all can. */
  readonly after?: (previous: string) => readonly string[];
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

export const KINDS: { readonly [K in KindName]: Kind<Values[K]> } = {
  action: listed(ACTIONS, 'action'),
  advice: listed<Saying>(['come', 'avoid']),
  answer: listed<Saying>(['yes', 'no']),
  axis: listed(AXES, 'an axis (- or /)'),
  cell: {
    ...listed(CELLS, 'a cell (a1 to e5)'),
    read: cellOf,
    write: (cell) => CELLS[cell] ?? outOfRange('cell', cell),
  },
  character: listed(CHARACTERS, 'character'),
  colour: listed(COLOURS, 'colour'),
  direction: { ...listed(DIRECTIONS, 'direction'), after: directionsOf },
  edition: listed(EDITIONS, 'edition'),
  event: listed(EVENT_KINDS, 'event'),
  line: listed(LINES, 'a line (1 to 5 or a to e)'),
  mode: listed(MODES, 'mode'),
  number: { what: 'a number', words: [], read: numberOf, write: String },
  opinion: listed<Saying>(['suspect', 'trust']),
  result: listed(RESULTS, 'result'),
  role: listed(ROLES, 'role'),
  room: listed(ROOM_CODES, 'room'),
  rule: listed(RULE_IDS, 'rule'),
  seat: { what: 'a seat (1 to 8)', words: [], read: seatOf, write: (seat) => String(seat + 1) },
  square: { what: 'a room, like EM or (EM)', words: ROOM_CODES, read: readSquare, write: formatSquare },
  symbol: listed(MAC_SYMBOLS),
  wish: listed<Saying>(['wait']),
};

/** Rows move left and right, columns up and down. */
function directionsOf(line: string): readonly Direction[] {
  return line >= '1' && line <= '5' ? ['left', 'right'] : ['up', 'down'];
}

function listed<T extends string>(words: readonly T[], what: string = oneOf(words)): Kind<T> {
  const known = new Set<string>(words);
  return {
    what,
    words,
    read: (text) => (known.has(text) ? (text as T) : undefined),
    write: (word) => (known.has(word) ? word : outOfRange(what, word)),
  };
}

function cellOf(text: string): number | undefined {
  const cell = CELLS.indexOf(text);
  return cell < 0 ? undefined : cell;
}

function numberOf(text: string): number | undefined {
  return /^[0-9]{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Counted from 0, written from 1. */
function seatOf(text: string): number | undefined {
  return /^[1-8]$/.test(text) ? Number(text) - 1 : undefined;
}

function outOfRange(what: string, value: unknown): never {
  throw new RangeError(`no ${what}: ${String(value)}`);
}
