/**
 * A log must not grow without end: programs can be changed, signals given and connections made for ever. What does not carry the
 * game on is counted per person, so that nobody uses up what others may do.
 */
import { type Command, VERB, verbOf, whoOf } from '@room25/engine';
import {
  MOST_COMINGS_OF_ONE,
  MOST_ENTRIES,
  MOST_ENTRIES_BEFORE,
  MOST_ENTRIES_OF_ONE,
  MOST_LINES_BEFORE,
  MOST_LINES_OF_ONE,
  MOST_RETURNS_OF_ONE,
} from '@room25/protocol';
import { missing } from './awaited.ts';
import type { KeptAct } from './entry.ts';
import { type Refusal, refuse } from './refusal.ts';
import { accountOf, type Doing, isPerson, seatOf, type TableState } from './table-state.ts';

interface Done {
  readonly by: number;
  readonly act: KeptAct;
  readonly at: number;
}

/** After that many returns, one comes back only this long after leaving. */
const BACK_AFTER = 30_000;

/** Is it still logged that this person came or went? */
export const isNoted = (table: TableState, visitor: number): boolean =>
  !isFull(table) && accountOf(table, visitor).comings < MOST_COMINGS_OF_ONE;

export const isFull = ({ seq }: TableState): boolean => seq >= MOST_ENTRIES;

/** Awaited answers, leaving and coming back are always accepted. */
export const fullBar = (table: TableState, { by, act, at }: Done): Refusal | undefined => {
  const { entries, said } = accountOf(table, by);
  if (isTalk(act)) {
    if (said >= MOST_LINES_OF_ONE) return refuse('not-now', 'you have said enough here');
    if (!table.play && table.chat.length >= MOST_LINES_BEFORE) return refuse('not-now', 'enough has been said here');
  }
  if ((act.do === 'sit' || act.do === 'enter' || act.do === 'join') && table.seq >= MOST_ENTRIES_BEFORE)
    return refuse('not-now', TOO_MUCH);
  if (act.do === 'back') return returnBar(table, by, at);
  const isOver = isFull(table) || (entries >= MOST_ENTRIES_OF_ONE && !isTalk(act));
  if (!isOver || isAnswer(table, act) || carriesOn(table, by, act)) return undefined;
  return refuse('not-now', isFull(table) ? TOO_MUCH : 'you have done too much at this table');
};

const returnBar = (table: TableState, by: number, now: number): Refusal | undefined => {
  const seat = table.seats[seatOf(table, by) ?? -1];
  const left = BACK_AFTER - (now - ((isPerson(seat) ? seat.awaySince : undefined) ?? 0));
  if (accountOf(table, by).returns < MOST_RETURNS_OF_ONE || left <= 0) return undefined;
  return refuse('not-now', `you can come back in ${Math.ceil(left / 1000)} s`);
};

const TOO_MUCH = 'too much has been done at this table';

/** What an act is counted as. Only somebody who sat down or came back can leave, and that was counted. */
export const doingOf = (table: TableState, act: KeptAct): Omit<Doing, 'at'> => {
  if (isTalk(act)) return { said: 1 };
  if (act.do === 'back') return { returns: 1 };
  return isAnswer(table, act) || act.do === 'leave' ? {} : { entries: 1 };
};

const isTalk = (act: KeptAct): boolean => act.do === 'say' || act.do === 'phrase';

const isAnswer = (table: TableState, act: KeptAct): boolean => act.do === 'play' && isAwaited(table, act.command);

const isAwaited = (table: TableState, command: Command): boolean =>
  verbOf(command) < VERB.reveal && missing(table).includes(whoOf(command));

/** None of these can be done over and over. */
const carriesOn = (table: TableState, by: number, act: KeptAct): boolean => {
  const seat = table.seats[seatOf(table, by) ?? -1];
  if (act.do === 'ready') return act.ready && isPerson(seat) && !seat.ready;
  return act.do === 'heard' || act.do === 'leave' || act.do === 'start' || act.do === 'nudge' || act.do === 'rematch';
};
