/** How a line stands while its slide is previewed. */

import { cellsOf, STEP } from './geometry.ts';
import { translateBy } from './place.ts';
import type { Preview } from './preview.ts';

/** In cells. */
export const SHIFT = 0.4;

/** The transform of a cell and of what is on it. */
export const shiftIn = (preview: Preview | undefined, cell: number): string | undefined => {
  const slide = preview?.slide;
  return slide && cellsOf(slide.line).includes(cell) ? translateBy(STEP[slide.direction], SHIFT) : undefined;
};
