type Forms = { readonly [F in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The form of a word that goes with a number. */
export const pluralIn = (locale: string): ((count: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
};
