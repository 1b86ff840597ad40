/** Everything that a person can do at a table. */
import type { KeptAct } from '../entry.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { TableState } from '../table-state.ts';
import { back } from './back.ts';
import { begin } from './begin.ts';
import { enter } from './enter.ts';
import { fill } from './fill.ts';
import { handOver } from './hand-over.ts';
import { heard } from './heard.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { nudge } from './nudge.ts';
import { phrase } from './phrase.ts';
import { play } from './play.ts';
import { ready } from './ready.ts';
import { rematch } from './rematch.ts';
import { remove } from './remove.ts';
import type { ActRules } from './rules.ts';
import { say } from './say.ts';
import { settings } from './settings.ts';
import { sit } from './sit.ts';
import { start } from './start.ts';
import { unlock } from './unlock.ts';
import { wish } from './wish.ts';

const ACTS: { readonly [D in KeptAct['do']]: ActRules<D> } = {
  enter,
  sit,
  join,
  ready,
  wish,
  begin,
  fill,
  remove,
  handOver,
  settings,
  start,
  play,
  unlock,
  say,
  phrase,
  heard,
  nudge,
  leave,
  back,
  rematch,
};

/** Why it may not be done now. */
export const actBar = (
  table: TableState,
  { by, act, at }: { by: number; act: KeptAct; at: number },
): Refusal | undefined =>
  table.closed && act.do !== 'enter' ? refuse('not-now', 'the table is closed') : rulesOf(act).bar(table, by, act, at);

export const applyAct = (table: TableState, done: { by: number; act: KeptAct; at: number }): TableState =>
  rulesOf(done.act).apply(table, done);

const rulesOf = (act: KeptAct): AnyRules => ACTS[act.do] as unknown as AnyRules;

interface AnyRules {
  readonly bar: (table: TableState, by: number, act: KeptAct, now: number) => Refusal | undefined;
  readonly apply: (table: TableState, done: { by: number; act: KeptAct; at: number }) => TableState;
}
