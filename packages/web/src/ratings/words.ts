import { areaWords } from '../app/area-words.ts';
import type { RatingWords } from '../words/ratings.ts';

export const { words: ratingWords, load: loadRatingWords } = areaWords<RatingWords>({
  en: async () => (await import('../words/en/ratings.ts')).ratings,
  fr: async () => (await import('../words/fr/ratings.ts')).ratings,
  ru: async () => (await import('../words/ru/ratings.ts')).ratings,
});
