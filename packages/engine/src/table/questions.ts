/** Who is awaited, what each may answer, and the taking of an answer. */
import { ADJACENT } from '../board.ts';
import { aOf, bOf, type Command, cOf, NONE, VERB, whoOf } from '../command.ts';
import type { Party, Who } from '../content.ts';
import type { RuleId } from '../rule-ids.ts';
import { CENTRE, CHARACTERS } from '../words.ts';
import { type Offer, SCRATCH } from './offer.ts';
import { program, programsOf } from './programs.ts';
import { slot } from './slot.ts';
import { CLUES, DEPTH, FRAME, ON_TURN, PENDING, PHASE, PROGRAMMING, STACK } from './state.ts';
import type { Table } from './table.ts';
import { answer, canTakeSlot, isSlotOpen, run, takeSlot } from './turn.ts';

/** Everybody the game waits for, as bits; nobody exactly when it is over. */
export const awaited = (table: Table): Party => {
  const s = table.s;
  if (table.isOver) return 0;
  if (s[PHASE] === PROGRAMMING) return s[PENDING];
  if (s[PHASE] === CLUES) return owingClues(table);
  if (isSlotOpen(table))
    return table.terms.cast.reduce((party, who) => party | (canTakeSlot(table, who) ? 1 << who : 0), 0);
  return 1 << s[STACK + (s[DEPTH] - 1) * FRAME + 1];
};

/** The rule by which somebody is asked; none while all program or take their clues. */
export const askingRule = ({ s, terms }: Table): RuleId | undefined =>
  s[DEPTH] === 0 ? undefined : terms.sources[s[STACK + (s[DEPTH] - 1) * FRAME]].rule;

/** The legal answers of a character, in a list that must be read before the next call. */
export const answersOf = (table: Table, who: Who): Offer => {
  const s = table.s;
  const offer = SCRATCH;
  if (offer.table === table && offer.who === who) return offer;
  if (s[PHASE] === PROGRAMMING && !table.isOver && s[PENDING] & (1 << who)) return programsOf(table, who);
  offer.clear(who);
  if (table.isOver || s[PHASE] === PROGRAMMING || !table.terms.cast.includes(who)) return offer;
  if (s[PHASE] === CLUES) offerClues(table, who, offer);
  else if (isSlotOpen(table)) {
    if (canTakeSlot(table, who)) {
      offer.clear(who);
      slot.answers!(table, who, offer, 1 << who, 0);
    } else offer.clear(who);
  } else {
    const at = STACK + (s[DEPTH] - 1) * FRAME;
    if (s[at + 1] === who) table.terms.sources[s[at]].answers!(table, who, offer, s[at + 2], s[at + 3]);
  }
  return offer;
};

/** Takes an answer that `answersOf` has listed, and goes on until somebody must choose again. */
export const take = (table: Table, code: Command): void => {
  const s = table.s;
  if (s[PHASE] === PROGRAMMING) {
    s[ON_TURN] = 0;
    program(table, whoOf(code), aOf(code), bOf(code), cOf(code));
  } else if (s[PHASE] === CLUES) takeClue(table, code);
  else if (isSlotOpen(table)) takeSlot(table, whoOf(code), code);
  else answer(table, code);
  run(table);
};

/** SET-CLUE: once for each player, through the first of their characters. */
const owingClues = ({ s, terms }: Table): Party => {
  let party = 0;
  for (let seat = 0; seat < terms.seats.length; seat++)
    if (s[PENDING] & (1 << seat)) party |= terms.seats[seat] & -terms.seats[seat];
  return party;
};

const offerClues = (table: Table, who: Who, offer: Offer): void => {
  if (!(table.s[PENDING] & (1 << table.terms.seatOf[who]))) return;
  for (const cell of ADJACENT[CENTRE]) offer.add(VERB.clue, cell);
  offer.add(VERB.clue);
};

const takeClue = (table: Table, code: Command): void => {
  const who = whoOf(code);
  const seat = table.terms.seatOf[who];
  table.s[PENDING] &= ~(1 << seat);
  if (aOf(code) !== NONE) table.look(who, aOf(code), 1 << seat, 'SET-CLUE');
  else table.listener?.({ kind: 'declined', who: CHARACTERS[who], rule: 'SET-CLUE' });
};
