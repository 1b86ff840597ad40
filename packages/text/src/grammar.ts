type Forms = { readonly [F in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The form of a word that goes with a number. */
export const pluralIn = (locale: string): ((count: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
};

/** A number with its noun, in the form that the language wants. */
export const countIn = (locale: string): ((count: number, forms: Forms) => string) => {
  const plural = pluralIn(locale);
  return (count, forms) => `${count} ${plural(count, forms)}`;
};

export const listIn = (locale: string): ((words: readonly string[]) => string) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (words) => format.format(words);
};

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A template such as "{line} slides." with its gaps filled. It begins with a capital whatever comes first, unless that is a cell. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string => {
  const text = template.replaceAll(/\{(\w+)\}/g, (_, gap: string) => values[gap] ?? '');
  return set(template.startsWith('{cell}') ? text : upperFirst(text));
};

/**
 * Even a sentence that ends with “Илья М.”, “M.A.C.” or “Come to b2!” in quotation marks has exactly one end; no line begins with
 * a dash or a 25. In Russian none ends with a word of one letter, such as «в».
 */
export const set = (text: string): string =>
  text
    .replaceAll(/(?<!\.)(…|\.|\.{3})(\u2069?)\.(?!\.)/g, '$1$2')
    .replaceAll(/([!?]\s?[”»])\./g, '$1')
    .replaceAll(/ (?=—)|(?<=Комнат.) (?=25)|(?<=(?<![\p{L}\d])[авикосуя]) /giu, '\u00a0');

/** With a full stop, unless an abbreviation already ends in one. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Without its full stop: quoted inside another sentence. */
export const unstopped = (text: string): string => text.replace(/\.$/, '');

/** The same words, and functions that return words, with every text changed. */
export const withTexts = <T>(words: T, change: (text: string) => string): T => {
  if (typeof words === 'string') return change(words) as T;
  if (typeof words === 'function') return ((...given: unknown[]) => withTexts(words(...given), change)) as T;
  if (Array.isArray(words)) return words.map((word) => withTexts(word, change)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, withTexts(word, change)])) as T;
};

/** All of these words as print sets them, whatever name a sentence is given. */
export const printed = <T>(words: T): T => withTexts(words, set);
