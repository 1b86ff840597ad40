/**
 * A slot whose program is chosen when it is played. In a position where everything is known and everybody plays along, naming
 * each action when its slot comes is the same as locking in two beforehand, as long as some program holds just these. It spares
 * the search all programs that differ only in what is never played.
 */
import { actionNumberOf, type Command, NONE, VERB, verbOf, whoOf } from '@room25/engine';
import {
  ADRENALINE,
  COMMITTED,
  ENDING,
  EXTRAS,
  FIRST,
  HAS_PLAYED,
  IN_HAND,
  IN_PARANOIA,
  IS_HIDING,
  LAST_PROGRAMMED_ROUND,
  LIMIT,
  LOST,
  type Offer,
  PENDING,
  PUNISHED,
  ROUND,
  run,
  SECOND,
  SLOT_SOURCE,
  STAGE,
  STATUS,
  type Table,
} from '@room25/engine/inside';

type Terms = Table['terms'];
type Source = Terms['sources'][number];

/** In EXTRAS: the program is still open; above it, the actions that could not be programmed. */
const LATE = 64;
const BARRED_SHIFT = 8;

/** The terms on which everybody programs while playing. */
export const lateTerms = (terms: Terms): Terms => {
  const sources = [...terms.sources];
  sources[SLOT_SOURCE] = lateSlot(terms.sources[SLOT_SOURCE]);
  return { ...terms, sources };
};

/** Ends a programming phase: whoever had to program says at their slots what it was. */
export const leaveOpen = (table: Table): void => {
  const { s } = table;
  for (const who of table.terms.cast) {
    if (!(s[PENDING] & (1 << who))) continue;
    s[FIRST + who] = 0;
    s[SECOND + who] = 0;
    s[EXTRAS + who] = LATE | (s[PUNISHED + who] << BARRED_SHIFT);
    if (s[ADRENALINE + who] === IN_HAND && s[LIMIT + who] > 1) s[ADRENALINE + who] = COMMITTED;
  }
  s[PENDING] = 0;
  run(table);
};

/** ROOM-PARANOIA: of what is drawn nothing is chosen, but adrenaline is. */
const isLate = ({ s }: Table, who: number): boolean =>
  (s[EXTRAS + who] & LATE) !== 0 && (s[ROUND] > LAST_PROGRAMMED_ROUND || (s[STATUS + who] & IN_PARANOIA) === 0);

const lateSlot = (real: Source): Source => ({
  ...real,

  answers(table, who, offer, party, detail) {
    if (!isLate(table, who)) real.answers!(table, who, offer, party, detail);
    else if (table.s[ROUND] > LAST_PROGRAMMED_ROUND) {
      real.answers!(table, who, offer, party, detail);
      offer.add(VERB.wait);
    } else if (table.s[ROUND] === 0) offerFirst(real, table, who, offer);
    else if (table.s[STATUS + who] & HAS_PLAYED) offerSecond(real, table, who, offer);
    else offerSingle(real, table, who, offer);
  },

  onAnswer(table, who, code, party, detail) {
    if (!isLate(table, who)) real.onAnswer!(table, who, code, party, detail);
    else if (verbOf(code) === VERB.wait) leaveEmpty(real, table, who, code);
    else if (verbOf(code) === VERB.program) lose(real, table, who, (code >> 8) & 31);
    else {
      bind(table, who, actionNumberOf(verbOf(code)));
      real.onAnswer!(table, who, code, party, detail);
    }
  },
});

/** Is it a loss by choice: an action programmed because it will be impossible? */
export const isLoss = (code: Command): boolean => verbOf(code) === VERB.program;

const loss = (offer: Offer, action: number): void => offer.add(VERB.program, action, NONE, NONE);

/** Round 1: any action; or none yet, which a single one allows. */
const offerFirst = (real: Source, table: Table, who: number, offer: Offer): void => {
  const { s } = table;
  eachAction(table, who, (action) => {
    const before = offer.count;
    s[FIRST + who] = action + 1;
    s[SECOND + who] = action === 0 ? 2 : 1; // not a single one, which could wait
    real.answers!(table, who, offer, 1 << who, 0);
    if (offer.count === before && s[LIMIT + who] > 1 && isLossFelt(table, who)) loss(offer, action);
  });
  s[FIRST + who] = 0;
  s[SECOND + who] = 0;
  offer.add(VERB.wait);
};

/** Round 2 after an action: another one; or none, if the first was single. One that was lost was not: a single one would have waited. */
const offerSecond = (real: Source, table: Table, who: number, offer: Offer): void => {
  const { s } = table;
  const wasLost = s[LOST + who] !== 0;
  let impossible = -1;
  if (s[LIMIT + who] > 1)
    eachAction(table, who, (action) => {
      if (action + 1 === s[FIRST + who]) return;
      const before = offer.count;
      s[SECOND + who] = action + 1;
      real.answers!(table, who, offer, 1 << who, 0);
      if (offer.count === before) impossible = action;
    });
  s[SECOND + who] = 0;
  if (impossible >= 0 && (wasLost || isLossFelt(table, who))) loss(offer, impossible);
  if (!wasLost) offer.add(VERB.wait);
};

/** Round 2 after waiting: the single action, which has to be played if it can be. */
const offerSingle = (real: Source, table: Table, who: number, offer: Offer): void => {
  const { s } = table;
  let impossible = -1;
  eachAction(table, who, (action) => {
    const before = offer.count;
    s[FIRST + who] = action + 1;
    real.answers!(table, who, offer, 1 << who, 0);
    if (offer.count === before) impossible = action;
  });
  s[FIRST + who] = 0;
  if (impossible >= 0) loss(offer, impossible);
};

const eachAction = (table: Table, who: number, visit: (action: number) => void): void => {
  const barred = table.s[EXTRAS + who] >> BARRED_SHIFT;
  for (let action = 0; action < table.terms.actions.length; action++) if (!(barred & (1 << action))) visit(action);
};

/** Does losing an action differ from having none? A trap counts it, and whoever hides is seen again. */
const isLossFelt = (table: Table, who: number): boolean =>
  table.roomOf(who).onActionEnd !== undefined || (table.s[STATUS + who] & IS_HIDING) !== 0;

const leaveEmpty = (real: Source, table: Table, who: number, code: Command): void => {
  const { s } = table;
  if (s[ROUND] === 0) real.onAnswer!(table, whoOf(code), code, 1 << who, 0);
  else if (s[ROUND] <= LAST_PROGRAMMED_ROUND) real.onNothing!(table, who);
  else {
    // It was never committed.
    s[ADRENALINE + who] = IN_HAND;
    s[STAGE] = ENDING;
  }
};

const bind = (table: Table, who: number, action: number): void => {
  const { s } = table;
  s[(s[STATUS + who] & HAS_PLAYED ? SECOND : FIRST) + who] = action + 1;
};

const lose = (real: Source, table: Table, who: number, action: number): void => {
  const { s } = table;
  bind(table, who, action);
  const isFirstOfTwo = s[ROUND] === 0;
  if (isFirstOfTwo) s[SECOND + who] = action === 0 ? 2 : 1;
  real.onNothing!(table, who);
  if (isFirstOfTwo) s[SECOND + who] = 0;
};
