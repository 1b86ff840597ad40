/** Why a command was refused: the rule that stands against it. It never decides; `answersOf` has already done that. */
import { CELL_COUNT } from './board.ts';
import { actionOf, aOf, bOf, type Command, hasAdrenaline, NONE, VERB, verbOf, whoOf } from './command.ts';
import type { RuleId } from './rule-ids.ts';
import { asideBar, isAside } from './table/asides.ts';
import { isParanoid } from './table/paranoia.ts';
import { askingRule, awaited } from './table/questions.ts';
import { canSubstitute, dueAction, isAdrenalineRound, maySubstitute, mayWait } from './table/slot.ts';
import { SLOT_SOURCE } from './table/sources.ts';
import { CLUES, DEPTH, FRAME, LIMIT, PENDING, PHASE, PROGRAMMING, STACK, USED } from './table/state.ts';
import type { Table } from './table/table.ts';
import { ACTIONS, BASIC_COUNT } from './words.ts';

export interface Refusal {
  readonly rule: RuleId;
  readonly command: Command;
}

export const explain = (table: Table, code: Command): Refusal => ({ rule: ruleAgainst(table, code), command: code });

const ruleAgainst = (table: Table, code: Command): RuleId => {
  const who = whoOf(code);
  if (table.isOver) return 'COUNT-END';
  if (!table.terms.cast.includes(who)) return 'SET-CHARACTERS';
  if (isAside(code)) return asideBar(table, code);
  if (!table.isAlive(who)) return 'DEATH-1';
  if (table.s[PHASE] === CLUES) return 'SET-CLUE';
  if (table.s[PHASE] === PROGRAMMING) return againstProgram(table, code);
  if (!(awaited(table) & (1 << who))) return 'ACT-ORDER';
  return isAskedBySlot(table) ? againstPlay(table, code) : askingRule(table)!;
};

const againstProgram = (table: Table, code: Command): RuleId => {
  const who = whoOf(code);
  if (verbOf(code) === VERB.clue) return 'SET-CLUE';
  if (verbOf(code) !== VERB.program) return 'WORD-TURN';
  if (table.choosesFreely(who)) return 'FREE-CHOICE';
  if (isParanoid(table, who)) return 'ROOM-PARANOIA';
  if (!(table.s[PENDING] & (1 << who))) return 'PROG-SECRET';
  if (aOf(code) === NONE) return 'PROG-ONE';
  if (aOf(code) >= table.terms.actions.length) return 'ABIL-1';
  if (table.isPunished(who, aOf(code)) || table.isPunished(who, bOf(code))) return 'MAC-PUNISH';
  if (hasAdrenaline(code)) return 'ADR-1';
  if (bOf(code) !== NONE && table.s[LIMIT + who] === 1) return 'ROOM-COLD';
  return 'PROG-TWO';
};

const isAskedBySlot = (table: Table): boolean =>
  table.s[DEPTH] === 0 || table.s[STACK + (table.s[DEPTH] - 1) * FRAME] === SLOT_SOURCE;

const againstPlay = (table: Table, code: Command): RuleId => {
  const who = whoOf(code);
  const action = actionOf(verbOf(code));
  if (verbOf(code) === VERB.wait)
    return table.choosesFreely(who) ? 'FREE-CHOICE' : mayWait(table, who) ? 'ACT-MUST' : 'PROG-ONE';
  if (action === undefined) return 'ACT-ORDER';
  const number = ACTIONS.indexOf(action);
  if (number >= table.terms.actions.length) return 'SET-CHARACTERS';
  const isUsed = (table.s[USED + who] & (1 << number)) !== 0;
  if (isAdrenalineRound(table)) {
    if (number >= BASIC_COUNT) return 'ADR-2';
  } else if (table.choosesFreely(who)) {
    if (isUsed) return 'FREE-CHOICE';
    if (table.isPunished(who, number)) return 'MAC-PUNISH';
  } else if (canSubstitute(table, who)) {
    if (isUsed || (!maySubstitute(table, who) && dueAction(table, who) !== number)) return 'GUARD-POWER';
  } else if (dueAction(table, who) !== number) return 'ACT-ORDER';
  if (aOf(code) >= CELL_COUNT && aOf(code) !== NONE) return 'WORD-CELL';
  return table.roomOf(who).forbids?.[action] ?? table.actionRules(who, number).explain(table, who, code);
};
