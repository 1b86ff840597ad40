/** Puts theme and motion on the page, as set here or else as the device prefers. */
import { computed, effect } from '@preact/signals';
import { mediaSignal } from './media.ts';
import { motion, theme } from './settings.ts';

const wantsLight = mediaSignal('(prefers-color-scheme: light)');
const wantsStillness = mediaSignal('(prefers-reduced-motion: reduce)');

export const isStill = computed(
  () => motion.value === 'reduced' || (motion.value === 'system' && wantsStillness.value),
);

export const applyTheme = (): void => {
  const { dataset } = document.documentElement;
  effect(() => {
    dataset['theme'] = theme.value === 'system' ? (wantsLight.value ? 'light' : 'dark') : theme.value;
  });
  effect(() => {
    dataset['motion'] = isStill.value ? 'reduced' : 'full';
  });
};
