import type { TableState } from '../table-state.ts';
import { seated } from './rules.ts';
import { heard, talkBar } from './say.ts';

/** A line that everybody reads in their own language. */
export const phrase = seated<'phrase'>({
  bar: (table, _, { to }) => (to === undefined && isOverWithSignals(table) ? undefined : talkBar(table, to)),
  apply: (table, me, { act, at }) => heard(table, me, { to: act.to, at, what: { phrase: act.phrase } }),
});

/** Once the masks have fallen a phrase gives nothing away: people who could only signal can thank each other. */
const isOverWithSignals = ({ play, settings }: TableState): boolean =>
  play?.ended !== undefined && settings.talk === 'signals';
