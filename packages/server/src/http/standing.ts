/** Strengths as people read them. */
import { RATING_KINDS, type ShownRating, type StandingAnswer } from '@room25/protocol';
import { deviationOf, POINTS, pointsOf } from '../ratings/strength.ts';
import type { Service } from '../service.ts';
import { type Rating, SETTLED } from '../store/rating-book.ts';

/** Over how many games it is said how many somebody played to their end. */
const LAST_GAMES = 20;

type Books = Pick<Service, 'ratings' | 'results' | 'now'>;

export const standingOf = async ({ ratings, results, now }: Books, guest: string): Promise<StandingAnswer> => {
  const mine = await ratings.of(guest, now());
  const last = await results.resultsOf(guest, { limit: LAST_GAMES });
  const asGuard = mine.find(({ kind }) => kind === 'guard');
  return {
    shown: await ratings.isShown(guest),
    kinds: RATING_KINDS.flatMap((kind) => {
      const rating = mine.find((each) => each.kind === kind);
      return rating ? [{ kind, ...shownRating(rating) }] : [];
    }),
    ...(asGuard && {
      asGuard: { points: Math.round(POINTS * asGuard.mean), deviation: Math.round(deviationOf(asGuard)) },
    }),
    reliability: { finished: last.filter(({ left, gone }) => !left && !gone).length, games: last.length },
  };
};

export const shownRating = (rating: Pick<Rating, 'mean' | 'variance' | 'games'>): ShownRating => ({
  points: Math.round(pointsOf(rating)),
  deviation: Math.round(deviationOf(rating)),
  games: rating.games,
  settled: deviationOf(rating) <= SETTLED,
});
