import { withEntropy, withSeat } from '../table-state.ts';
import { beforeStartBar, seated } from './rules.ts';

export const ready = seated<'ready'>({
  bar: (table) => beforeStartBar(table),
  apply: (table, { at, person }, { act }) =>
    withSeat(table, at, { ...withEntropy(table, person, act.entropy), ready: act.ready }),
});
