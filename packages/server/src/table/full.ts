/** A log cannot grow without end: locks can be changed, signals given and connections made for ever. */
import { whoOf } from '@room25/engine';
import { MOST_ENTRIES } from '@room25/protocol';
import { missing } from './awaited.ts';
import type { KeptAct } from './entry.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Table } from './table.ts';

/** Then it is no longer written down who came and went. */
export const isFull = ({ seq }: Table): boolean => seq >= MOST_ENTRIES;

/** When much has been done at a table, only answers that are awaited, and leaving, are still taken. */
export const fullBar = (table: Table, act: KeptAct): Refusal | undefined => {
  if (!isFull(table) || act.do === 'leave') return undefined;
  const isAnswer =
    act.do === 'play' &&
    missing(table).includes(whoOf(act.command)) &&
    table.play!.game.answers(whoOf(act.command)).includes(act.command);
  return isAnswer ? undefined : refuse('not-now', 'too much has been done at this table');
};
