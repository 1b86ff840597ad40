/**
 * Another full state that a viewer could not tell from the real one: for bots that imagine what could be, and for the
 * test that nothing leaks. What the viewer knows stays; hidden rooms, roles and programs are dealt again around it.
 *
 * What comes out depends on what the viewer knows and on `random`, on nothing else: whatever is secret is put into one
 * order before it is shuffled.
 */
import { CELL_COUNT, EXIT_ZONES, TILES } from '../board.ts';
import { extras, HACKS } from '../command.ts';
import type { Party, Who } from '../content.ts';
import { type Random, shuffle } from '../random.ts';
import { SCRATCH } from '../table/offer.ts';
import { pileOf, tokensOf } from '../table/pile.ts';
import { offerPlays } from '../table/slot.ts';
import {
  ACTING,
  ACTOR,
  ADRENALINE,
  CHOOSING,
  COMMITTED,
  DECK,
  DECK_COUNT,
  DECK_DRAWS,
  DONE,
  EXTRAS,
  FIRST,
  GUARD_SET_WORDS,
  GUARD_SETS,
  HAS_PLAYED,
  HAS_SUBSTITUTED,
  IN_HAND,
  KIND,
  KNOWN,
  LAST_PROGRAMMED_ROUND,
  LIMIT,
  ORDER,
  PARANOIA_DRAWS,
  PENDING,
  PHASE,
  PILE,
  PROGRAMMING,
  ROLE,
  ROLE_KNOWN,
  ROUND,
  SECOND,
  SLOT,
  STAGE,
  STATUS,
  TO_ALL,
} from '../table/state.ts';
import type { Table } from '../table/table.ts';
import { canTakeSlot, isSlotOpen } from '../table/turn.ts';
import { ROLES } from '../words.ts';
import type { Viewer } from './viewer.ts';

export interface Knowledge {
  /** The tiles that the viewer cannot name, as bits. */
  readonly hidden: number;
  /** The sets of characters that could be the guards, as in the state. */
  readonly guardSets: Int32Array;
  /** Whose roles the viewer knows. */
  readonly roles: Party;
}

export const redeal = (table: Table, viewer: Viewer, random: Random): Table => {
  const other = table.clone();
  const knowledge = knowledgeOf(table, viewer);
  redealRooms(other, knowledge, random);
  redealRoles(other, knowledge, random);
  do for (const who of table.terms.cast) if (!isOwn(table, viewer, who)) redealProgram(other, who, random);
  while (isStuck(other));
  if (viewer.kind !== 'everyone') redealChance(other, random);
  return other;
};

/** SOLO-P: somebody is awaited, so somebody must have something to play. */
const isStuck = (table: Table): boolean =>
  isSlotOpen(table) && !table.isOver && !table.terms.cast.some((who) => canTakeSlot(table, who));

/** Nobody knows what chance will bring: the order of the deck and of the piles, and all later shuffles. */
export const redealChance = (table: Table, random: Random): void => {
  const { s, terms } = table;
  shuffle(s.subarray(DECK, DECK + s[DECK_COUNT]).sort(), random);
  for (const who of terms.cast) s[PILE + who] = pileOf(shuffle(tokensOf(s[PILE + who]).sort(ascending), random));
  s[DECK_DRAWS] = random.below(1 << 30);
  s[PARANOIA_DRAWS] = random.below(1 << 30);
};

const ascending = (one: number, other: number): number => one - other;

export const knowledgeOf = (table: Table, viewer: Viewer): Knowledge => {
  const { s, terms } = table;
  const mine = viewer.kind === 'seat' ? TO_ALL | (1 << viewer.seat) : TO_ALL;
  let hidden = 0;
  let roles = 0;
  for (const tile of TILES)
    if (viewer.kind !== 'everyone' && !table.isVisible(tile) && !(s[KNOWN + tile] & mine)) hidden |= 1 << tile;
  for (const who of terms.cast) if (viewer.kind === 'everyone' || s[ROLE_KNOWN + who] & mine) roles |= 1 << who;
  return { hidden, guardSets: s.slice(GUARD_SETS, GUARD_SETS + GUARD_SET_WORDS), roles };
};

/** SET-BUILD: a tile's number is the cell that it was laid on, so what was kept for the exit zones stays in them. */
export const redealRooms = (table: Table, { hidden }: Knowledge, random: Random): void => {
  const { s, terms } = table;
  const tiles = Array.from({ length: CELL_COUNT }, (_, tile) => tile).filter((tile) => hidden & (1 << tile));
  const isHeld = (kind: number): boolean => terms.setup.composition !== undefined && terms.held.includes(kind);
  const kinds = tiles.map((tile) => s[KIND + tile]).sort(ascending);
  const zone = shuffle(
    tiles.filter((tile) => EXIT_ZONES.includes(tile)),
    random,
  );
  const held = kinds.filter(isHeld);
  const forHeld = zone.slice(0, held.length);
  const others = shuffle(
    tiles.filter((tile) => !forHeld.includes(tile)),
    random,
  );
  for (const [place, tile] of forHeld.entries()) s[KIND + tile] = held[place];
  for (const [place, kind] of kinds.filter((kind) => !isHeld(kind)).entries()) s[KIND + others[place]] = kind;
};

/** Each set of guards that fits what is known is as likely as any other. */
export const redealRoles = (table: Table, knowledge: Knowledge, random: Random): void => {
  if (!table.terms.mode.pool) return;
  const sets = guardSetsOf(table, knowledge);
  dealRoles(table, { roles: knowledge.roles, chosen: sets[random.below(sets.length)] }, random);
};

/** The sets of guards that fit what is known. */
export const guardSetsOf = (table: Table, { guardSets, roles }: Knowledge): Party[] => {
  const guards = table.guards & roles;
  const sets: Party[] = [];
  for (let set = 0; set < 256; set++)
    if (guardSets[set >> 5] & (1 << (set & 31)) && (set & roles) === guards) sets.push(set);
  return sets;
};

/** Makes the chosen ones guards. A character whose role is known keeps it. */
export const dealRoles = (
  table: Table,
  { roles, chosen }: { readonly roles: Party; readonly chosen: Party },
  random: Random,
): void => {
  const { s, terms } = table;
  const guards = table.guards & roles;
  const cards = terms.edition.guards.map((role) => ROLES.indexOf(role));
  for (const who of terms.cast) if (guards & (1 << who)) cards.splice(cards.indexOf(s[ROLE + who]), 1);
  shuffle(cards, random);
  for (const who of terms.cast)
    if (!(roles & (1 << who))) s[ROLE + who] = chosen & (1 << who) ? cards.pop()! : ROLES.indexOf('prisoner');
};

const isOwn = (table: Table, viewer: Viewer, who: Who): boolean =>
  viewer.kind === 'everyone' || (viewer.kind === 'seat' && table.terms.seatOf[who] === viewer.seat);

/** Deals again what `who` has programmed and not yet shown. */
export const redealProgram = (table: Table, who: Who, random: Random): void => {
  const { s } = table;
  const isActing = s[PHASE] === ACTING;
  // GUARD-POWER: nobody else knows whether the Traitor played what they had programmed.
  s[STATUS + who] &= ~HAS_SUBSTITUTED;
  if (isActing || s[PHASE] === PROGRAMMING) redealExtras(table, who, random);
  if (!table.isAlive(who) || s[FIRST + who] === 0) return;
  if (!isActing && (s[PHASE] !== PROGRAMMING || s[PENDING] & (1 << who))) return;
  if (isActing && s[ROUND] > LAST_PROGRAMMED_ROUND) return;
  const actions = shuffle(
    table.terms.actions.map((_, action) => action + 1).filter((action) => !table.isPunished(who, action - 1)),
    random,
  );
  const isShownFirst = (s[STATUS + who] & HAS_PLAYED) !== 0;
  const isAsked = s[ACTOR] === who + 1 && s[STAGE] === CHOOSING;
  if (isShownFirst) redealSecond(table, who, actions, isAsked, random);
  else redealWhole(table, who, actions, isAsked, random);
};

/** Committed adrenaline is secret until everybody has programmed; what Kevin means to hack, until it is played. */
const redealExtras = (table: Table, who: Who, random: Random): void => {
  const { s } = table;
  const isSecret = s[PHASE] === PROGRAMMING && !(s[PENDING] & (1 << who));
  if (s[ADRENALINE + who] !== 0 && s[LIMIT + who] > 1 && isSecret)
    s[ADRENALINE + who] = random.below(2) === 0 ? IN_HAND : COMMITTED;
  if (table.terms.abilities[who]?.programsHack) s[EXTRAS + who] = extras(false, HACKS[random.below(2)]);
};

/** The first action lies open; deals the second one again. */
const redealSecond = (table: Table, who: Who, actions: readonly number[], isAsked: boolean, random: Random): void => {
  const { s } = table;
  if (s[SECOND + who] === 0 || (hasHadSlot(table, who) && s[ROUND] === 1 && !isAsked)) return;
  const seconds = actions.filter((action) => action !== s[FIRST + who]);
  const before = s[SECOND + who];
  if (!isAsked) s[SECOND + who] = seconds[random.below(seconds.length)];
  else s[SECOND + who] = seconds.find((action) => canPlay(table, who, SECOND, action)) ?? before;
};

/**
 * No action of the program lies open. But once everybody has programmed, all see how many it has; and whoever is being asked can
 * play theirs.
 */
const redealWhole = (table: Table, who: Who, actions: readonly number[], isAsked: boolean, random: Random): void => {
  const { s } = table;
  const isSingle =
    s[PHASE] === ACTING ? s[SECOND + who] === 0 : s[LIMIT + who] === 1 || random.below(actions.length) === 0;
  const kept = { first: s[FIRST + who], second: s[SECOND + who] };
  s[SECOND + who] = isSingle ? 0 : kept.second;
  const first = isAsked ? actions.find((action) => canPlay(table, who, FIRST, action)) : actions[0];
  s[FIRST + who] = first ?? kept.first;
  s[SECOND + who] = isSingle
    ? 0
    : actions.filter((action) => action !== s[FIRST + who])[random.below(actions.length - 1)];
};

const canPlay = (table: Table, who: Who, token: number, action: number): boolean => {
  const kept = table.s[token + who];
  table.s[token + who] = action;
  SCRATCH.clear(who);
  offerPlays(table, who, SCRATCH);
  table.s[token + who] = kept;
  return SCRATCH.count > 0;
};

const hasHadSlot = (table: Table, who: Who): boolean => {
  const { s } = table;
  if (s[PHASE] !== ACTING) return false;
  if (table.terms.mode.isAnyOrder) return (s[DONE] & (1 << who)) !== 0;
  for (let place = 0; place <= s[SLOT]; place++) if (s[ORDER + place] === who) return true;
  return false;
};
