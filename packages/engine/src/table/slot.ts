/**
 * A slot: what its character may play, and what happens when there is nothing to play (PROG-ONE, ACT-ORDER, ACT-MUST,
 * FREE-CHOICE).
 */
import { actionNumberOf, type Command, VERB, verbOf } from '../command.ts';
import type { Source, Who } from '../content.ts';
import type { RuleId } from '../rule-ids.ts';
import { ACTIONS, BASIC_COUNT, CHARACTERS } from '../words.ts';
import type { Offer } from './offer.ts';
import { isParanoid } from './paranoia.ts';
import {
  DRAWN,
  ENDING,
  FIRST,
  HAS_PLAYED,
  HAS_SUBSTITUTED,
  IS_HIDING,
  LAST_PROGRAMMED_ROUND,
  LIMIT,
  LOST,
  ON_TURN,
  PLAYING,
  ROLE,
  ROUND,
  SECOND,
  STAGE,
  STATUS,
  USED,
} from './state.ts';
import type { Table } from './table.ts';

export const slot: Source = {
  rule: 'ACT-ORDER',
  alwaysAsks: true,

  answers(table, who, offer) {
    offerPlays(table, who, offer);
    if (offer.count > 0 && (mayWait(table, who) || mayLose(table, who, offer))) offer.add(VERB.wait);
  },

  onAnswer(table, who, answer) {
    table.s[ON_TURN] = 1 << who;
    if (verbOf(answer) !== VERB.wait) play(table, who, answer);
    else if (mayWait(table, who)) wait(table, who);
    else lose(table, who, dueAction(table, who)!);
  },

  onNothing(table, who) {
    const action = dueAction(table, who);
    if (isAdrenalineRound(table)) spend(table, who);
    else if (action === undefined) pass(table, who);
    else if (mayWait(table, who) && !table.isPunished(who, action)) wait(table, who);
    else lose(table, who, action);
  },
};

/** Everything that `who` could play now. */
export const offerPlays = (table: Table, who: Who, offer: Offer): void => {
  if (isAdrenalineRound(table)) {
    // ADR-2: any basic action, even one used or lost for good.
    for (let action = 0; action < BASIC_COUNT; action++) table.actionRules(who, action).offer(table, who, offer);
    return;
  }
  if (table.choosesFreely(who)) {
    if (!hasPlayed(table, who) || table.s[LIMIT + who] > 1) offerUnused(table, who, offer);
    return;
  }
  const action = dueAction(table, who);
  if (action === undefined || table.isPunished(who, action)) return;
  if (maySubstitute(table, who)) offerUnused(table, who, offer);
  else table.actionRules(who, action).offer(table, who, offer);
};

/** The programmed action of this round; none for those who choose freely. */
export const dueAction = (table: Table, who: Who): number | undefined => {
  if (isParanoid(table, who)) return table.s[DRAWN + who] === 0 ? undefined : table.s[DRAWN + who] - 1;
  const first = table.s[FIRST + who];
  const second = table.s[SECOND + who];
  if (first === 0) return undefined;
  if (table.s[ROUND] === 0) return first - 1;
  if (second !== 0) return second - 1;
  return hasPlayed(table, who) ? undefined : first - 1;
};

/** PROG-ONE: a single action may be kept. FREE-CHOICE: one of the two slots may be left empty. */
export const mayWait = (table: Table, who: Who): boolean => {
  const isFirstRound = table.s[ROUND] === 0;
  if (isParanoid(table, who) || isAdrenalineRound(table)) return false;
  if (table.choosesFreely(who)) return isFirstRound || hasPlayed(table, who);
  return isFirstRound && table.s[SECOND + who] === 0;
};

/** GUARD-POWER: once a turn the Traitor may exchange their two actions, or change one of them. */
export const maySubstitute = (table: Table, who: Who): boolean =>
  canSubstitute(table, who) && (table.s[STATUS + who] & HAS_SUBSTITUTED) === 0;

export const canSubstitute = (table: Table, who: Who): boolean =>
  table.isShown(who) && table.terms.roles[table.s[ROLE + who]].substitutes === true;

/** They need not: an action without a target may be lost instead. */
const mayLose = (table: Table, who: Who, offer: Offer): boolean => {
  if (!maySubstitute(table, who)) return false;
  const due = dueAction(table, who);
  return !offer.commands.some((code) => actionNumberOf(verbOf(code)) === due);
};

const hasPlayed = (table: Table, who: Who): boolean => (table.s[STATUS + who] & HAS_PLAYED) !== 0;

const offerUnused = (table: Table, who: Who, offer: Offer): void => {
  for (let action = 0; action < table.terms.actions.length; action++)
    if (!(table.s[USED + who] & (1 << action)) && !table.isPunished(who, action))
      table.actionRules(who, action).offer(table, who, offer);
};

const play = (table: Table, who: Who, command: Command): void => {
  const action = actionNumberOf(verbOf(command));
  if (maySubstitute(table, who)) substitute(table, who, action);
  spend(table, who, action);
  table.listener?.({
    kind: 'played',
    who: CHARACTERS[who],
    action: ACTIONS[action],
    round: table.round,
    rule: 'ACT-ORDER',
  });
  table.actionRules(who, action).play(table, who, command);
};

/** What they play now takes the place of what was due. If it was their other action, the two change places. */
const substitute = (table: Table, who: Who, action: number): void => {
  const { s } = table;
  const due = dueAction(table, who)!;
  if (action === due) return;
  const token = s[FIRST + who] === due + 1 ? FIRST : SECOND;
  if (s[SECOND + who] === action + 1) s[SECOND + who] = due + 1;
  s[token + who] = action + 1;
  s[STATUS + who] |= HAS_SUBSTITUTED;
};

const lose = (table: Table, who: Who, action: number): void => {
  spend(table, who, action);
  table.lose(who, action, whyLost(table, who, action));
};

/** An action is over for good, played or lost. Whoever hid is seen again. */
const spend = (table: Table, who: Who, action?: number): void => {
  if (action !== undefined) table.s[USED + who] |= 1 << action;
  if (isAdrenalineRound(table)) table.loseAdrenaline(who, 'ADR-2');
  table.s[STATUS + who] = (table.s[STATUS + who] | HAS_PLAYED) & ~IS_HIDING;
  table.s[LOST + who] = 0;
  table.s[STAGE] = PLAYING;
};

const wait = (table: Table, who: Who): void => {
  table.s[STAGE] = ENDING;
  table.listener?.({
    kind: 'waited',
    who: CHARACTERS[who],
    round: table.round,
    rule: table.choosesFreely(who) ? 'FREE-CHOICE' : 'PROG-ONE',
  });
};

const pass = (table: Table, who: Who): void => {
  table.s[STAGE] = ENDING;
  table.listener?.({ kind: 'passed', who: CHARACTERS[who], round: table.round, rule: 'ACT-ORDER' });
};

const whyLost = (table: Table, who: Who, action: number): RuleId => {
  if (table.isPunished(who, action)) return 'MAC-PUNISH';
  return table.roomOf(who).forbids?.[ACTIONS[action]] ?? 'ACT-MUST';
};

export const isAdrenalineRound = (table: Table): boolean => table.s[ROUND] > LAST_PROGRAMMED_ROUND;
