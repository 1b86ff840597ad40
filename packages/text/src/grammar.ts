type Forms = { readonly [F in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** A number with its noun, in the form that the language wants. */
export const countIn = (locale: string): ((count: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => `${count} ${forms[rules.select(count)] ?? forms.other}`;
};

export const listIn = (locale: string): ((words: readonly string[]) => string) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (words) => format.format(words);
};

/** With its full stop, unless an abbreviation ends in one. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
