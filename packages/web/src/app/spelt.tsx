/** Words that stand in capitals: the cells and columns that they name keep the small letters of the board. A capital `b` is a Russian letter. */
import type { ComponentChildren } from 'preact';
import { text } from './language.ts';

export const spelt = (words: string): ComponentChildren => {
  const column = text.value.lines.a.slice(0, -1);
  const named = new RegExp(`((?<=${column})[a-e]\\b|\\b[a-e][1-5]\\b)`);
  const parts = words.split(named);
  // One thing, also in a row of things.
  return (
    <span>{parts.map((part, place) => (place % 2 === 1 ? <span class="small-letters">{part}</span> : part))}</span>
  );
};
