import type { Language, LanguageCode, RuleTexts, WholeLanguage } from './language.ts';

export { typeset } from './fr/typeset.ts';
export { pluralIn, printed, sentence, upperFirst } from './grammar.ts';
export * from './language.ts';
export { loadRulings, RULED, type Rulings } from './rulings.ts';

/** Each language is a module of its own, so a page fetches only the one it shows. */
const LANGUAGE: Readonly<Record<LanguageCode, () => Promise<Language>>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  ru: async () => (await import('./ru/index.ts')).ru,
};
const RULE_TEXTS: Readonly<Record<LanguageCode, () => Promise<RuleTexts>>> = {
  en: async () => (await import('./en/rule-texts.ts')).ruleTexts,
  fr: async () => (await import('./fr/rule-texts.ts')).ruleTexts,
  ru: async () => (await import('./ru/rule-texts.ts')).ruleTexts,
};

export const loadLanguage = (code: LanguageCode): Promise<Language> => LANGUAGE[code]();
export const loadRuleTexts = (code: LanguageCode): Promise<RuleTexts> => RULE_TEXTS[code]();
export const loadWholeLanguage = async (code: LanguageCode): Promise<WholeLanguage> => ({
  ...(await loadLanguage(code)),
  ...(await loadRuleTexts(code)),
});
