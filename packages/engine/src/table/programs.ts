/** The programming phase: PROG-TWO, PROG-ONE. A program may be changed until the last one is in. */
import { NONE, VERB } from '../command.ts';
import type { Who } from '../content.ts';
import { ACTIONS, CHARACTERS } from '../words.ts';
import type { Offer } from './offer.ts';
import { EXTRAS, FIRST, LIMIT, PENDING, SECOND } from './state.ts';
import type { Table } from './table.ts';

export const offerPrograms = (table: Table, who: Who, offer: Offer): void => {
  if (!table.isAlive(who) || table.choosesFreely(who)) return;
  const count = table.terms.actions.length;
  for (let first = 0; first < count; first++) {
    offer.add(VERB.program, first, NONE, 0);
    if (table.s[LIMIT + who] === 1) continue;
    for (let second = 0; second < count; second++) if (second !== first) offer.add(VERB.program, first, second, 0);
  }
};

export const program = (table: Table, who: Who, first: number, second: number, extras: number): void => {
  const s = table.s;
  s[FIRST + who] = first + 1;
  s[SECOND + who] = second === NONE ? 0 : second + 1;
  s[EXTRAS + who] = extras;
  s[PENDING] &= ~(1 << who);
  if (table.listener)
    table.listener({
      kind: 'programmed',
      who: CHARACTERS[who],
      seats: [table.terms.seatOf[who]],
      actions: second === NONE ? [ACTIONS[first]] : [ACTIONS[first], ACTIONS[second]],
      rule: 'PROG-SECRET',
    });
};
