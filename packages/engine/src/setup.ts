/** From a sheet, which may say anything, to the terms of a table that can be played; or to what is wrong with it. */
import { BASIC_ACTIONS } from './actions/index.ts';
import type { Counts, EditionRules, ModeRules, Source } from './content.ts';
import { EDITION_RULES } from './editions/index.ts';
import type { Options, Sheet } from './notation/sheet.ts';
import { ROLE_RULES } from './roles/index.ts';
import { ROOMS } from './rooms/index.ts';
import type { RuleId } from './rule-ids.ts';
import { slot } from './table/slot.ts';
import { ROLE_SOURCES, SLOT_SOURCE, type Terms } from './terms.ts';
import { CHARACTERS, type Character, ROLES, ROOM_CODES, type RoomCode } from './words.ts';

export interface Setup {
  readonly sheet: Sheet;
  readonly seats: readonly (readonly Character[])[];
  readonly sides: readonly (readonly Character[])[];
  /** The 23 rooms beside Central and Room 25; absent where the sheet gives a board. */
  readonly composition?: Counts;
  readonly options: TableOptions;
}

export interface TableOptions {
  readonly reminders: boolean;
  readonly memory: boolean;
  readonly reveal: 'slot' | 'any';
  readonly openLooks: boolean;
  readonly teamChannel: boolean;
}

/** What is wrong with a sheet: the line it is about (as in `Where`), the rule, and a sentence. */
export interface Complaint {
  readonly about: string;
  readonly rule: RuleId;
  readonly message: string;
}

/** The terms of the table that a sheet describes, or everything that is wrong with it. */
export const prepare = (sheet: Sheet): Terms | readonly Complaint[] => {
  const edition = EDITION_RULES[sheet.edition];
  if (!edition) return [complain('edition', 'SET-BUILD', `the edition ${sheet.edition} cannot be played yet`)];
  const mode = edition.modes[sheet.mode];
  if (!mode) return [complain('mode', 'COUNT-LENGTH', `the edition ${sheet.edition} has no mode ${sheet.mode}`)];
  const seats = sheet.seats ?? defaultSeats(sheet, mode);
  const sides = sheet.sides ?? defaultSides(sheet, mode, seats);
  const composition = sheet.board ? undefined : chooseComposition(sheet, edition);
  const complaints = [
    ...checkPartition('seats', seats, sheet.order),
    ...checkPartition('sides', sides, sheet.order),
    ...(sheet.board ? checkBoard(sheet, edition) : checkSeating(seats, mode, sheet)),
    ...(composition ? checkComposition(composition, edition) : []),
    ...checkRoles(sheet, edition, mode),
  ];
  if (complaints.length > 0) return complaints;
  return termsOf({
    edition,
    mode,
    setup: {
      sheet,
      seats,
      sides,
      ...(composition !== undefined && { composition: composition as Counts }),
      options: optionsOf(sheet.options ?? {}, edition, mode),
    },
  });
};

/** SET-COMPOSITION: what a table is warned of but may do. */
export const warningsOf = (rooms: Counts, edition: EditionRules): readonly Complaint[] =>
  edition.advisesAgainst.flatMap((pair) =>
    Object.entries(pair).every(([code, count]) => (rooms[code as RoomCode] ?? 0) >= count)
      ? [complain('composition', 'SET-COMPOSITION', `${namesOf(pair)} together are not advised`)]
      : [],
  );

const complain = (about: string, rule: RuleId, message: string): Complaint => ({ about, rule, message });

const namesOf = (rooms: Counts): string =>
  Object.entries(rooms)
    .map(([code, count]) => `${count} ${code}`)
    .join(' and ');

const optionsOf = (options: Options, edition: EditionRules, mode: ModeRules): TableOptions => {
  const isOn = (value: 'on' | 'off' | undefined, normally: boolean): boolean => (value ? value === 'on' : normally);
  return {
    reminders: isOn(options.reminders, true),
    memory: isOn(options.memory, true),
    reveal: options.reveal ?? edition.reveal,
    openLooks: isOn(options['open-looks'], mode.opensLooks ?? false),
    teamChannel: isOn(options['team-channel'], mode.teamChannel ?? false),
  };
};

/** SET-ORDER: with two characters each the placing goes round twice, so that a player's are half the order apart. */
const defaultSeats = (sheet: Sheet, mode: ModeRules): Character[][] => {
  const { order } = sheet;
  if (mode.seating[1] !== undefined && mode.seating[2] === undefined) return [[...order]];
  if (mode.sides === 'seats' || mode.sides === 'pairs') return apart(order, order.length / 2);
  return order.map((name) => [name]);
};

const defaultSides = (sheet: Sheet, mode: ModeRules, seats: Setup['seats']): readonly (readonly Character[])[] => {
  const { order } = sheet;
  switch (mode.sides) {
    case 'seats':
      return seats;
    case 'pairs':
      return apart(order, order.length / 2);
    case 'teams':
      return apart(order, 2);
    default:
      return [order];
  }
};

/** Deals an order out to that many groups, one after the other. */
const apart = (order: readonly Character[], groups: number): Character[][] =>
  Array.from({ length: Math.max(1, Math.floor(groups)) }, (_, group) =>
    order.filter((_, place) => place % Math.max(1, Math.floor(groups)) === group),
  );

const checkPartition = (about: string, groups: Setup['seats'], order: readonly Character[]): Complaint[] => {
  const named = groups.flat();
  const isWhole = named.length === order.length && order.every((name) => named.includes(name));
  return isWhole && groups.every((group) => group.length > 0)
    ? []
    : [complain(about, 'SET-ORDER', `${about} must name every character of the order once`)];
};

const checkSeating = (seats: Setup['seats'], mode: ModeRules, sheet: Sheet): Complaint[] => {
  const each = mode.seating[seats.length];
  if (each !== undefined && seats.every((seat) => seat.length === each)) return [];
  const allowed = Object.entries(mode.seating).map(([players, count]) => `${players} × ${count}`);
  return [
    complain('order', 'SET-CHARACTERS', `${sheet.mode} is for (players × characters each) ${allowed.join(', ')}; this is ${seats.map((seat) => seat.length).join(' + ')}`),
  ];
};

const chooseComposition = (sheet: Sheet, edition: EditionRules): Counts | string => {
  const chosen = sheet.composition ?? edition.standard[sheet.mode]!;
  return typeof chosen === 'string' ? (edition.compositions[chosen]?.rooms ?? chosen) : chosen;
};

const ROOMS_TO_DEAL = 23;

/** SET-COMPOSITION */
const checkComposition = (rooms: Counts | string, edition: EditionRules): Complaint[] => {
  if (typeof rooms === 'string') {
    const known = Object.keys(edition.compositions).join(', ');
    return [complain('composition', 'SET-COMPOSITION', `${edition.id} has no composition ${rooms}; it has ${known}`)];
  }
  const complaints = Object.entries(rooms).flatMap(([code, count]) => {
    const stock = edition.inventory[code as RoomCode] ?? 0;
    return count <= stock ? [] : [complain('composition', 'SET-COMPOSITION', `${code}: ${count} asked for, ${stock} in the box`)];
  });
  const total = Object.values(rooms).reduce((sum, count) => sum + count, 0);
  if (total !== ROOMS_TO_DEAL)
    complaints.push(complain('composition', 'SET-COMPOSITION', `${total} rooms; it takes ${ROOMS_TO_DEAL} beside Central and Room 25`));
  return complaints;
};

const checkBoard = (sheet: Sheet, edition: EditionRules): Complaint[] =>
  sheet.board!.flatMap(({ room }, cell) =>
    room === 'CE' || room === '25' || edition.inventory[room] !== undefined
      ? []
      : [complain(`board ${cell}`, 'SET-COMPOSITION', `${edition.id} has no room ${room}`)],
  );

const checkRoles = (sheet: Sheet, edition: EditionRules, mode: ModeRules): Complaint[] =>
  Object.entries(sheet.role ?? {}).flatMap(([name, role]) => {
    if (role === 'prisoner' || (mode.pool && edition.guards.includes(role))) return [];
    return [complain(`role ${name}`, 'SUSP-ROLES', `${sheet.edition} ${sheet.mode} has no role ${role}`)];
  });

const tilesOf = (composition: Counts, edition: EditionRules): Terms['tiles'] => {
  const held = [ROOM_CODES.indexOf('25')];
  const others: number[] = [];
  for (const [code, count] of Object.entries(composition))
    for (let i = 0; i < count; i++)
      (edition.heldBack.includes(code as RoomCode) ? held : others).push(ROOM_CODES.indexOf(code as RoomCode));
  return { held, others };
};

const termsOf = ({ edition, mode, setup }: Pick<Terms, 'edition' | 'mode' | 'setup'>): Terms => {
  const rooms = ROOM_CODES.map((code) => edition.patches[code] ?? ROOMS[code] ?? ROOMS.EM!);
  const roles = ROLES.map((role) => ROLE_RULES[role]);
  const sources: Source[] = [...rooms];
  sources[SLOT_SOURCE] = slot;
  for (const [index, role] of roles.entries()) sources[ROLE_SOURCES + index] = role;
  const numbers = (groups: Setup['seats']): number[][] => groups.map((group) => group.map((name) => CHARACTERS.indexOf(name)));
  const groupOf = (groups: Setup['seats']): Int8Array =>
    Int8Array.from(CHARACTERS, (name) => groups.findIndex((group) => group.includes(name)));
  const masks = (groups: Setup['seats']): number[] =>
    numbers(groups).map((group) => group.reduce((mask, who) => mask | (1 << who), 0));
  return {
    setup,
    edition,
    mode,
    rooms,
    actions: Object.values(BASIC_ACTIONS),
    roles,
    sources,
    tiles: tilesOf(setup.composition ?? {}, edition),
    cast: setup.sheet.order.map((name) => CHARACTERS.indexOf(name)),
    seatOf: groupOf(setup.seats),
    sideOf: groupOf(setup.sides),
    seats: masks(setup.seats),
    sides: masks(setup.sides),
  };
};
