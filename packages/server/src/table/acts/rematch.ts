import { refuse } from '../refusal.ts';
import { seated } from './rules.ts';

/** The same people at a table of their own; the first who asks opens it. */
export const rematch = seated<'rematch'>({
  bar: (table) => (table.play?.ended === undefined ? refuse('not-now', 'the game is not over') : undefined),
  apply: (table, _, { act }) => ({ ...table, rematch: table.rematch ?? act.table }),
});
