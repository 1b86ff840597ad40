import { loadOnlineWords } from '../online/words.ts';
import { RatingsScreen } from './ratings-screen.tsx';
import { loadRatingWords } from './words.ts';

/** The list of the best, with its words. */
export const openRatings = async (): Promise<typeof RatingsScreen> => {
  await Promise.all([loadRatingWords(), loadOnlineWords()]);
  return RatingsScreen;
};
