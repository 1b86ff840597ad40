import type { Summary } from '../store/store.ts';
import { peopleAwaited } from './awaited.ts';
import { deadlineOf, wakeAt } from './clock.ts';
import { sitsUntil } from './quick.ts';
import { isRated } from './rating.ts';
import { isPerson, type PersonSeat, statusOf, type TableState } from './table-state.ts';

/** What is written beside the log. It tells no more than everybody at the table knows. */
export const summaryOf = (table: TableState): Summary => {
  const { id, code, settings, seats, updated, play } = table;
  const wake = wakeAt(table);
  const deadline = deadlineOf(table);
  const until = sitsUntil(table);
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
    players: playersOf(table),
    clock: settings.clock,
    talk: settings.talk,
    awaited: peopleAwaited(table).map((seat) => (seats[seat] as PersonSeat).visitor),
    ...(table.lock && { password: true as const }),
    ...(isRated(table) && { rated: true as const }),
    ...(settings.unwatched && { unwatched: true as const }),
    ...(deadline !== undefined && { deadline }),
    ...(wake !== undefined && { wakeAt: wake }),
    ...(outcome && { result: outcome.result }),
    ...(table.quick && { quickPlace: table.quick.place }),
    ...(until !== undefined && { quickUntil: until }),
  };
};

/** The host's first. */
const playersOf = ({ seats, host }: TableState): readonly number[] =>
  seats
    .filter(isPerson)
    .map(({ visitor }) => visitor)
    .sort((one, other) => Number(other === host) - Number(one === host));
