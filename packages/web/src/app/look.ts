/** Puts theme and motion on the page, as set here or, unless set, as the device wishes. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { motion, theme } from './settings.ts';

const wish = (query: string): ReadonlySignal<boolean> => {
  const media = matchMedia(query);
  const isWished = signal(media.matches);
  media.addEventListener('change', () => {
    isWished.value = media.matches;
  });
  return isWished;
};

const wantsLight = wish('(prefers-color-scheme: light)');
const wantsStillness = wish('(prefers-reduced-motion: reduce)');

export const isStill = computed(
  () => motion.value === 'reduced' || (motion.value === 'system' && wantsStillness.value),
);

export const applyLook = (): void => {
  const { dataset } = document.documentElement;
  effect(() => {
    dataset['theme'] = theme.value === 'system' ? (wantsLight.value ? 'light' : 'dark') : theme.value;
  });
  effect(() => {
    dataset['motion'] = isStill.value ? 'reduced' : 'full';
  });
};
