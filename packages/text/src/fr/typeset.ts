import { withTexts } from '../grammar.ts';

const VOWELS = 'AEIOUaeiouÀ-ÆÈ-ÏÒ-ÖØ-Üà-æè-ïò-öø-üĀ-ąĒ-ěĨ-ıŌ-œŨ-ųẠ-ự';
/**
 * Before a name, which a template cannot foresee: « d’Alice », « qu’Emmett », « d’Yves » but « de Yann », and « d’Hugo », with the
 * silent h of French first names. A cell is no name: « de a1 ».
 */
const ELIDED = new RegExp(
  `\\b([dD]|[jJ]usqu|[lL]orsqu|[pP]uisqu|[qQ]u)e (?=[${VOWELS}][\\p{L}\\p{M}’']|[Yy](?![${VOWELS}])\\p{L}|H(?:[éèêy]|adri|e(?:ctor|nri|rmi|rv)|ilai|ippo|ono|or[at]|u[bg]))`,
  'gu',
);

/**
 * French spacing, so that nobody has to type the spaces that do not break: thin before ; ! ?, full before : and %, between a number and
 * its unit, before the number of a cell, a turn or a line, and inside « ». And elision before names.
 */
const set = (text: string): string =>
  text
    .replace(ELIDED, '$1’')
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»%]|(?<=\d )(?:min|h|s|tours?)\b|(?<=\b(?:en|[Tt]our|ligne) )[a-e]?\d)/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/Room 25/g, 'Room\u00a025');

/** All of these words, typeset. */
export const typeset = <T>(words: T): T => withTexts(words, set);
