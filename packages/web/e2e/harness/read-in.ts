/** The languages in which a proof of what can be read is made: all of them at night, by day the one with the longest words. */
import { LANGUAGES, type LanguageCode } from '@room25/text';

export const READ_IN: readonly LanguageCode[] = process.env['PROOFS'] === 'all' ? LANGUAGES : ['ru'];
