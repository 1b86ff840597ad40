/** Proofs that go over every combination do so at night, `npm run nightly`; by day over those that are likeliest to fail. */
import { LANGUAGES, type LanguageCode } from '@room25/text';

export const IS_NIGHT = process.env['PROOFS'] === 'all';

/** The languages in which a proof of what can be read is made: by day the one with the longest words. */
export const READ_IN: readonly LanguageCode[] = IS_NIGHT ? LANGUAGES : ['ru'];

/** The languages that a proof of what is translated compares. */
export const COMPARED: readonly LanguageCode[] = IS_NIGHT ? LANGUAGES : ['en', 'ru'];

/** The themes in which the nth screen is looked at: by day in one of them, in turn. */
export const themesOf = (n: number): readonly ('dark' | 'light')[] => {
  if (IS_NIGHT) return ['dark', 'light'];
  return [n % 2 === 0 ? 'dark' : 'light'];
};

/** Is the nth screen read in its languages? By day every other one. */
export const isRead = (n: number): boolean => IS_NIGHT || n % 2 === 0;
