import { peopleAwaited } from '../awaited.ts';
import { NUDGE_AFTER } from '../clock.ts';
import { refuse } from '../refusal.ts';
import { seatOfGuest } from '../table-state.ts';
import { type ActRules, seatedBar } from './rules.ts';

/** At a table without a clock: whoever is waited for gets a last minute, after a fair time. Nobody can hold up a game by doing nothing. */
export const nudge: ActRules<'nudge'> = {
  bar(table, by, _, now) {
    const bar = seatedBar(table, by);
    if (bar) return bar;
    const { play, settings } = table;
    if (!play || play.ended !== undefined) return refuse('not-now', 'no game is being played');
    if (settings.clock.kind !== 'none') return refuse('not-now', 'the clock runs anyway');
    const others = peopleAwaited(table).filter((seat) => seat !== seatOfGuest(table, by.id));
    if (others.length === 0) return refuse('not-now', 'nobody else is awaited');
    if (play.nudged !== undefined) return refuse('not-now', 'somebody has asked already');
    return now - play.since < NUDGE_AFTER ? refuse('not-now', 'give them a moment') : undefined;
  },
  apply: (table, { at }) => ({ ...table, play: { ...table.play!, nudged: at } }),
};
