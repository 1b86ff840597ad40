/** French spacing, so that nobody has to type the spaces that do not break: thin before ; ! ?, full before : and inside « ». */
const spaced = (text: string): string =>
  text
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');

/** The same words, and functions that answer in words, with every text spaced. */
export const typeset = <T>(words: T): T => {
  if (typeof words === 'string') return spaced(words) as T;
  if (typeof words === 'function') return ((...given: unknown[]) => typeset(words(...given))) as T;
  if (Array.isArray(words)) return words.map(typeset) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, typeset(word)])) as T;
};
