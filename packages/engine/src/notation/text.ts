/** What counts as text, and how much of it. */

export const LONGEST_LINE = 10_000;
export const MOST_LINES = 1_000_000;

export const TOO_LONG = `expected at most ${LONGEST_LINE} characters in a line, found more`;
export const NOT_TEXT = 'expected text in UTF-8, found a byte that is not text';

/** The index of the first character that no text has (control characters, undecodable bytes), or -1. */
export function firstNonText(text: string): number {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 ? code !== TAB : (code >= 0x7f && code < 0xa0) || code === UNDECODABLE) return index;
  }
  return -1;
}

/** Blanks are also what `trim` removes, so that a line's text and its tokens begin and end alike. */
export function isBlank(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code === 0x20 || code === TAB || (code >= 0xa0 && text.charAt(index).trim() === '');
}

const TAB = 0x09;
const UNDECODABLE = 0xfffd;
