import type { ActRules } from './rules.ts';
import { heard, talkBar } from './say.ts';

/** A line that each reads in its own language. */
export const phrase: ActRules<'phrase'> = {
  bar: talkBar,
  apply: (table, { by, act, at }) => heard(table, { by, to: act.to, at, what: { phrase: act.phrase } }),
};
