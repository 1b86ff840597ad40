import { refuse } from '../refusal.ts';
import type { ActRules } from './rules.ts';

/** Whoever has given the password may look and sit down from now on. It was checked before. */
export const enter: ActRules<'enter'> = {
  bar(table, by) {
    if (table.removed.includes(by)) return refuse('removed');
    if (!table.lock) return refuse('not-now', 'no password is asked for');
    return table.admitted.includes(by) ? refuse('not-now', 'you are in') : undefined;
  },
  apply: (table, { by }) => ({ ...table, admitted: [...table.admitted, by] }),
};
