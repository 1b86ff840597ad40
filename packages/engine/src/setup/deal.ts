/** The start of a game: the Complex is built and the roles are dealt from the seed, or the position of the sheet is laid out. */
import { CELL_COUNT, CROSS, EXIT_ZONES } from '../board.ts';
import type { Party, Pool, Who } from '../content.ts';
import { sizeOf } from '../mechanisms/party.ts';
import { randomFrom, shuffle } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { cardFrom } from '../table/card.ts';
import { cardsOf, shuffleDeck } from '../table/deck.ts';
import {
  ABSENT,
  ADRENALINE,
  ALARM,
  CELL_OF,
  CLOSED,
  CLUES,
  DEAD,
  DEATH_COUNT,
  DEATHS,
  DEATHS_SETTLED,
  DECK,
  DECK_COUNT,
  ENTERED,
  FACE,
  GUARD_SET_WORDS,
  GUARD_SETS,
  IN_HAND,
  IS_HIDING,
  KEY,
  KIND,
  KNOWN,
  LOCKED,
  MOVED,
  ON,
  ORDER,
  ORDER_LENGTH,
  PENDING,
  PHASE,
  PUNISHED,
  REMINDER,
  RESERVE,
  ROBOTS,
  ROLE,
  ROLE_KNOWN,
  SHOWN_TURN,
  STATUS,
  TILE_AT,
  TURN,
  TURNS_LEFT,
  UPRIGHT,
  VISIBLE,
} from '../table/state.ts';
import type { Table } from '../table/table.ts';
import { beginTurn, dropDead, run } from '../table/turn.ts';
import {
  ACTIONS,
  CENTRE,
  CHARACTERS,
  type Character,
  DIRECTIONS,
  LINES,
  ROLES,
  ROOM_CODES,
  type Role,
} from '../words.ts';
import { tilesFor } from './composition.ts';
import { drawSeating } from './new-game.ts';

/** Lays out a table, and goes on until somebody must choose. */
export const deal = (table: Table): void => {
  const { terms, s } = table;
  const { sheet } = terms.setup;
  s.fill(0);
  s[TURN] = 1;
  s[TURNS_LEFT] = sheet.turnsLeft ?? terms.mode.turns(terms.cast.length);
  s[ORDER_LENGTH] = terms.cast.length;
  for (const [place, who] of terms.cast.entries()) s[ORDER + place] = who;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    s[TILE_AT + cell] = cell;
    s[CELL_OF + cell] = cell;
  }
  s.fill(ABSENT, ON, ON + CHARACTERS.length);
  for (const who of terms.cast) s[ON + who] = CENTRE;
  layBoard(table);
  dealRoles(table);
  dealUltimate(table);
  if (!isPlain(sheet)) placeSheet(table, sheet);
  dropDead(table);
  if (sheet.board || !terms.edition.hasClues) beginTurn(table);
  else {
    s[PHASE] = CLUES;
    s[PENDING] = (1 << terms.seats.length) - 1;
  }
  run(table);
};

const layBoard = (table: Table): void => {
  const { sheet } = table.terms.setup;
  if (!sheet.board) {
    buildComplex(table);
    return;
  }
  for (const [cell, { room, hidden, axis }] of sheet.board.entries()) {
    table.s[KIND + cell] = ROOM_CODES.indexOf(room);
    const isClosed = table.roomAt(cell).isPlacedClosed === true;
    table.s[FACE + cell] = hidden ? 0 : VISIBLE | (isClosed ? CLOSED : 0) | (axis === '/' ? UPRIGHT : 0);
  }
  for (const cell of sheet.closed ?? []) table.s[FACE + cell] |= CLOSED;
  for (const cell of sheet.locked ?? []) table.s[FACE + cell] |= LOCKED;
};

/** SET-BUILD */
const buildComplex = ({ s, seed, terms }: Table): void => {
  const random = randomFrom(seed, 'deal');
  const { held, others } = tilesFor(terms, seed);
  const tiles = shuffle([...others], random);
  const zone = shuffle([...tiles.slice(CROSS.length), ...held], random);
  for (let place = 0; place < CROSS.length; place++) s[KIND + CROSS[place]] = tiles[place];
  for (let place = 0; place < EXIT_ZONES.length; place++) s[KIND + EXIT_ZONES[place]] = zone[place];
  s[KIND + CENTRE] = ROOM_CODES.indexOf('CE');
  s[FACE + CENTRE] = VISIBLE;
};

/** SUSP-ROLES: from the pool; what a sheet says of a role is taken out of it first. */
const dealRoles = (table: Table): void => {
  const { terms, s, seed } = table;
  const { sheet } = terms.setup;
  const { pool } = terms;
  for (const who of terms.cast) s[ROLE_KNOWN + who] = 1 << terms.seatOf[who];
  if (!pool) return;
  const given = sheet.role ?? {};
  if (!sheet.board) {
    const random = randomFrom(seed, 'roles');
    const guards = terms.edition.guards.map((role) => ROLES.indexOf(role));
    const cards = shuffle(guards, random).slice(0, pool.guards);
    while (cards.length < pool.guards + pool.prisoners) cards.push(PRISONER);
    const left = takeOut(cards, Object.values(given));
    shuffle(left, random);
    let dealt = 0;
    for (const who of drawnCast(table)) if (!(CHARACTERS[who] in given)) s[ROLE + who] = left[dealt++];
  }
  for (const name in given) s[ROLE + numberOf(name as Character)] = ROLES.indexOf(given[name as Character]!);
  s.set(guardSetsOf(table, pool), GUARD_SETS);
};

/** The turn order as it was drawn: whoever chooses who begins must not thereby choose who is a guard. */
const drawnCast = ({ terms, seed }: Table): readonly Who[] => {
  const { sheet, seats } = terms.setup;
  if (sheet.begins === undefined) return terms.cast;
  const { edition, mode } = sheet;
  const { first } = drawSeating({ edition, mode, players: seats.length, seed }, seats[0].length);
  const seated = [...seats.slice(first), ...seats.slice(0, first)];
  return seats[0].flatMap((_, round) => seated.map((names) => numberOf(names[round])));
};

/** Who could be the guards, before anything is known. */
const guardSetsOf = (table: Table, pool: Pool): Int32Array => {
  const { cast, setup } = table.terms;
  const fewest = Math.max(0, cast.length - pool.prisoners);
  if (!setup.sheet.board) return guardSets(cast, fewest, pool.guards);
  const given = sizeOf(table.guards);
  return guardSets(cast, Math.min(given, fewest), Math.max(given, pool.guards));
};

const guardSets = (cast: readonly Who[], fewest: number, most: number): Int32Array => {
  const everyone = cast.reduce((party, who) => party | (1 << who), 0);
  const key = everyone | (fewest << 8) | (most << 12);
  const sets = GUARD_SETS_LISTED.get(key) ?? listGuardSets(everyone, fewest, most);
  GUARD_SETS_LISTED.set(key, sets);
  return sets;
};

/** The sets are listed once for each cast, fewest and most. */
const GUARD_SETS_LISTED = new Map<number, Int32Array>();

const listGuardSets = (everyone: Party, fewest: number, most: number): Int32Array => {
  const sets = new Int32Array(GUARD_SET_WORDS);
  for (let guards = everyone; ; guards = (guards - 1) & everyone) {
    const size = sizeOf(guards);
    if (size >= fewest && size <= most) sets[guards >> 5] |= 1 << (guards & 31);
    if (guards === 0) return sets;
  }
};

/** Adrenaline, reserves and the deck; what a sheet says of them. */
const dealUltimate = (table: Table): void => {
  const { terms, s } = table;
  const { sheet } = terms.setup;
  if (!terms.edition.hasUltimate) return;
  for (const who of terms.cast) {
    const name = CHARACTERS[who];
    s[ADRENALINE + who] = terms.hasAdrenaline && !sheet.noAdrenaline?.includes(name) ? IN_HAND : 0;
    s[RESERVE + who] = sheet.supply?.[name] ?? terms.abilities[who]?.reserve ?? 0;
    for (const action of sheet.punished?.[name] ?? []) s[PUNISHED + who] |= 1 << ACTIONS.indexOf(action);
    if (sheet.hiding?.includes(name)) s[STATUS + who] |= IS_HIDING;
    const pile = sheet.paranoia?.[name]?.map((action) => ACTIONS.indexOf(action));
    if (pile) table.startParanoia(who, pile, 0);
  }
  for (const [robot, cell] of (sheet.robots ?? []).entries()) s[ROBOTS + robot] = cell + 1;
  if (sheet.key) s[KEY] = 1;
  const cards = sheet.mac?.map(cardFrom).reverse() ?? (sheet.board ? [] : cardsOf(terms));
  s.set(cards, DECK);
  s[DECK_COUNT] = cards.length;
  if (!sheet.mac) shuffleDeck(table);
};

const PRISONER = ROLES.indexOf('prisoner');

/** The cards without those that a sheet has given away; a guard that was not drawn takes the place of one that was. */
const takeOut = (left: number[], given: readonly Role[]): number[] => {
  for (const role of given) {
    const place = left.indexOf(ROLES.indexOf(role));
    left.splice(place >= 0 ? place : left.findIndex((card) => card !== PRISONER), 1);
  }
  return left;
};

const numberOf = (name: Character): Who => CHARACTERS.indexOf(name);

/** Does a sheet only deal a game? Most do, and a game must be dealt fast. */
const isPlain = ({ board, at, dead, shown, moved, knows, reminder, alarm }: Sheet): boolean =>
  !(board || at || dead || shown || moved || knows || reminder || alarm);

/** What a sheet says beside the board. */
const placeSheet = (table: Table, sheet: Sheet): void => {
  const { s } = table;
  for (const [name, { cell, entered = 1 }] of Object.entries(sheet.at ?? {})) {
    s[ON + numberOf(name as Character)] = cell;
    s[ENTERED + numberOf(name as Character)] = 1 - entered;
  }
  for (const [place, name] of (sheet.dead ?? []).entries()) {
    s[ON + numberOf(name)] = DEAD;
    s[DEATHS + place] = numberOf(name);
    s[DEATH_COUNT]++;
    s[DEATHS_SETTLED]++;
  }
  for (const who of table.terms.cast) if (table.isAlive(who)) table.roomOf(who).onPlaced?.(table, who);
  for (const name of sheet.shown ?? []) {
    table.show(numberOf(name), 'GUARD-REVEAL');
    s[SHOWN_TURN + numberOf(name)] = 0;
  }
  const dead = table.dead;
  table.ruleOut((guards) => sizeOf(dead & ~guards) >= 2);
  for (const [line, direction] of Object.entries(sheet.moved ?? {}))
    s[MOVED + LINES.indexOf(line as (typeof LINES)[number])] = DIRECTIONS.indexOf(direction) + 1;
  for (const [name, cells] of Object.entries(sheet.knows ?? {}))
    for (const cell of cells) s[KNOWN + cell] |= 1 << table.terms.seatOf[numberOf(name as Character)];
  for (const [name, cell] of Object.entries(sheet.reminder ?? {})) s[REMINDER + numberOf(name as Character)] = cell + 1;
  if (sheet.alarm) s[ALARM] = 1;
};
