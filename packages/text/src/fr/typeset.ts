import { withTexts } from '../grammar.ts';

/**
 * French spacing, so that nobody has to type the spaces that do not break: thin before ; ! ?, full before : and %, between a number and
 * its unit, and inside « ». And elision before names, which a template cannot foresee: « d’Alice », « qu’Emmett ».
 */
const set = (text: string): string =>
  text
    .replace(/\b([dD]|[jJ]usqu|[lL]orsqu|[pP]uisqu|[qQ]u)e (?=[AEIOUÀÂÉÈÊÎÔŒ]\p{Ll})/gu, '$1’')
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»%]|(?<=\d )(?:min|h|s)\b)/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/Room 25/g, 'Room\u00a025');

/** All of these words, typeset. */
export const typeset = <T>(words: T): T => withTexts(words, set);
