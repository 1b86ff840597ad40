/** Text that knows its width, whatever its ink. */
import type { Ink, Palette } from './palette.ts';

export interface InkText {
  readonly text: string;
  readonly ink?: Ink | undefined;
}

/** Several lines; an ink ends with its line. */
export const paintLines = (palette: Palette, ink: Ink, text: string): string =>
  text
    .split('\n')
    .map((line) => palette.paint(ink, line))
    .join('\n');

/** In exactly this many columns. */
export const fit = (palette: Palette, texts: readonly InkText[], width: number): string => {
  const isCut = texts.reduce((sum, { text }) => sum + text.length, 0) > width;
  let room = isCut ? width - 1 : width;
  const painted = texts.map(({ text, ink }) => {
    const shown = text.slice(0, room);
    room -= shown.length;
    return shown && palette.paint(ink, shown);
  });
  return `${painted.join('')}${isCut ? '…' : ' '.repeat(room)}`;
};
