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

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A template such as "{line} slides." with its gaps filled. It begins with a capital whatever comes first. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  upperFirst(template.replaceAll(/\{(\w+)\}/g, (_, gap: string) => values[gap] ?? ''));

/** With its full stop, unless an abbreviation ends in one. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
