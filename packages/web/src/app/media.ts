/** What the window is like, as a signal. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** The window sizes at which the layout changes, in the page's CSS too; there are no others. */
const BREAKPOINTS = {
  /** Narrower: a phone. */
  tablet: { axis: 'width', from: 600 },
  /** Wide enough for a column beside the board. */
  column: { axis: 'width', from: 900 },
  /** Wide enough for words on both sides of the board. */
  desktop: { axis: 'width', from: 1200 },
  /** As wide as a television. */
  television: { axis: 'width', from: 1600 },
  /** Lower: a phone on its side. */
  upright: { axis: 'height', from: 600 },
  /** High enough for pictures that the game could do without. */
  tall: { axis: 'height', from: 760 },
} as const;
type Breakpoint = keyof typeof BREAKPOINTS;

export const from = (name: Breakpoint): string => `(min-${BREAKPOINTS[name].axis}: ${BREAKPOINTS[name].from}px)`;

export const below = (name: Breakpoint): string => `(max-${BREAKPOINTS[name].axis}: ${BREAKPOINTS[name].from - 1}px)`;

export const mediaSignal = (query: string): ReadonlySignal<boolean> => {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
};
