/** A seed is any text that survives being written on a line: no comment, no line end, no blanks around it. */
import { type SourceLine, withoutComment } from './line.ts';
import { firstNonText, LONGEST_LINE } from './text.ts';

export function isSeed(text: string): boolean {
  const fits = text.length > 0 && text.length <= LONGEST_LINE - 'seed '.length;
  return fits && text === withoutComment(text).trim() && firstNonText(text) < 0;
}

export function readSeed(line: SourceLine): string {
  const place = line.place();
  const seed = line.takeRest();
  return seed === '' ? line.fail('expected the text of the seed, found the end of the line', place) : seed;
}

export function formatSeed(seed: string): string {
  if (!isSeed(seed)) throw new RangeError('a seed must be a line of text without # and without blanks around it');
  return seed;
}
