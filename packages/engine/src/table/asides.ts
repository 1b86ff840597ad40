/** What may be said and laid beside the questions: reminder tokens, danger signals, phrases, guards who show their role. */
import { CELL_COUNT } from '../board.ts';
import { aOf, bOf, type Command, isSpeech, VERB, verbOf, whoOf } from '../command.ts';
import type { Cell, Who } from '../content.ts';
import type { RuleId } from '../rule-ids.ts';
import { CELLS, CHARACTERS, COLOURS } from '../words.ts';
import { JAMMING_CARD } from './card.ts';
import { type Offer, SCRATCH } from './offer.ts';
import { offerSayings, say, sayingBar } from './sayings.ts';
import { ACTOR, ALARM, DONE, KNOWN, ON_TURN, REMINDER, SIGNALS, TO_ALL } from './state.ts';
import type { Table } from './table.ts';
import { isSlotOpen, showAtOwnTurn } from './turn.ts';

/**
 * The asides are the last verbs. New verbs are added at the end, because records hold their numbers: those that are no asides
 * must be left out here.
 */
export const isAside = (code: Command): boolean => verbOf(code) >= VERB.reveal;

/** The asides that a character may make now, all or those of one verb, in a list that must be read before the next call. */
export const asidesOf = (table: Table, who: Who, verb?: number): Offer => {
  const offer = SCRATCH;
  offer.clear(who);
  if (table.isOver || !table.terms.cast.includes(who)) return offer;
  const isWanted = (one: number): boolean => verb === undefined || verb === one;
  if (isWanted(VERB.reveal) && revealBar(table, who) === undefined) offer.add(VERB.reveal);
  const canRemind = isWanted(VERB.remind) && reminderBar(table, who) === undefined;
  const isSilent = jammingBar(table) !== undefined;
  const canSignal = isWanted(VERB.signal) && !isSilent;
  for (let cell = 0; cell < CELL_COUNT && (canRemind || canSignal); cell++) {
    if (!table.isHiddenAt(cell)) continue;
    if (canRemind) offer.add(VERB.remind, cell);
    if (!canSignal || !knows(table, who, cell)) continue;
    for (let colour = 0; colour < COLOURS.length; colour++) offer.add(VERB.signal, cell, colour);
  }
  if (isWanted(VERB.say) && !isSilent) offerSayings(table, who, offer);
  return offer;
};

/** Why an aside that is not among them may not be made. */
export const asideBar = (table: Table, code: Command): RuleId => {
  const who = whoOf(code);
  if (verbOf(code) === VERB.reveal) return revealBar(table, who) ?? 'GUARD-REVEAL';
  if (verbOf(code) > VERB.signal) return jammingBar(table) ?? sayingBar(table, code);
  if (aOf(code) >= CELL_COUNT) return 'WORD-CELL';
  if (!table.isHiddenAt(aOf(code))) return 'WORD-HIDDEN';
  return (verbOf(code) === VERB.remind ? reminderBar(table, who) : signalBar(table, who, aOf(code))) ?? 'WORD-COLOUR';
};

export const makeAside = (table: Table, code: Command): void => {
  const who = whoOf(code);
  const name = CHARACTERS[who];
  const cell = aOf(code);
  table.forgetOffer();
  // Whoever does something in their slot has begun it.
  if (table.s[ACTOR] === who + 1 && !isSpeech(code)) table.s[ON_TURN] = 1 << who;
  if (verbOf(code) === VERB.reveal) show(table, who);
  else if (verbOf(code) === VERB.say) say(table, code);
  else if (verbOf(code) === VERB.remind) {
    table.s[REMINDER + who] = table.tileAt(cell) + 1;
    table.listener?.({ kind: 'reminded', who: name, cell: CELLS[cell], rule: 'REMIND-PLACE' });
  } else {
    const shift = 3 * table.terms.seatOf[who];
    const tile = SIGNALS + table.tileAt(cell);
    table.s[tile] = (table.s[tile] & ~(7 << shift)) | ((bOf(code) + 1) << shift);
    table.listener?.({
      kind: 'signalled',
      who: name,
      cell: CELLS[cell],
      colour: COLOURS[bOf(code)],
      rule: 'COMM-DANGER',
    });
  }
};

const show = (table: Table, who: Who): void => {
  if (isOnTurn(table, who)) showAtOwnTurn(table, who);
  else table.show(who, 'GUARD-REVEAL');
};

/**
 * One's own turn lasts until somebody else begins a slot or the first player programs. Until then whoever has played can still do
 * what belongs to their turn, and so can everybody whose slot has passed by itself since.
 */
const isOnTurn = (table: Table, who: Who): boolean => (table.s[ON_TURN] & (1 << who)) !== 0;

const revealBar = (table: Table, who: Who): RuleId | undefined => {
  if (!table.isGuard(who)) return 'PRISONER-SILENT';
  const isItsMoment = table.terms.setup.options.reveal === 'any' || isOnTurn(table, who);
  const isTooEarly = table.terms.edition.revealNeedsAlarm && table.s[ALARM] === 0;
  return table.isAlive(who) && !table.isShown(who) && isItsMoment && !isTooEarly ? undefined : 'GUARD-REVEAL';
};

const reminderBar = (table: Table, who: Who): RuleId | undefined => {
  const { setup, edition } = table.terms;
  const isItsMoment = isOnTurn(table, who) || mayTakeSlot(table, who);
  if (table.isLying(JAMMING_CARD) && table.terms.seats.length === 1) return 'MAC-JAMMING';
  const isAtHand = table.s[REMINDER + who] === 0 || edition.remindersMove;
  return setup.options.reminders && table.isAlive(who) && isItsMoment && isAtHand ? undefined : 'REMIND-PLACE';
};

/** SOLO-P: it is the turn of all pawns that have not acted in this round. Which of them could play is the player's secret. */
const mayTakeSlot = (table: Table, who: Who): boolean => isSlotOpen(table) && !(table.s[DONE] & (1 << who));

const signalBar = (table: Table, who: Who, cell: Cell): RuleId | undefined =>
  jammingBar(table) ?? (knows(table, who, cell) ? undefined : 'COMM-DANGER');

const jammingBar = (table: Table): RuleId | undefined => {
  if (!table.isJammed) return undefined;
  return table.isLying(JAMMING_CARD) ? 'MAC-JAMMING' : 'ROOM-JAMMING';
};

const knows = (table: Table, who: Who, cell: Cell): boolean =>
  (table.s[KNOWN + table.tileAt(cell)] & ((1 << table.terms.seatOf[who]) | TO_ALL)) !== 0;
