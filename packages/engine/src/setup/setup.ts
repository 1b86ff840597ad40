/** From a sheet, which may say anything, to the terms of a table that can be played; or to what is wrong with it. */
import { ACTION_RULES } from '../actions/index.ts';
import { CARDS } from '../cards/index.ts';
import { ABILITIES } from '../characters/index.ts';
import type { Composition, EditionRules, ModeRules, Source } from '../content.ts';
import { EDITION_RULES } from '../editions/index.ts';
import { robotSource } from '../mechanisms/robots.ts';
import { ROLE_RULES } from '../roles/index.ts';
import { ROOMS } from '../rooms/index.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Counts, Options, Sheet } from '../sheet.ts';
import { CARD_KINDS } from '../table/card.ts';
import { drawSource } from '../table/deck.ts';
import { slot } from '../table/slot.ts';
import { abilitySource, cardSource, DRAW_SOURCE, ROBOT_SOURCE, roleSource, SLOT_SOURCE } from '../table/sources.ts';
import { CARDS_IN_BOX, ROBOT_COUNT } from '../table/state.ts';
import { BASIC_COUNT, CELLS, CHARACTERS, type Character, ROLES, ROOM_CODES, type RoomCode } from '../words.ts';
import { filled, fillingFaults, isFilling } from './filling.ts';
import { plainRole, plainRoom, plainSource } from './one-shape.ts';
import type { Terms } from './terms.ts';

export interface Setup {
  readonly sheet: Sheet;
  readonly seats: readonly (readonly Character[])[];
  readonly sides: readonly (readonly Character[])[];
  /** The 23 rooms apart from Central and Room 25; absent where the sheet gives a board. */
  readonly composition?: Composition;
  readonly options: TableOptions;
}

export interface TableOptions {
  readonly reminders: boolean;
  readonly memory: boolean;
  readonly reveal: 'slot' | 'any';
  readonly openLooks: boolean;
  readonly teamChannel: boolean;
  /** How many guards are dealt to five (U). */
  readonly guards: 1 | 2;
  readonly level: 'quick-start' | 'ultimate';
  readonly madness: boolean;
  readonly mac: 'none' | 'basic' | 'all';
  /** Bots put their reminders on rooms they have seen to be Mortal. It is a convention, not a rule. */
  readonly marks: boolean;
}

/** What is wrong with a sheet: the line it is about (as in `Where`), the rule, and a sentence. */
export interface Complaint {
  readonly about: string;
  readonly rule: RuleId;
  readonly message: string;
}

/** Are these the reasons why nothing was made? Don't ask for an instance of `Game`: games of an older engine are none. */
export const isComplaints = (made: object): made is readonly Complaint[] => Array.isArray(made);

/** The terms of the table that a sheet describes, or everything that is wrong with it. */
export const prepare = (sheet: Sheet): Terms | readonly Complaint[] => {
  if (sheet !== prepared?.sheet) prepared = { sheet, terms: prepareAnew(sheet) };
  return prepared.terms;
};

/** Nobody changes a sheet, and most are prepared twice in a row: to check whether it can be played, and to play it. */
let prepared: { readonly sheet: Sheet; readonly terms: Terms | readonly Complaint[] } | undefined;

const prepareAnew = (sheet: Sheet): Terms | readonly Complaint[] => {
  const edition = namedIn(EDITION_RULES, sheet.edition);
  if (!edition) return [complain('edition', 'SET-BUILD', `there is no edition ${sheet.edition}`)];
  const mode = namedIn(edition.modes, sheet.mode);
  if (!mode) return [noMode(sheet.edition, sheet.mode)];
  const seats = sheet.seats ?? defaultSeats(sheet, mode);
  const sides = sheet.sides ?? defaultSides(sheet, mode, seats);
  const options = optionsOf(sheet.options ?? {}, edition, mode);
  const composition = sheet.board ? undefined : chooseComposition(sheet, edition, options);
  const complaints = [
    ...checkPartition('seats', seats, sheet.order),
    ...checkPartition('sides', sides, sheet.order),
    ...(sheet.board ? checkBoard(sheet, edition) : checkSeating(seats, mode, sheet)),
    ...(composition === undefined ? [] : checkComposition(composition, { sheet, edition, mode, options })),
    ...checkRoles(sheet, edition, mode),
    ...checkBox(sheet),
    ...checkChoices(sheet, seats),
    ...(sheet.mac && options.mac === 'none'
      ? [complain('mac', 'MAC-DRAW', 'mac: no M.A.C. cards are played with')]
      : []),
  ];
  if (complaints.length > 0) return complaints;
  const setup = { sheet, seats, sides, options, ...(typeof composition === 'object' && { composition }) };
  return termsOf({ edition, mode, setup });
};

/** SET-COMPOSITION: what a table is warned of but may do. */
export const warningsOf = (rooms: Counts, edition: EditionRules): readonly Complaint[] =>
  edition.advisesAgainst.flatMap((pair) =>
    Object.entries(pair).every(([code, count]) => (rooms[code as RoomCode] ?? 0) >= count)
      ? [complain('composition', 'SET-COMPOSITION', `${namesOf(pair)} together are not advised`)]
      : [],
  );

const complain = (about: string, rule: RuleId, message: string): Complaint => ({ about, rule, message });

export const noMode = (edition: string, mode: string): Complaint =>
  complain('mode', 'COUNT-LENGTH', `the edition ${edition} has no mode ${mode}`);

const namesOf = (rooms: Counts): string =>
  Object.entries(rooms)
    .map(([code, count]) => `${count} ${code}`)
    .join(' and ');

const optionsOf = (options: Options, edition: EditionRules, mode: ModeRules): TableOptions => {
  const isOn = (value: 'on' | 'off' | undefined, normally: boolean): boolean => (value ? value === 'on' : normally);
  const madness = isOn(options.madness, false);
  const reminders = isOn(options.reminders, !madness);
  return {
    reminders,
    // Only experts play without reminders, and they remember by themselves.
    memory: isOn(options.memory, reminders),
    reveal: options.reveal ?? edition.reveal,
    openLooks: isOn(options['open-looks'], mode.opensLooks ?? false),
    teamChannel: isOn(options['team-channel'], mode.teamChannel ?? false),
    guards: options.guards === '1' ? 1 : 2,
    level: options.level ?? 'ultimate',
    madness,
    mac: options.mac ?? (madness ? 'all' : 'basic'),
    marks: reminders && isOn(options.marks, mode.pool === undefined && mode.sides === undefined),
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
  let size = 0;
  for (const group of groups) size += group.length;
  const isWhole = size === order.length && order.every((name) => groups.some((group) => group.includes(name)));
  return isWhole && groups.every((group) => group.length > 0)
    ? []
    : [complain(about, 'SET-ORDER', `${about} must name every character of the order once`)];
};

/** SET-CHARACTERS, SET-ORDER: what was chosen is what is played. */
const checkChoices = ({ wishes = [], begins, order }: Sheet, seats: Setup['seats']): Complaint[] => [
  ...wishes.flatMap((names, seat) => {
    const missing = names.find((name) => !seats[seat]?.includes(name));
    return missing === undefined
      ? []
      : [complain(`wish ${seat + 1}`, 'SET-CHARACTERS', `seat ${seat + 1} does not play ${missing}`)];
  }),
  ...(begins === undefined || seats[begins]?.includes(order[0])
    ? []
    : [complain('begins', 'SET-ORDER', `seat ${begins + 1} does not begin`)]),
];

const checkSeating = (seats: Setup['seats'], mode: ModeRules, sheet: Sheet): Complaint[] => {
  const each = mode.seating[seats.length];
  if (each !== undefined && seats.every((seat) => seat.length === each)) return [];
  const allowed = Object.entries(mode.seating).map(([players, count]) => `${players} × ${count}`);
  return [
    complain(
      'order',
      'SET-CHARACTERS',
      `${sheet.mode} is for (players × characters each) ${allowed.join(', ')}; this is ${seats.map((seat) => seat.length).join(' + ')}`,
    ),
  ];
};

const chooseComposition = (sheet: Sheet, edition: EditionRules, options: TableOptions): Composition | string => {
  const guards = sheet.order.length === 4 ? 1 : sheet.order.length === 5 ? options.guards : 2;
  const chosen = sheet.composition ?? edition.standard(sheet.mode, { ...options, guards });
  if (isFilling(chosen)) return filled(chosen, edition) ?? chosen.shape;
  if (typeof chosen !== 'string') return { rooms: chosen, source: 'provisional' };
  return namedIn(edition.compositions, chosen) ?? chosen;
};

/** A sheet may say anything: `constructor` is no edition and no composition. */
const namedIn = <T>(
  table: Readonly<Record<string, T>> | { readonly [name: string]: T },
  name: string,
): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

const ROOMS_TO_DEAL = 23;

/** SET-COMPOSITION */
const checkComposition = (
  chosen: Composition | string,
  { sheet, edition, mode, options }: { sheet: Sheet; edition: EditionRules; mode: ModeRules; options: TableOptions },
): Complaint[] => {
  if (typeof chosen === 'string') {
    const known = Object.keys(edition.compositions).join(', ');
    return [complain('composition', 'SET-COMPOSITION', `${edition.id} has no composition ${chosen}; it has ${known}`)];
  }
  const faults = isFilling(sheet.composition) ? fillingFaults(sheet.composition, edition) : [];
  if (faults.length > 0) return faults.map((message) => complain('composition', 'SET-COMPOSITION', message));
  const complaints: Complaint[] = [];
  let total = 0;
  for (const [code, count] of Object.entries(chosen.rooms)) {
    const stock = namedIn(edition.inventory, code) ?? 0;
    total += count;
    if (options.level === 'quick-start' && edition.notAtQuickStart.includes(code as RoomCode))
      complaints.push(complain('composition', 'ABIL-LEVELS', `${code} is not played with at quick start`));
    else if (count > stock)
      complaints.push(complain('composition', 'SET-COMPOSITION', `${code}: ${count} asked for, ${stock} in the box`));
  }
  for (const count of Object.values(chosen.drawn ?? {})) total += count;
  const hasKey = (chosen.rooms.KE ?? 0) > 0;
  if (hasKey !== (mode.needsKey ?? false))
    complaints.push(
      complain(
        'composition',
        'ROOM-KEY',
        hasKey ? 'KE: the Key room is for cooperation and solo' : 'KE: nobody can escape without the Key room',
      ),
    );
  if (total !== ROOMS_TO_DEAL)
    complaints.push(
      complain(
        'composition',
        'SET-COMPOSITION',
        `${total} rooms; it takes ${ROOMS_TO_DEAL} beside Central and Room 25`,
      ),
    );
  return complaints;
};

const checkBoard = (sheet: Sheet, edition: EditionRules): Complaint[] =>
  sheet.board!.flatMap(({ room }, cell) =>
    room === 'CE' || room === '25' || namedIn(edition.inventory, room) !== undefined
      ? []
      : [complain(`board ${CELLS[cell]}`, 'SET-COMPOSITION', `${edition.id} has no room ${room}`)],
  );

const checkRoles = (sheet: Sheet, edition: EditionRules, mode: ModeRules): Complaint[] =>
  Object.entries(sheet.role ?? {}).flatMap(([name, role]) => {
    if (role === 'prisoner' || (mode.pool && edition.guards.includes(role))) return [];
    return [complain(`role ${name}`, 'SUSP-ROLES', `${sheet.edition} ${sheet.mode} has no role ${role}`)];
  });

const checkBox = ({ mac = [], robots = [] }: Sheet): Complaint[] => [
  ...(mac.length > CARDS_IN_BOX
    ? [complain('mac', 'MAC-DRAW', `${mac.length} M.A.C. cards; the box has ${CARDS_IN_BOX}`)]
    : []),
  ...robots
    .slice(ROBOT_COUNT)
    .map((cell) =>
      complain(`robot ${CELLS[cell]}`, 'ROOM-ROBOT', `${robots.length} robots; the box has ${ROBOT_COUNT}`),
    ),
];

const termsOf = ({ edition, mode, setup }: Pick<Terms, 'edition' | 'mode' | 'setup'>): Terms => ({
  setup,
  edition,
  mode,
  pool: mode.pool?.(setup.sheet.order.length, setup.options.guards),
  ...boxOf(edition, setup.options.level),
  hasAdrenaline: edition.hasUltimate && !setup.options.madness,
  cast: setup.sheet.order.map((name) => CHARACTERS.indexOf(name)),
  seatOf: groupOf(setup.seats),
  sideOf: groupOf(setup.sides),
  seats: masks(setup.seats),
  sides: masks(setup.sides),
});

const groupOf = (groups: Setup['seats']): Int8Array => {
  const group = new Int8Array(CHARACTERS.length).fill(-1);
  for (const [index, names] of groups.entries()) for (const name of names) group[CHARACTERS.indexOf(name)] = index;
  return group;
};

const masks = (groups: Setup['seats']): number[] =>
  groups.map((group) => group.reduce((mask, name) => mask | (1 << CHARACTERS.indexOf(name)), 0));

/** What all tables of an edition and level have in common. */
type Box = Pick<Terms, 'rooms' | 'actions' | 'roles' | 'abilities' | 'natures' | 'sources' | 'held' | 'programs'>;

/** Unpacked once. */
const boxOf = (edition: EditionRules, level: TableOptions['level']): Box => {
  const boxes = BOXES.get(edition) ?? {};
  BOXES.set(edition, boxes);
  boxes[level] ??= unpackedBox(edition, level);
  return boxes[level];
};

const BOXES = new WeakMap<EditionRules, Partial<Record<TableOptions['level'], Box>>>();

const unpackedBox = (edition: EditionRules, level: TableOptions['level']): Box => {
  const rooms = ROOM_CODES.map((code) => plainRoom(edition.patches[code] ?? ROOMS[code]));
  const roles = ROLES.map((role) => plainRole(ROLE_RULES[role]));
  const natures = edition.hasUltimate ? ABILITIES : [];
  const abilities = level === 'ultimate' ? natures : [];
  const sources: Source[] = [...rooms];
  sources[SLOT_SOURCE] = slot;
  sources[ROBOT_SOURCE] = robotSource;
  for (const role of ROLES) sources[roleSource(role)] = ROLE_RULES[role];
  for (const [who, nature] of natures.entries()) sources[abilitySource(CHARACTERS[who])] = nature;
  for (const [index, kind] of CARD_KINDS.entries()) sources[cardSource(kind)] = CARDS[index];
  sources[DRAW_SOURCE] = drawSource(CARDS);
  return {
    rooms,
    actions: abilities.length > 0 ? ACTION_RULES : ACTION_RULES.slice(0, BASIC_COUNT),
    roles,
    abilities,
    natures,
    sources: sources.map(plainSource),
    held: ['25' as const, ...edition.heldBack].map((code) => ROOM_CODES.indexOf(code)),
    programs: new Map(),
  };
};
