import type { Language, LanguageCode } from './language.ts';

export { typeset } from './fr/typeset.ts';
export * from './language.ts';
export { loadRulings, RULED, type Rulings } from './rulings.ts';

const LOADERS: Readonly<Record<LanguageCode, () => Promise<Language>>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  ru: async () => (await import('./ru/index.ts')).ru,
};

/** Each language is a module of its own, so a page fetches only the one it shows. */
export const loadLanguage = (code: LanguageCode): Promise<Language> => LOADERS[code]();
