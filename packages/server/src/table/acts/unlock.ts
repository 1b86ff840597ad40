import { refuse } from '../refusal.ts';
import { isAttended, type Play } from '../table-state.ts';
import { whilePlaying } from './rules.ts';

/** Takes one's own programs back while others still think. */
export const unlock = whilePlaying<'unlock'>({
  bar: ({ play }, { at, person }) =>
    isAttended(person) && ownLocks(play, at).length > 0 ? undefined : refuse('not-now', 'nothing of yours is locked'),
  apply(table, { at }) {
    const { play } = table;
    const own = ownLocks(play, at);
    const locks = new Map([...play.locks].filter(([who]) => !own.includes(who)));
    return { ...table, play: { ...play, locks } };
  },
});

const ownLocks = ({ locks, game }: Play, seat: number): readonly number[] =>
  [...locks.keys()].filter((who) => game.seatOf(who) === seat);
