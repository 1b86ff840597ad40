/** The programming phase: PROG-TWO, PROG-ONE; in paranoia adrenaline alone. What is programmed is programmed. */
import { aOf, bOf, cOf, extras, HACKS, NONE, VERB } from '../command.ts';
import type { Who } from '../content.ts';
import { ACTIONS, CHARACTERS } from '../words.ts';
import { Offer } from './offer.ts';
import { isParanoid } from './paranoia.ts';
import { ADRENALINE, COMMITTED, EXTRAS, FIRST, LIMIT, PENDING, PUNISHED, SECOND } from './state.ts';
import type { Table } from './table.ts';

/** Every program that `who` may choose now. The same few lists come again and again, so they are kept. */
export const programsOf = (table: Table, who: Who): Offer => {
  const { s, terms } = table;
  const isSingle = s[LIMIT + who] === 1;
  const hasAdrenaline = s[ADRENALINE + who] !== 0 && !isSingle;
  const key = isParanoid(table, who)
    ? IN_PARANOIA_KEY | who
    : who | (isSingle ? 8 : 0) | (hasAdrenaline ? 16 : 0) | (s[PUNISHED + who] << 5);
  const known = terms.programs.get(key);
  if (known) return known;
  const offer = key & IN_PARANOIA_KEY ? adrenalineAlone(who) : listPrograms(table, who, isSingle, hasAdrenaline);
  terms.programs.set(key, offer);
  return offer;
};

const listPrograms = (table: Table, who: Who, isSingle: boolean, hasAdrenaline: boolean): Offer => {
  const offer = new Offer(MOST_PROGRAMS);
  offer.clear(who);
  const actions = [...table.terms.actions.keys()].filter((action) => !table.isPunished(who, action));
  for (const first of actions)
    for (const second of isSingle ? [NONE] : [NONE, ...actions])
      if (second !== first) addProgram(table, offer, first, second);
  // ADR-1: any of these with it.
  if (hasAdrenaline) for (const code of offer.commands) offer.add(VERB.program, aOf(code), bOf(code), cOf(code) | 1);
  return offer;
};

/** ROOM-PARANOIA: the actions will be drawn. */
const adrenalineAlone = (who: Who): Offer => {
  const offer = new Offer(2);
  offer.clear(who);
  for (const isCommitted of [false, true]) offer.add(VERB.program, NONE, NONE, extras(isCommitted));
  return offer;
};

const IN_PARANOIA_KEY = 1 << 16;

/** Kevin's: 25 with and without adrenaline, 9 of them in two ways. */
const MOST_PROGRAMS = 68;

/** KEVIN says while programming what he will hack. */
const addProgram = (table: Table, offer: Offer, first: number, second: number): void => {
  const isHack = (first === SPECIAL || second === SPECIAL) && table.terms.abilities[offer.who].programsHack;
  if (!isHack) offer.add(VERB.program, first, second, 0);
  else for (const hack of HACKS) offer.add(VERB.program, first, second, extras(false, hack));
};

const SPECIAL = ACTIONS.indexOf('special');

export const program = (table: Table, who: Who, first: number, second: number, extra: number): void => {
  const s = table.s;
  s[FIRST + who] = first === NONE ? 0 : first + 1;
  s[SECOND + who] = second === NONE ? 0 : second + 1;
  s[EXTRAS + who] = extra & ~1;
  if (extra & 1) s[ADRENALINE + who] = COMMITTED;
  s[PENDING] &= ~(1 << who);
  table.listener?.({
    kind: 'programmed',
    who: CHARACTERS[who],
    seats: [table.terms.seatOf[who]],
    actions: [first, second].filter((action) => action !== NONE).map((action) => ACTIONS[action]),
    ...(extra & 1 && { adrenaline: true }),
    rule: 'PROG-SECRET',
  });
};
