/** Text that knows its width whatever its ink. */
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

/** In exactly so many columns. */
export const fit = (palette: Palette, { text, ink }: InkText, width: number): string => {
  const cut = text.length > width ? `${text.slice(0, width - 1)}…` : text;
  return palette.paint(ink, cut) + ' '.repeat(width - cut.length);
};
