import { peopleAwaited } from '../awaited.ts';
import { NUDGE_AFTER } from '../clock.ts';
import { refuse } from '../refusal.ts';
import { whilePlaying } from './rules.ts';

/**
 * At a table without a clock: after a fair time, those who are awaited get a last minute. Nobody can hold up a game by doing
 * nothing.
 */
export const nudge = whilePlaying<'nudge'>({
  bar(table, { at }, _, now) {
    const { play, settings } = table;
    if (settings.clock.kind !== 'none') return refuse('not-now', 'the clock runs anyway');
    const others = peopleAwaited(table).filter((seat) => seat !== at);
    if (others.length === 0) return refuse('not-now', 'nobody else is awaited');
    if (play.nudged !== undefined) return refuse('not-now', 'somebody has asked already');
    return now - play.since < NUDGE_AFTER ? refuse('not-now', 'give them a moment') : undefined;
  },
  apply: (table, _, { at }) => ({ ...table, play: { ...table.play, nudged: at } }),
});
