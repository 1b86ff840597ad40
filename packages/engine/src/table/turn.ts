/** How a game flows: clues, programming, the slots of each round, the countdown. `run` goes on until somebody must choose. */
import { LINE_COUNT } from '../board.ts';
import type { Command } from '../command.ts';
import type { Who } from '../content.ts';
import { CHARACTERS, type Character } from '../words.ts';
import { clearLying, drawLater } from './deck.ts';
import { SCRATCH } from './offer.ts';
import { drawToken, isParanoid, staysParanoid } from './paranoia.ts';
import { forgetSayings } from './sayings.ts';
import { isAdrenalineRound, offerPlays, slot } from './slot.ts';
import { SLOT_SOURCE } from './sources.ts';
import {
  ACTING,
  ACTOR,
  ADRENALINE,
  ASKS,
  BETWEEN,
  CHILLED,
  CHOOSES_FREELY,
  CHOOSING,
  CLUES,
  COMMITTED,
  DEATH_COUNT,
  DEATHS_SETTLED,
  DEPTH,
  DONE,
  DRAWS_LEFT,
  ENDING,
  FIRST,
  FOLLOWS,
  FRAME,
  IN_PARANOIA,
  IS_HIDING,
  LAST_PROGRAMMED_ROUND,
  LIMIT,
  MOVED,
  ON_TURN,
  ORDER,
  ORDER_LENGTH,
  PENDING,
  PHASE,
  PILE,
  PLAYING,
  PROGRAMMING,
  RETURNING,
  RETURNING_COUNT,
  ROLE,
  ROUND,
  SECOND,
  SHOWN_TURN,
  SLOT,
  STACK,
  STAGE,
  STARTING,
  STATUS,
  TO_JUDGE,
  TURN,
  TURNS_LEFT,
  USED,
} from './state.ts';
import type { Table } from './table.ts';

export const run = (table: Table): void => {
  const s = table.s;
  table.forgetOffer();
  while (!table.isOver) {
    if (s[DEATHS_SETTLED] < s[DEATH_COUNT]) table.settleDeaths();
    else if (s[TO_JUDGE] !== 0 && isEventOver(table)) {
      s[TO_JUDGE] = 0;
      table.endChains();
      table.terms.mode.judge?.(table);
    } else if (s[DEPTH] !== 0) {
      if (!resume(table)) return;
    } else if (!advance(table)) return;
  }
};

const isEventOver = ({ s }: Table): boolean => s[DEPTH] === 0 || s[STACK + (s[DEPTH] - 1) * FRAME + 4] === FOLLOWS;

/** The topmost of what is still to happen asked somebody; this is the answer. */
export const answer = (table: Table, code: Command): void => {
  const s = table.s;
  s[DEPTH]--;
  const at = STACK + s[DEPTH] * FRAME;
  table.terms.sources[s[at]].onAnswer!(table, s[at + 1], code, s[at + 2], s[at + 3]);
};

/** SOLO-P: a pawn of the player's choice takes its slot with this play. */
export const takeSlot = (table: Table, who: Who, code: Command): void => {
  beginSlot(table, who);
  slot.onAnswer!(table, who, code, 1 << who, 0);
};

/** Is the player free to choose which pawn acts? */
export const isSlotOpen = (table: Table): boolean =>
  table.s[PHASE] === ACTING && table.terms.mode.isAnyOrder === true && table.s[DEPTH] === 0;

export const canTakeSlot = (table: Table, who: Who): boolean =>
  table.isAlive(who) && !(table.s[DONE] & (1 << who)) && hasPlay(table, who);

/** Goes on with the topmost of what is still to happen; false if somebody must choose. */
const resume = (table: Table): boolean => {
  const s = table.s;
  const at = STACK + (s[DEPTH] - 1) * FRAME;
  const source = table.terms.sources[s[at]];
  const who = s[at + 1];
  const party = s[at + 2];
  const detail = s[at + 3];
  if (s[at + 4] !== ASKS) {
    s[DEPTH]--;
    source.onResume!(table, who, party, detail);
    return true;
  }
  SCRATCH.clear(who);
  source.answers!(table, who, SCRATCH, party, detail);
  if (SCRATCH.count > 1 || (SCRATCH.count === 1 && source.alwaysAsks)) {
    SCRATCH.table = table;
    return false;
  }
  s[DEPTH]--;
  if (SCRATCH.count === 1) source.onAnswer!(table, who, SCRATCH.at(0), party, detail);
  else source.onNothing?.(table, who);
  return true;
};

/** The next step of the game; false if somebody must choose first. */
const advance = (table: Table): boolean => {
  const s = table.s;
  if (s[PHASE] === ACTING) return advanceSlot(table);
  if (s[PENDING] !== 0) return false;
  if (s[PHASE] === CLUES) beginTurn(table);
  else if (s[PHASE] === STARTING) openProgramming(table);
  else {
    s[PHASE] = ACTING;
    if (table.listener) tellTokens(table);
    beginRound(table, 0);
  }
  return true;
};

/**
 * PROG-SECRET: how many tokens lie there is public. Two actions without adrenaline are not announced; nor is anything to a lone
 * player.
 */
const tellTokens = ({ s, terms, living, listener }: Table): void => {
  const those = (isSo: (who: Who) => boolean): Character[] =>
    terms.cast.filter((who) => living & (1 << who) && isSo(who)).map((who) => CHARACTERS[who]);
  const single = those((who) => s[FIRST + who] !== 0 && s[SECOND + who] === 0);
  const adrenaline = those((who) => s[ADRENALINE + who] === COMMITTED);
  const isNews = terms.seats.length > 1 && single.length + adrenaline.length > 0;
  if (isNews) listener!({ kind: 'laid', single, adrenaline, rule: 'PROG-SECRET' });
};

const advanceSlot = (table: Table): boolean => {
  const s = table.s;
  const who = s[ACTOR] - 1;
  switch (s[STAGE]) {
    case PLAYING:
      s[STAGE] = ENDING;
      if (table.isAlive(who)) table.roomOf(who).onActionEnd?.(table, who);
      return true;
    case ENDING:
      s[STAGE] = BETWEEN;
      if (s[ROUND] === LAST_PROGRAMMED_ROUND && table.isAlive(who)) table.roomOf(who).onLastSlotEnd?.(table, who);
      return true;
    default:
      s[ACTOR] = 0;
      return table.terms.mode.isAnyOrder ? openSlot(table) : nextSlot(table);
  }
};

const nextSlot = (table: Table): boolean => {
  const s = table.s;
  s[SLOT]++;
  if (s[SLOT] >= s[ORDER_LENGTH]) endRound(table);
  else callSlot(table, s[ORDER + s[SLOT]]);
  return true;
};

/** SOLO-P: false if the player must say who acts. Whoever has nothing to play goes last. */
const openSlot = (table: Table): boolean => {
  const s = table.s;
  const waiting = table.terms.cast.filter((who) => table.isAlive(who) && !(s[DONE] & (1 << who)));
  if (waiting.length === 0) endRound(table);
  else if (waiting.some((who) => hasPlay(table, who))) return false;
  else callSlot(table, waiting[0]);
  return true;
};

const hasPlay = (table: Table, who: Who): boolean => {
  SCRATCH.clear(who);
  offerPlays(table, who, SCRATCH);
  return SCRATCH.count > 0;
};

const callSlot = (table: Table, who: Who): void => {
  const hasSlot = !isAdrenalineRound(table) || table.s[ADRENALINE + who] === COMMITTED;
  if (!table.isAlive(who) || !hasSlot) return;
  beginSlot(table, who);
  if (isParanoid(table, who) && !isAdrenalineRound(table)) drawToken(table, who);
  table.askFrom(SLOT_SOURCE, who);
};

const beginSlot = (table: Table, who: Who): void => {
  const s = table.s;
  s[ACTOR] = who + 1;
  s[ON_TURN] |= 1 << who;
  s[DONE] |= 1 << who;
  s[STAGE] = CHOOSING;
};

const beginRound = (table: Table, round: number): void => {
  const s = table.s;
  s[ROUND] = round;
  s[SLOT] = -1;
  s[DONE] = 0;
  s[STAGE] = BETWEEN;
  // MAC-DRAW: in Madness a card comes before each round.
  if (round <= LAST_PROGRAMMED_ROUND && table.terms.setup.options.madness && drawsCards(table)) drawLater(table, 1);
};

const drawsCards = (table: Table): boolean => table.terms.mode.drawsCards === true && !table.isLastTurn;

const endRound = (table: Table): void => {
  const last = table.terms.hasAdrenaline ? LAST_PROGRAMMED_ROUND + 1 : LAST_PROGRAMMED_ROUND;
  if (table.s[ROUND] < last) beginRound(table, table.s[ROUND] + 1);
  else endTurn(table);
};

export const beginTurn = (table: Table): void => {
  const s = table.s;
  s[PHASE] = STARTING;
  s[PENDING] = 0;
  for (const who of table.terms.cast) table.dropProgram(who);
  forgetSayings(table);
  table.listener?.({
    kind: 'turn',
    turn: s[TURN],
    turnsLeft: s[TURNS_LEFT],
    order: Array.from(s.subarray(ORDER, ORDER + s[ORDER_LENGTH]), (who) => CHARACTERS[who]),
    rule: 'COUNT-END',
  });
  if (!table.terms.setup.options.madness && drawsCards(table)) drawLater(table, 2);
};

const openProgramming = (table: Table): void => {
  const s = table.s;
  s[PHASE] = PROGRAMMING;
  for (const who of table.terms.cast) if (table.isAlive(who)) callToProgram(table, who);
};

const callToProgram = (table: Table, who: Who): void => {
  const s = table.s;
  const isParanoidStill = staysParanoid(table, who);
  const isUnbound = choosesFreelyNow(table, who);
  const isFree = isUnbound && !isParanoidStill;
  s[LIMIT + who] = s[CHILLED + who] === s[TURN] ? 1 : (table.roomOf(who).actionsAtStart ?? 2);
  s[STATUS + who] = (s[STATUS + who] & IS_HIDING) | (isFree ? CHOOSES_FREELY : 0) | (isParanoidStill ? IN_PARANOIA : 0);
  s[DRAWS_LEFT + who] = 2;
  if (!isParanoidStill) s[PILE + who] = 0;
  s[USED + who] = 0;
  if (isUnbound) table.loseAdrenaline(who, 'GUARD-REVEAL');
  // ROOM-PARANOIA: adrenaline may still be committed.
  const isAsked = !isUnbound && (!isParanoidStill || table.hasAdrenaline(who));
  if (isAsked) s[PENDING] |= 1 << who;
  else s[PENDING] &= ~(1 << who);
};

/**
 * GUARD-REVEAL: a role shown after the last slot still belongs to that turn, so its player chooses freely in the one about to be
 * programmed.
 */
export const showAtOwnTurn = (table: Table, who: Who): void => {
  table.show(who, 'GUARD-REVEAL');
  if (table.s[PHASE] === ACTING) return;
  table.s[SHOWN_TURN + who]--;
  if (table.s[PHASE] !== PROGRAMMING) return;
  callToProgram(table, who);
  run(table);
};

/** GUARD-REVEAL: guards choose freely from the turn after they were shown. */
const choosesFreelyNow = (table: Table, who: Who): boolean =>
  table.terms.mode.choosesFreely === true ||
  (table.isShown(who) &&
    table.s[SHOWN_TURN + who] < table.turn &&
    table.terms.roles[table.s[ROLE + who]].choosesFreely === true);

/** COUNT-END, COUNT-DEAD */
const endTurn = (table: Table): void => {
  const s = table.s;
  for (let line = 0; line < LINE_COUNT; line++) s[MOVED + line] = 0;
  clearLying(table);
  s[TURNS_LEFT]--;
  if (s[TURNS_LEFT] <= 0) {
    table.terms.mode.onTimeOut(table);
    return;
  }
  const first = s[ORDER];
  dropFirst(table);
  s[ORDER + s[ORDER_LENGTH]] = first;
  s[ORDER_LENGTH]++;
  dropDead(table);
  putFirst(table);
  s[TURN]++;
  beginTurn(table);
};

/** ROOM-REGENERATION: whoever had been taken out of the order comes first in it. */
const putFirst = (table: Table): void => {
  const s = table.s;
  if (s[RETURNING_COUNT] === 0) return;
  const back = s.slice(RETURNING, RETURNING + s[RETURNING_COUNT]).filter((who) => table.isAlive(who));
  s.copyWithin(ORDER + back.length, ORDER, ORDER + s[ORDER_LENGTH]);
  s.set(back, ORDER);
  s[ORDER_LENGTH] += back.length;
  s[RETURNING_COUNT] = 0;
};

/** COUNT-DEAD: the first living one comes first. */
export const dropDead = (table: Table): void => {
  while (table.living !== 0 && !table.isAlive(table.s[ORDER])) dropFirst(table);
};

const dropFirst = (table: Table): void => {
  const s = table.s;
  s[ORDER_LENGTH]--;
  for (let place = 0; place < s[ORDER_LENGTH]; place++) s[ORDER + place] = s[ORDER + place + 1];
};
