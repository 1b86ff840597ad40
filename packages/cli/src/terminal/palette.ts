/** Inks, as far as the terminal has them. Colour alone never carries a meaning. */
import { WriteStream } from 'node:tty';
import type { Colour } from '@room25/engine';

export type Ink = Colour | 'faint' | 'bold';

export interface Palette {
  paint(ink: Ink | undefined, text: string): string;
}

export const PLAIN: Palette = { paint: (_, text) => text };

/** Honours NO_COLOR, FORCE_COLOR, TERM and COLORTERM as Node does. */
export const paletteOf = (stream: NodeJS.WriteStream): Palette => {
  const bits = stream.isTTY ? stream.getColorDepth() : depthWithout(process.env);
  return bits === 1 ? PLAIN : { paint: (ink, text) => (ink ? `\x1b[${codeOf(ink, bits)}m${text}\x1b[0m` : text) };
};

/** Without a terminal only FORCE_COLOR brings colours. */
const depthWithout = ({ FORCE_COLOR }: NodeJS.ProcessEnv): number =>
  FORCE_COLOR === undefined ? 1 : WriteStream.prototype.getColorDepth({ FORCE_COLOR });

const codeOf = (ink: Ink, bits: number): string => {
  const { rgb, of256, of16 } = INKS[ink];
  if (bits >= 24 && rgb) return `38;2;${rgb}`;
  return bits >= 8 && of256 ? `38;5;${of256}` : of16;
};

const INKS: Readonly<Record<Ink, { readonly rgb?: string; readonly of256?: string; readonly of16: string }>> = {
  blue: { rgb: '79;155;242', of256: '75', of16: '34' },
  green: { rgb: '76;203;142', of256: '78', of16: '32' },
  yellow: { rgb: '247;204;74', of256: '221', of16: '33' },
  red: { rgb: '240;86;56', of256: '203', of16: '31' },
  faint: { of16: '2' },
  bold: { of16: '1' },
};
