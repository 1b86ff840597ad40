import { refuse } from '../refusal.ts';
import { type ActRules, seatedBar } from './rules.ts';

/** The same people at a table of their own; the first who asks opens it. */
export const rematch: ActRules<'rematch'> = {
  bar: (table, by) =>
    seatedBar(table, by) ?? (table.play?.ended === undefined ? refuse('not-now', 'the game is not over') : undefined),
  apply: (table, { act }) => ({ ...table, rematch: table.rematch ?? act.table }),
};
