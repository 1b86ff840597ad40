/** The table through somebody's eyes. Built up from what that viewer may see; nothing is taken away from anything. */
import { CELL_COUNT, LINE_COUNT } from './board.ts';
import { cardInWords } from './cards/card.ts';
import { tilesFor } from './composition.ts';
import type { Counts, Tile, Who } from './content.ts';
import type { MacCard } from './notation/mac.ts';
import { tokensOf } from './pile.ts';
import { isParanoid } from './table/paranoia.ts';
import { awaited } from './table/questions.ts';
import {
  ACTING,
  ACTOR,
  ADRENALINE,
  ALARM,
  ARMED,
  CLUES,
  COMMITTED,
  DEATH_COUNT,
  DEATHS,
  DECK_COUNT,
  DISCARD_COUNT,
  DISCARDS,
  DONE,
  FIRST,
  FRESH,
  KEY,
  KNOWN,
  LIMIT,
  LOST,
  LYING,
  LYING_COUNT,
  MOVED,
  ORDER,
  ORDER_LENGTH,
  PENDING,
  PHASE,
  PILE,
  PUNISHED,
  REMINDER,
  RESERVE,
  ROLE,
  ROLE_KNOWN,
  ROUND,
  SECOND,
  SIGNALS,
  STARTING,
  TO_ALL,
  TRAP,
  USED,
} from './table/state.ts';
import type { Outcome, Table } from './table/table.ts';
import { isSlotOpen } from './table/turn.ts';
import type { Viewer } from './viewer.ts';
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
  type Edition,
  LINES,
  type Line,
  type Mode,
  ROLES,
  ROOM_CODES,
  type Role,
  type RoomCode,
} from './words.ts';

export interface View {
  readonly edition: Edition;
  readonly mode: Mode;
  /** `starting`: a M.A.C. card asks before actions are programmed. */
  readonly phase: 'clues' | 'starting' | 'programming' | 'acting' | 'over';
  readonly turn: number;
  readonly turnsLeft: number;
  /** The third one is for adrenaline. */
  readonly round?: 1 | 2 | 3;
  readonly alarm: boolean;
  /** Turn order; the dead keep their place until it would be the first. */
  readonly order: readonly Character[];
  readonly dead: readonly Character[];
  /** Whose slot it is. */
  readonly onAir?: Character;
  readonly awaited: readonly Character[];
  /** The 25 rooms, in board order. */
  readonly board: readonly RoomView[];
  readonly cast: readonly CharacterView[];
  readonly moved: Readonly<Partial<Record<Line, Direction>>>;
  /** The rooms of this game beside Central and Room 25, if it was dealt. */
  readonly composition?: Counts;
  /** No information may be exchanged. */
  readonly jammed?: true;
  /** The Key room has been activated. */
  readonly key?: true;
  /** The M.A.C. deck: cards left, cards that lie until the turn ends, open discards. */
  readonly cards?: { readonly left: number; readonly lying: readonly MacCard[]; readonly discards: readonly MacCard[] };
  readonly outcome?: Outcome;
}

export interface RoomView {
  readonly cell: string;
  /** Absent while it is hidden. */
  readonly room?: RoomCode;
  /** What the viewer was shown of a hidden room, if the table helps its memory. */
  readonly known?: RoomCode;
  readonly closed?: true;
  readonly locked?: true;
  /** How a visible corridor runs. */
  readonly axis?: Axis;
  readonly robots?: number;
  readonly reminders?: readonly Character[];
  readonly signals?: readonly { readonly seat: number; readonly colour: Colour }[];
}

export interface CharacterView {
  readonly name: Character;
  readonly seat: number;
  readonly side?: number;
  /** Absent when it is dead. */
  readonly cell?: string;
  /** If it is shown to the viewer. */
  readonly role?: Role;
  readonly shown?: true;
  readonly choosesFreely?: true;
  /** How many actions it may play this turn. */
  readonly actions: number;
  readonly hasProgrammed?: true;
  /** What it has programmed, if the viewer may know. */
  readonly program?: readonly Action[];
  /** What it has played this turn, lost ones too. */
  readonly played: readonly Action[];
  readonly lost?: Action;
  readonly hiding?: true;
  /** It still has its token, committed or not. */
  readonly adrenaline?: true;
  /** It has committed it, if the viewer may know. */
  readonly committed?: true;
  /** Actions lost for good. */
  readonly punished?: readonly Action[];
  /** In paranoia: how many tokens lie in its pile. */
  readonly pile?: number;
  /** Empty rooms that it can still lay. */
  readonly reserve?: number;
  /** It stands in a trap. */
  readonly trapped?: true;
}

const PHASES = ['clues', 'starting', 'programming', 'acting'] as const;

export const viewOf = (table: Table, viewer: Viewer): View => {
  const { s, terms } = table;
  const { sheet } = terms.setup;
  const isActing = s[PHASE] === ACTING && !table.isOver;
  const actor = s[ACTOR] - 1;
  return {
    edition: sheet.edition,
    mode: sheet.mode,
    phase: table.isOver ? 'over' : PHASES[s[PHASE]],
    turn: table.turn,
    turnsLeft: table.turnsLeft,
    ...(isActing && { round: (s[ROUND] + 1) as 1 | 2 | 3 }),
    alarm: s[ALARM] !== 0,
    order: namesAt(table, ORDER, s[ORDER_LENGTH]),
    dead: namesAt(table, DEATHS, s[DEATH_COUNT]),
    ...(isActing && actor >= 0 && { onAir: CHARACTERS[actor] }),
    awaited: terms.cast.filter((who) => awaitedInPublic(table) & (1 << who)).map((who) => CHARACTERS[who]),
    board: Array.from({ length: CELL_COUNT }, (_, cell) => roomView(table, viewer, table.tileAt(cell))),
    cast: terms.cast.map((who) => characterView(table, viewer, who)),
    moved: Object.fromEntries(
      Array.from({ length: LINE_COUNT }, (_, line) => line)
        .filter((line) => s[MOVED + line] !== 0)
        .map((line) => [LINES[line], DIRECTIONS[s[MOVED + line] - 1]]),
    ),
    ...(terms.setup.composition && { composition: compositionOf(table) }),
    ...(table.isJammed && { jammed: true }),
    ...(s[KEY] !== 0 && { key: true }),
    ...(terms.edition.hasUltimate && {
      cards: {
        left: s[DECK_COUNT],
        lying: cardsAt(table, LYING, s[LYING_COUNT]),
        discards: cardsAt(table, DISCARDS, s[DISCARD_COUNT]),
      },
    }),
    ...(table.outcome && { outcome: table.outcome }),
  };
};

const cardsAt = (table: Table, at: number, count: number): MacCard[] =>
  Array.from(table.s.subarray(at, at + count), cardInWords);

const compositionOf = ({ terms, seed }: Table): Counts => {
  const { held, others } = tilesFor(terms, seed);
  const counts: Partial<Record<RoomCode, number>> = {};
  for (const kind of [...held.slice(1), ...others]) counts[ROOM_CODES[kind]] = (counts[ROOM_CODES[kind]] ?? 0) + 1;
  return Object.fromEntries(ROOM_CODES.filter((code) => counts[code]).map((code) => [code, counts[code]]));
};

/** SOLO-P: which pawns could act would tell a spectator what they have programmed. */
const awaitedInPublic = (table: Table): number =>
  !table.isOver && isSlotOpen(table) ? table.living & ~table.s[DONE] : awaited(table);

const namesAt = (table: Table, at: number, count: number): Character[] =>
  Array.from(table.s.subarray(at, at + count), (who) => CHARACTERS[who]);

const roomView = (table: Table, viewer: Viewer, tile: Tile): RoomView => {
  const { s, terms } = table;
  const isVisible = table.isVisible(tile);
  const reminders = terms.cast.filter((who) => s[REMINDER + who] === tile + 1).map((who) => CHARACTERS[who]);
  const robots = table.robotTiles.filter((robot) => robot === tile).length;
  const signals = terms.seats
    .map((_, seat) => ({ seat, colour: COLOURS[((s[SIGNALS + tile] >> (3 * seat)) & 7) - 1] }))
    .filter(({ colour }) => colour !== undefined);
  return {
    cell: CELLS[table.cellOfTile(tile)],
    ...(isVisible && { room: table.codeOf(tile) }),
    ...(!isVisible && knows(table, viewer, tile) && { known: table.codeOf(tile) }),
    ...(table.isClosed(tile) && { closed: true }),
    ...(table.isLocked(tile) && { locked: true }),
    ...(isVisible && table.codeOf(tile) === 'PI' && { axis: AXES[table.isUpright(tile) ? 1 : 0] }),
    ...(robots > 0 && { robots }),
    ...(reminders.length > 0 && { reminders }),
    ...(signals.length > 0 && { signals }),
  };
};

/** What one has been shown is told again only where the table helps the memory; the end shows everything. */
const knows = (table: Table, viewer: Viewer, tile: Tile): boolean => {
  if (viewer.kind === 'everyone' || table.isOver) return true;
  const seats = TO_ALL | (viewer.kind === 'seat' ? 1 << viewer.seat : 0);
  return table.terms.setup.options.memory && (table.s[KNOWN + tile] & seats) !== 0;
};

const characterView = (table: Table, viewer: Viewer, who: Who): CharacterView => {
  const { s, terms } = table;
  const isMine = viewer.kind === 'everyone' || (viewer.kind === 'seat' && terms.seatOf[who] === viewer.seat);
  const isRoleSeen = isMine || table.isOver || (s[ROLE_KNOWN + who] & (TO_ALL | seatBit(viewer))) !== 0;
  const isProgramming = s[PHASE] !== CLUES && !table.isOver;
  const isOpen = table.choosesFreely(who) || isParanoid(table, who) || s[PHASE] === STARTING;
  const hasProgrammed = isProgramming && table.isAlive(who) && !isOpen && !(s[PENDING] & (1 << who));
  const program = [s[FIRST + who], s[SECOND + who]].filter((action) => action > 0).map((action) => ACTIONS[action - 1]);
  return {
    name: CHARACTERS[who],
    seat: terms.seatOf[who],
    ...(terms.sides.length > 1 && { side: terms.sideOf[who] }),
    ...(table.isAlive(who) && { cell: CELLS[table.cellOf(who)] }),
    ...(terms.mode.pool && isRoleSeen && { role: ROLES[s[ROLE + who]] }),
    ...(table.isShown(who) && { shown: true }),
    ...(table.choosesFreely(who) && { choosesFreely: true }),
    actions: s[LIMIT + who],
    ...(hasProgrammed && { hasProgrammed: true }),
    ...(hasProgrammed && isMine && { program }),
    played: ACTIONS.filter((_, action) => s[USED + who] & (1 << action)),
    ...(s[LOST + who] > 0 && { lost: ACTIONS[s[LOST + who] - 1] }),
    ...(table.isHiding(who) && { hiding: true }),
    ...(table.hasAdrenaline(who) && { adrenaline: true }),
    ...(isMine && s[ADRENALINE + who] === COMMITTED && { committed: true }),
    ...(s[PUNISHED + who] > 0 && { punished: ACTIONS.filter((_, action) => table.isPunished(who, action)) }),
    ...(isParanoid(table, who) && { pile: tokensOf(s[PILE + who]).length }),
    ...(s[RESERVE + who] > 0 && { reserve: s[RESERVE + who] }),
    ...((s[TRAP + who] === ARMED || s[TRAP + who] === FRESH) && { trapped: true }),
  };
};

const seatBit = (viewer: Viewer): number => (viewer.kind === 'seat' ? 1 << viewer.seat : 0);
