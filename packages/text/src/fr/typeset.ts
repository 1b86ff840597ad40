/**
 * French spacing, so that nobody has to type the spaces that do not break: thin before ; ! ?, full before : and inside « ». And elision
 * before names, which a template cannot foresee: « d’Alice », « qu’Emmett ».
 */
const set = (text: string): string =>
  text
    .replace(/\b([dD]|[jJ]usqu|[lL]orsqu|[pP]uisqu|[qQ]u)e (?=[AEIOUÀÂÉÈÊÎÔŒ]\p{Ll})/gu, '$1’')
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');

/** The same words, and functions that answer in words, with every text set. */
export const typeset = <T>(words: T): T => {
  if (typeof words === 'string') return set(words) as T;
  if (typeof words === 'function') return ((...given: unknown[]) => typeset(words(...given))) as T;
  if (Array.isArray(words)) return words.map(typeset) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, typeset(word)])) as T;
};
