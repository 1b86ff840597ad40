import { peopleAwaited } from '../awaited.ts';
import { drawnSeat, joinsUntil } from '../quick.ts';
import { refuse } from '../refusal.ts';
import { isPerson, type PersonSeat, seatOf, withSeat } from '../table-state.ts';
import type { ActRules } from './rules.ts';

/** Takes a bot's seat, for a while after the start of a quick game, with everything that seat knows. Nobody gets a second one. */
export const join: ActRules<'join'> = {
  bar(table, by, { seat, from }, now) {
    const until = joinsUntil(table);
    if (until === undefined || now >= until) return refuse('not-now', 'nobody can sit down here any more');
    if (table.removed.includes(by)) return refuse('removed');
    if (seatOf(table, by) !== undefined) return refuse('not-now', 'you have a seat');
    // Somebody who comes back under another name to see another role comes from the same place as before.
    const isAgain = table.seats.some((each) => isPerson(each) && each.from === from);
    if (from !== undefined && isAgain) return refuse('removed');
    return seat === drawnSeat(table) ? undefined : refuse('seat-taken');
  },
  apply(table, { by, act: { seat, from }, at }) {
    const play = table.play!;
    const person: PersonSeat = {
      kind: 'person',
      visitor: by,
      ready: false,
      joined: at,
      seen: at,
      ...(from !== undefined && { from }),
    };
    // While only bots were asked, nobody's time has run.
    const since = peopleAwaited(table).length === 0 ? at : play.since;
    return { ...withSeat(table, seat, person), play: { ...play, since } };
  },
};
