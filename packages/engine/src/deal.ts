/** The start of a game: the Complex is built and the roles are dealt from the seed, or the position of the sheet is laid out. */
import { CELL_COUNT, CROSS, EXIT_ZONES } from './board.ts';
import type { Pool, Who } from './content.ts';
import type { Sheet } from './notation/sheet.ts';
import { sizeOf } from './party.ts';
import { type Random, randomFrom, shuffle } from './random.ts';
import {
  ABSENT, ALARM, CELL_OF, CLOSED, CLUES, DEAD, DEATH_COUNT, DEATHS, DEATHS_SETTLED, ENTERED, FACE, GUARD_SETS, KIND, KNOWN,
  MOVED, ON, ORDER, ORDER_LENGTH, PENDING, PHASE, REMINDER, ROLE, ROLE_KNOWN, SHOWN_TURN, TILE_AT, TURN, TURNS_LEFT,
  VISIBLE,
} from './table/state.ts'; // biome-ignore format: a list
import type { Table } from './table/table.ts';
import { beginTurn, run } from './table/turn.ts';
import { CENTRE, CHARACTERS, type Character, DIRECTIONS, LINES, ROLES, type Role, ROOM_CODES } from './words.ts';

/** Lays out a table, and goes on until somebody must choose. */
export const deal = (table: Table, seed: string): void => {
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
  layBoard(table, seed);
  dealRoles(table, seed);
  placeSheet(table, sheet);
  if (sheet.board || !terms.edition.hasClues) beginTurn(table);
  else {
    s[PHASE] = CLUES;
    s[PENDING] = (1 << terms.seats.length) - 1;
  }
  run(table);
};

const layBoard = (table: Table, seed: string): void => {
  const { sheet } = table.terms.setup;
  if (!sheet.board) {
    buildComplex(table, randomFrom(seed, 'deal'));
    return;
  }
  for (const [cell, { room, hidden }] of sheet.board.entries()) {
    table.s[KIND + cell] = ROOM_CODES.indexOf(room);
    const isClosed = table.roomAt(cell).isPlacedClosed === true;
    table.s[FACE + cell] = hidden ? 0 : VISIBLE | (isClosed ? CLOSED : 0);
  }
  for (const cell of sheet.closed ?? []) table.s[FACE + cell] |= CLOSED;
};

/** SET-BUILD */
const buildComplex = ({ s, terms }: Table, random: Random): void => {
  const { held, others } = terms.tiles;
  const tiles = Int32Array.from(others);
  shuffle(tiles, random);
  const zone = new Int32Array(EXIT_ZONES.length);
  zone.set(tiles.subarray(CROSS.length));
  zone.set(held, EXIT_ZONES.length - held.length);
  shuffle(zone, random);
  for (let place = 0; place < CROSS.length; place++) s[KIND + CROSS[place]] = tiles[place];
  for (let place = 0; place < EXIT_ZONES.length; place++) s[KIND + EXIT_ZONES[place]] = zone[place];
  s[KIND + CENTRE] = ROOM_CODES.indexOf('CE');
  s[FACE + CENTRE] = VISIBLE;
};

/** SUSP-ROLES: from the pool; what a sheet says of a role is taken out of it first. */
const dealRoles = (table: Table, seed: string): void => {
  const { terms, s } = table;
  const { sheet } = terms.setup;
  const pool = terms.mode.pool?.(terms.cast.length);
  for (const who of terms.cast) s[ROLE_KNOWN + who] = 1 << terms.seatOf[who];
  if (!pool) return;
  const given = sheet.role ?? {};
  if (!sheet.board) {
    const random = randomFrom(seed, 'roles');
    const guards = shuffle([...terms.edition.guards], random).slice(0, pool.guards);
    const cards: Role[] = [...guards, ...new Array<Role>(pool.prisoners).fill('prisoner')];
    for (const role of Object.values(given)) takeOut(cards, role);
    shuffle(cards, random);
    let dealt = 0;
    for (const who of terms.cast) if (!(CHARACTERS[who] in given)) s[ROLE + who] = ROLES.indexOf(cards[dealt++]);
  }
  for (const name in given) s[ROLE + numberOf(name as Character)] = ROLES.indexOf(given[name as Character]!);
  openGuardSets(table, pool);
};

/** Who could be the guards, before anything is known. */
const openGuardSets = (table: Table, pool: Pool): void => {
  const dealt = sizeOf(table.guards);
  const fewest = Math.min(dealt, Math.max(0, table.terms.cast.length - pool.prisoners));
  const most = Math.max(dealt, pool.guards);
  const everyone = table.terms.cast.reduce((party, who) => party | (1 << who), 0);
  for (let guards = everyone; ; guards = (guards - 1) & everyone) {
    const size = sizeOf(guards);
    if (size >= fewest && size <= most) table.s[GUARD_SETS + (guards >> 5)] |= 1 << (guards & 31);
    if (guards === 0) break;
  }
};

const takeOut = (cards: Role[], role: Role): void => {
  const place = cards.indexOf(role);
  // A guard card that was not drawn takes the place of one that was.
  cards.splice(place >= 0 ? place : cards.findIndex((card) => card !== 'prisoner'), 1);
};

const numberOf = (name: Character): Who => CHARACTERS.indexOf(name);

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
