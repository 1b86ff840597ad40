/** What the window is like, as a signal. */
import { type ReadonlySignal, signal } from '@preact/signals';

export const mediaSignal = (query: string): ReadonlySignal<boolean> => {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
};
