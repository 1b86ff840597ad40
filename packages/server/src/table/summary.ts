import type { Summary } from '../store/store.ts';
import { peopleAwaited } from './awaited.ts';
import { deadlineOf, wakeAt } from './clock.ts';
import { isPerson, type PersonSeat, statusOf, type TableState } from './table-state.ts';

/** What is written beside the log. It tells no more than everybody at the table knows. */
export const summaryOf = (table: TableState): Summary => {
  const { id, code, settings, seats, updated, play } = table;
  const wake = wakeAt(table);
  const deadline = deadlineOf(table);
  const outcome = play?.game.outcome;
  return {
    id,
    code,
    listed: settings.listed,
    state: statusOf(table),
    edition: settings.edition,
    mode: settings.mode,
    seats: seats.length,
    taken: seats.filter(({ kind }) => kind !== 'free').length,
    updated,
    players: seats.filter(isPerson).map(({ guest }) => guest),
    clock: settings.clock,
    talk: settings.talk,
    people: namesOf(table),
    awaited: peopleAwaited(table).map((seat) => (seats[seat] as PersonSeat).guest),
    ...(table.lock && { password: true as const }),
    ...(settings.unwatched && { unwatched: true as const }),
    ...(deadline !== undefined && { deadline }),
    ...(wake !== undefined && { wakeAt: wake }),
    ...(outcome && { result: outcome.result }),
  };
};

/** The host's first. */
const namesOf = ({ seats, host }: TableState): readonly string[] =>
  seats
    .filter(isPerson)
    .sort((one, other) => Number(other.guest === host) - Number(one.guest === host))
    .map(({ name }) => name);
