/** Which language the game speaks to the person at this terminal. */
import { LANGUAGES, type LanguageCode, loadWholeLanguage, type WholeLanguage } from '@room25/text';
import { oneOf } from './options.ts';

export const LANGUAGE_OPTION = { lang: { type: 'string' } } as const;
export const LANGUAGE_HELP = `  --lang L      ${LANGUAGES.join(', ')} (default: as LC_ALL, LC_MESSAGES or LANG says)`;

export const chooseLanguage = (wish: string | undefined): Promise<WholeLanguage> =>
  loadWholeLanguage(wish === undefined ? languageOf(process.env) : oneOf('lang', LANGUAGES, wish));

/** `fr_FR.UTF-8` means `fr`; a language that we do not have means English. */
const languageOf = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): LanguageCode => {
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return LANGUAGES.find((code) => locale.toLowerCase().startsWith(code)) ?? 'en';
};
