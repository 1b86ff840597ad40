import type { Summary } from '../store/store.ts';
import { wakeAt } from './clock.ts';
import { isPerson, stateOf, type Table } from './table.ts';

/** What is written beside the log. It tells no more than everybody at the table knows. */
export const summaryOf = (table: Table): Summary => {
  const { id, code, settings, seats, updated, play } = table;
  const wake = wakeAt(table);
  const outcome = play?.game.outcome;
  return {
    id,
    code,
    listed: settings.listed,
    state: stateOf(table),
    edition: settings.edition,
    mode: settings.mode,
    seats: seats.length,
    taken: seats.filter(({ kind }) => kind !== 'free').length,
    updated,
    players: seats.filter(isPerson).map(({ guest }) => guest),
    ...(wake !== undefined && { wakeAt: wake }),
    ...(outcome && { result: outcome.result }),
  };
};
