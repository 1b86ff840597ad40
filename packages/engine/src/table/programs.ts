/** The programming phase: PROG-TWO, PROG-ONE. What is programmed is programmed. */
import { aOf, bOf, cOf, extras, HACKS, NONE, VERB } from '../command.ts';
import type { Who } from '../content.ts';
import { ACTIONS, CHARACTERS } from '../words.ts';
import type { Offer } from './offer.ts';
import { ADRENALINE, COMMITTED, EXTRAS, FIRST, LIMIT, PENDING, SECOND } from './state.ts';
import type { Table } from './table.ts';

export const offerPrograms = (table: Table, who: Who, offer: Offer): void => {
  if (!(table.s[PENDING] & (1 << who))) return;
  const before = offer.count;
  const count = table.terms.actions.length;
  for (let first = 0; first < count; first++) {
    if (table.isPunished(who, first)) continue;
    addProgram(table, offer, first, NONE);
    if (table.s[LIMIT + who] === 1) continue;
    for (let second = 0; second < count; second++)
      if (second !== first && !table.isPunished(who, second)) addProgram(table, offer, first, second);
  }
  offerAdrenaline(table, who, offer, before);
};

/** KEVIN says while programming what he will hack. */
const addProgram = (table: Table, offer: Offer, first: number, second: number): void => {
  const isHack = (first === SPECIAL || second === SPECIAL) && table.terms.abilities[offer.who].programsHack;
  if (!isHack) offer.add(VERB.program, first, second, 0);
  else for (const hack of HACKS) offer.add(VERB.program, first, second, extras(false, hack));
};

/** ADR-1: any of these with it, but not from a Cold room. */
const offerAdrenaline = (table: Table, who: Who, offer: Offer, start: number): void => {
  if (table.s[ADRENALINE + who] === 0 || table.s[LIMIT + who] === 1) return;
  const end = offer.count;
  for (let i = start; i < end; i++) {
    const code = offer.list[i];
    offer.add(VERB.program, aOf(code), bOf(code), cOf(code) | 1);
  }
};

const SPECIAL = ACTIONS.indexOf('special');

export const program = (table: Table, who: Who, first: number, second: number, extra: number): void => {
  const s = table.s;
  s[FIRST + who] = first + 1;
  s[SECOND + who] = second === NONE ? 0 : second + 1;
  s[EXTRAS + who] = extra;
  if (extra & 1) s[ADRENALINE + who] = COMMITTED;
  s[PENDING] &= ~(1 << who);
  if (table.listener)
    table.listener({
      kind: 'programmed',
      who: CHARACTERS[who],
      seats: [table.terms.seatOf[who]],
      actions: second === NONE ? [ACTIONS[first]] : [ACTIONS[first], ACTIONS[second]],
      ...(extra & 1 && { adrenaline: true }),
      rule: 'PROG-SECRET',
    });
};
