import type { LanguageCode } from '@room25/text';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  fr: 'Français',
  ru: 'Русский',
};
