/** What players say in phrases: whom they suspect or trust, where to come and what to keep away from, and yes or no to that. */
import { CELL_COUNT } from '../board.ts';
import { aOf, bOf, type Command, cOf, command, NONE, VERB, whoOf } from '../command.ts';
import type { Who } from '../content.ts';
import type { RuleId } from '../rule-ids.ts';
import { CELLS, CHARACTERS, SAYINGS } from '../words.ts';
import type { Offer } from './offer.ts';
import { ANSWERS, ROLE_KNOWN, SAID, SAID_COUNT, TO_ALL } from './state.ts';
import type { Table } from './table.ts';

/** COMM-OFTEN: in a turn, answers apart. */
const MOST = 4;

const [SUSPECT, TRUST, COME, AVOID, WAIT, YES, NO] = SAYINGS.map((_, saying) => saying);

/** While talk is not jammed. */
export const offerSayings = (table: Table, who: Who, offer: Offer): void => {
  if (speakerBar(table, who) !== undefined) return;
  const { s, terms } = table;
  const seat = terms.seatOf[who];
  const add = (saying: number, cell = NONE, whom = NONE): void => {
    if (command(who, VERB.say, saying, cell, whom) !== s[SAID + seat]) offer.add(VERB.say, saying, cell, whom);
  };
  if (s[SAID_COUNT + seat] < MOST) {
    for (const whom of terms.cast) {
      if (!isDoubted(table, seat, whom)) continue;
      add(SUSPECT, NONE, whom);
      add(TRUST, NONE, whom);
    }
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      add(COME, cell);
      add(AVOID, cell);
    }
    add(WAIT);
  }
  for (const whom of terms.cast) {
    if (!isUnanswered(table, seat, whom)) continue;
    add(YES, NONE, whom);
    add(NO, NONE, whom);
  }
};

/** Why a phrase that is not among them may not be said. */
export const sayingBar = (table: Table, code: Command): RuleId => {
  const who = whoOf(code);
  const bar = speakerBar(table, who);
  if (bar !== undefined) return bar;
  if (isAnswer(code)) return 'COMM-ANSWER';
  const isEnough = table.s[SAID_COUNT + table.terms.seatOf[who]] >= MOST;
  return isEnough && aOf(code) < SAYINGS.length ? 'COMM-OFTEN' : 'COMM-PHRASE';
};

export const say = (table: Table, code: Command): void => {
  const { s, terms } = table;
  const seat = terms.seatOf[whoOf(code)];
  if (isAnswer(code)) s[ANSWERS + seat] |= (aOf(code) === YES ? 1 : 2) << (2 * terms.seatOf[cOf(code)]);
  else {
    s[SAID + seat] = code;
    s[SAID_COUNT + seat]++;
    for (let other = 0; other < terms.seats.length; other++) s[ANSWERS + other] &= ~(3 << (2 * seat));
  }
  table.listener?.({
    kind: 'said',
    who: CHARACTERS[whoOf(code)],
    saying: SAYINGS[aOf(code)],
    ...(bOf(code) !== NONE && { cell: CELLS[bOf(code)] }),
    ...(cOf(code) !== NONE && { whom: CHARACTERS[cOf(code)] }),
    rule: isAnswer(code) ? 'COMM-ANSWER' : 'COMM-PHRASE',
  });
};

/** What was said belongs to its turn. */
export const forgetSayings = ({ s, terms }: Table): void => {
  for (let seat = 0; seat < terms.seats.length; seat++) {
    s[SAID + seat] = 0;
    s[SAID_COUNT + seat] = 0;
    s[ANSWERS + seat] = 0;
  }
};

/** What a seat has answered to another's phrase; undefined: nothing. */
export const answerOf = ({ s }: Table, seat: number, to: number): 'yes' | 'no' | undefined =>
  ([undefined, 'yes', 'no'] as const)[(s[ANSWERS + seat] >> (2 * to)) & 3];

const isAnswer = (code: Command): boolean => aOf(code) === YES || aOf(code) === NO;

/** Whoever plays alone has nobody to talk to, and the dead are silent. */
const speakerBar = (table: Table, who: Who): RuleId | undefined => {
  if (table.terms.seats.length === 1) return 'COMM-PHRASE';
  return table.isAlive(who) ? undefined : 'DEATH-1';
};

/** Somebody else's character, whose role not everybody has seen. */
const isDoubted = ({ s, terms }: Table, seat: number, whom: Who): boolean =>
  terms.mode.pool !== undefined && terms.seatOf[whom] !== seat && (s[ROLE_KNOWN + whom] & TO_ALL) === 0;

const isUnanswered = (table: Table, seat: number, whom: Who): boolean => {
  const to = table.terms.seatOf[whom];
  const standing = table.sayingOf(to);
  const isTheirs = standing !== undefined && whoOf(standing) === whom && table.isAlive(whom);
  return to !== seat && isTheirs && answerOf(table, seat, to) === undefined;
};
