import { seated } from './rules.ts';
import { heard, talkBar } from './say.ts';

/** A line that everybody reads in their own language. */
export const phrase = seated<'phrase'>({
  bar: (table, _, { to }) => talkBar(table, to),
  apply: (table, me, { act, at }) => heard(table, me, { to: act.to, at, what: { phrase: act.phrase } }),
});
