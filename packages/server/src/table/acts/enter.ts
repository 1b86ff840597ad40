import { refuse } from '../refusal.ts';
import type { ActRules } from './rules.ts';

/** Whoever said the password may look and sit down from now on. That it was the right one is found out before. */
export const enter: ActRules<'enter'> = {
  bar(table, by) {
    if (table.removed.includes(by)) return refuse('removed');
    if (!table.lock) return refuse('not-now', 'no password is asked for');
    return table.admitted.includes(by) ? refuse('not-now', 'you are in') : undefined;
  },
  apply: (table, { by }) => ({ ...table, admitted: [...table.admitted, by] }),
};
