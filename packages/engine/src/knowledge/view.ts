/** The table through somebody's eyes, built up from what that viewer may see. */
import { CELL_COUNT, LINE_COUNT } from '../board.ts';
import { type Unpacked, unpacked } from '../command.ts';
import type { Party, Tile, Who } from '../content.ts';
import type { MacCard } from '../notation/mac.ts';
import type { RuleId } from '../rule-ids.ts';
import type { TableOptions } from '../setup/setup.ts';
import { cardInWords } from '../table/card.ts';
import type { Outcome } from '../table/facts.ts';
import { isParanoid } from '../table/paranoia.ts';
import { tokensOf } from '../table/pile.ts';
import { askingRule, awaited } from '../table/questions.ts';
import { answerOf } from '../table/sayings.ts';
import {
  ACTING,
  ACTOR,
  ADRENALINE,
  ALARM,
  COMMITTED,
  DEATH_COUNT,
  DEATHS,
  DECK_COUNT,
  DISCARD_COUNT,
  DISCARDS,
  DONE,
  ENTERED,
  FIRST,
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
  PROGRAMMING,
  PUNISHED,
  RESERVE,
  ROLE,
  ROLE_KNOWN,
  SECOND,
  SIGNALS,
  TO_ALL,
  TRAP,
  USED,
} from '../table/state.ts';
import type { Table } from '../table/table.ts';
import { isSlotOpen } from '../table/turn.ts';
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
  type Role,
  type RoomCode,
  type Round,
  type Saying,
} from '../words.ts';
import type { Viewer } from './viewer.ts';

export interface View {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly options: TableOptions;
  /** `starting`: an M.A.C. card asks before actions are programmed. */
  readonly phase: Phase;
  readonly turn: number;
  readonly turnsLeft: number;
  readonly round?: Round;
  readonly alarm: boolean;
  /** Turn order; the dead keep their place until it would be the first. */
  readonly order: readonly Character[];
  readonly dead: readonly Character[];
  /** Whose slot it is. */
  readonly onAir?: Character;
  readonly awaited: readonly Character[];
  /** The rule that asks whoever is awaited: that of a slot, a room, a card … */
  readonly asking?: RuleId;
  /** The 25 rooms, in board order. */
  readonly board: readonly RoomView[];
  readonly cast: readonly CharacterView[];
  readonly moved: Readonly<Partial<Record<Line, Direction>>>;
  /** No information may be exchanged. */
  readonly jammed?: true;
  /** The Key room has been activated. */
  readonly key?: true;
  /** The M.A.C. deck: cards left, cards that lie until the turn ends, open discards. */
  readonly cards?: { readonly left: number; readonly lying: readonly MacCard[]; readonly discards: readonly MacCard[] };
  /** Each player's latest phrase of this turn, by seat. */
  readonly said?: readonly SaidView[];
  readonly outcome?: Outcome;
}

export interface SaidView {
  readonly who: Character;
  readonly saying: Saying;
  readonly cell?: string;
  readonly whom?: Character;
  /** The seats that have answered. */
  readonly yes?: readonly number[];
  readonly no?: readonly number[];
}

export interface RoomView {
  readonly cell: string;
  /** Absent while it is hidden. */
  readonly room?: RoomCode;
  /** What the viewer was shown of a hidden room, if the table helps their memory. */
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
  /** Absent when they are dead. */
  readonly cell?: string;
  /** If the viewer may see it. */
  readonly role?: Role;
  readonly shown?: true;
  readonly choosesFreely?: true;
  /** How many actions they may play this turn. */
  readonly actions: number;
  readonly hasProgrammed?: true;
  /** What they have programmed, if the viewer may know. */
  readonly program?: readonly Action[];
  /** How many action tokens lie before them, played ones too; everybody sees that once the programming phase is over. */
  readonly tokens?: number;
  /** What they have played this turn, lost ones too. */
  readonly played: readonly Action[];
  readonly lost?: Action;
  readonly hiding?: true;
  /** They still have their token, committed or not. */
  readonly adrenaline?: true;
  /** They have committed it: their player knows, and everybody once the programming phase is over. */
  readonly committed?: true;
  /** Actions lost for good. */
  readonly punished?: readonly Action[];
  /** In paranoia: how many tokens lie in their pile. */
  readonly pile?: number;
  /** How many Empty rooms they can still lay. */
  readonly reserve?: number;
  /** They stand in a trap. */
  readonly trapped?: true;
  /** The turn in which they entered the room that they are in; before the first: 0. */
  readonly entered?: number;
}

const PHASES = ['clues', 'starting', 'programming', 'acting'] as const;
export type Phase = (typeof PHASES)[number] | 'over';

export const phaseOf = (table: Table): Phase => (table.isOver ? 'over' : PHASES[table.s[PHASE]]!);

export const viewOf = (table: Table, viewer: Viewer): View => {
  const { s, terms } = table;
  const { sheet } = terms.setup;
  const isActing = s[PHASE] === ACTING && !table.isOver;
  const actor = s[ACTOR] - 1;
  return {
    edition: sheet.edition,
    mode: sheet.mode,
    options: terms.setup.options,
    phase: phaseOf(table),
    turn: table.turn,
    turnsLeft: table.turnsLeft,
    ...table.inRound,
    alarm: s[ALARM] !== 0,
    order: namesAt(table, ORDER, s[ORDER_LENGTH]),
    dead: namesAt(table, DEATHS, s[DEATH_COUNT]),
    ...(isActing && actor >= 0 && { onAir: CHARACTERS[actor] }),
    awaited: namesOf(table, awaitedInPublic(table)),
    ...withAsking(table),
    board: Array.from({ length: CELL_COUNT }, (_, cell) => roomView(table, viewer, table.tileAt(cell))),
    cast: terms.cast.map((who) => characterView(table, viewer, who)),
    moved: movedLines(table),
    ...(table.isJammed && { jammed: true }),
    ...(s[KEY] !== 0 && { key: true }),
    ...(terms.edition.hasUltimate &&
      terms.setup.options.mac !== 'none' && {
        cards: {
          left: s[DECK_COUNT],
          lying: cardsAt(table, LYING, s[LYING_COUNT]),
          discards: cardsAt(table, DISCARDS, s[DISCARD_COUNT]),
        },
      }),
    ...withSaid(table),
    ...(table.outcome && { outcome: table.outcome }),
  };
};

const cardsAt = (table: Table, at: number, count: number): MacCard[] =>
  Array.from(table.s.subarray(at, at + count), cardInWords);

/** SOLO-P: which pawns could act would tell a spectator what they have programmed. */
const awaitedInPublic = (table: Table): number =>
  !table.isOver && isSlotOpen(table) ? table.living & ~table.s[DONE] : awaited(table);

const withSaid = (table: Table): Pick<View, 'said'> => {
  const said = table.terms.seats.flatMap((_, seat) =>
    table.sayingOf(seat) === undefined ? [] : [saidBy(table, seat)],
  );
  return said.length === 0 ? {} : { said };
};

const saidBy = (table: Table, seat: number): SaidView => {
  const { who, saying, cell, whom } = unpacked(table.sayingOf(seat)!) as Unpacked<'say'>;
  const answered = (answer: 'yes' | 'no'): number[] =>
    [...table.terms.seats.keys()].filter((other) => answerOf(table, other, seat) === answer);
  const [yes, no] = [answered('yes'), answered('no')];
  return {
    who,
    saying,
    ...(cell !== undefined && { cell }),
    ...(whom !== undefined && { whom }),
    ...(yes.length > 0 && { yes }),
    ...(no.length > 0 && { no }),
  };
};

const withAsking = (table: Table): Pick<View, 'asking'> => {
  const asking = askingRule(table);
  return asking === undefined ? {} : { asking };
};

const namesOf = ({ terms }: Table, party: Party): Character[] =>
  terms.cast.filter((who) => party & (1 << who)).map((who) => CHARACTERS[who]);

const movedLines = ({ s }: Table): View['moved'] => {
  const moved: Partial<Record<Line, Direction>> = {};
  for (let line = 0; line < LINE_COUNT; line++)
    if (s[MOVED + line] !== 0) moved[LINES[line]] = DIRECTIONS[s[MOVED + line] - 1];
  return moved;
};

const namesAt = (table: Table, at: number, count: number): Character[] =>
  Array.from(table.s.subarray(at, at + count), (who) => CHARACTERS[who]);

const roomView = (table: Table, viewer: Viewer, tile: Tile): RoomView => {
  const { s } = table;
  const view: Mutable<RoomView> = { cell: CELLS[table.cellOfTile(tile)] };
  if (table.isVisible(tile)) {
    view.room = table.codeOf(tile);
    if (table.room(tile).hasAxis) view.axis = AXES[table.isUpright(tile) ? 1 : 0];
  } else if (knows(table, viewer, tile)) view.known = table.codeOf(tile);
  if (table.isClosed(tile)) view.closed = true;
  if (table.isLocked(tile)) view.locked = true;
  if (table.hasRobot(tile)) view.robots = table.robotTiles.filter((robot) => robot === tile).length;
  const reminders = table.remindersOn(tile);
  if (reminders !== 0) view.reminders = namesOf(table, reminders);
  if (s[SIGNALS + tile] !== 0) view.signals = signalsOn(table, tile);
  return view;
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const signalsOn = ({ s, terms }: Table, tile: Tile): NonNullable<RoomView['signals']> =>
  terms.seats
    .map((_, seat) => ({ seat, colour: COLOURS[((s[SIGNALS + tile] >> (3 * seat)) & 7) - 1] }))
    .filter(({ colour }) => colour !== undefined);

/** Viewers are reminded of what they were shown only where the table helps the memory; the end shows everything. */
const knows = (table: Table, viewer: Viewer, tile: Tile): boolean => {
  if (viewer.kind === 'everyone' || table.isOver) return true;
  const seats = TO_ALL | (viewer.kind === 'seat' ? 1 << viewer.seat : 0);
  return table.terms.setup.options.memory && (table.s[KNOWN + tile] & seats) !== 0;
};

const characterView = (table: Table, viewer: Viewer, who: Who): CharacterView => {
  const { s, terms } = table;
  const isMine = viewer.kind === 'everyone' || (viewer.kind === 'seat' && terms.seatOf[who] === viewer.seat);
  const view: Mutable<CharacterView> = {
    name: CHARACTERS[who],
    seat: terms.seatOf[who],
    actions: s[LIMIT + who],
    played: actionsIn(s[USED + who]),
  };
  if (terms.sides.length > 1) view.side = terms.sideOf[who];
  if (table.isAlive(who)) {
    view.cell = CELLS[table.cellOf(who)];
    view.entered = s[ENTERED + who];
  }
  if (terms.mode.pool && (isMine || isRoleSeen(table, viewer, who))) view.role = ROLES[s[ROLE + who]];
  if (table.isShown(who)) view.shown = true;
  if (table.choosesFreely(who)) view.choosesFreely = true;
  if (hasProgrammed(table, who)) {
    view.hasProgrammed = true;
    if (isMine) view.program = programOf(table, who);
    if (s[PHASE] === ACTING) view.tokens = programOf(table, who).length;
  }
  if (s[LOST + who] > 0) view.lost = ACTIONS[s[LOST + who] - 1];
  if (table.isHiding(who)) view.hiding = true;
  if (table.hasAdrenaline(who)) view.adrenaline = true;
  if (s[ADRENALINE + who] === COMMITTED && (isMine || s[PHASE] === ACTING)) view.committed = true;
  if (s[PUNISHED + who] > 0) view.punished = actionsIn(s[PUNISHED + who]);
  if (isParanoid(table, who)) view.pile = tokensOf(s[PILE + who]).length;
  if (s[RESERVE + who] > 0) view.reserve = s[RESERVE + who];
  if (s[TRAP + who] !== 0) view.trapped = true;
  return view;
};

const actionsIn = (mask: number): Action[] => ACTIONS.filter((_, action) => mask & (1 << action));

const isRoleSeen = (table: Table, viewer: Viewer, who: Who): boolean =>
  table.isOver || (table.s[ROLE_KNOWN + who] & (TO_ALL | seatBit(viewer))) !== 0;

const hasProgrammed = (table: Table, who: Who): boolean => {
  const { s } = table;
  const isPhase = s[PHASE] === PROGRAMMING || s[PHASE] === ACTING;
  if (!isPhase || table.isOver || !table.isAlive(who)) return false;
  return !table.choosesFreely(who) && !isParanoid(table, who) && !(s[PENDING] & (1 << who));
};

const programOf = ({ s }: Table, who: Who): Action[] =>
  [s[FIRST + who], s[SECOND + who]].filter((action) => action > 0).map((action) => ACTIONS[action - 1]);

const seatBit = (viewer: Viewer): number => (viewer.kind === 'seat' ? 1 << viewer.seat : 0);
