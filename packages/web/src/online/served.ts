/** Is there a server to play on? One that serves this page says so in it; a place that only keeps files does not. */
import { computed, signal } from '@preact/signals';

export type Reach = 'here' | 'none' | 'offline';

const isConnected = signal(navigator.onLine);
for (const change of ['online', 'offline'] as const)
  addEventListener(change, () => {
    isConnected.value = navigator.onLine;
  });

export const reach = computed((): Reach => {
  if (document.documentElement.dataset['server'] === undefined) return 'none';
  return isConnected.value ? 'here' : 'offline';
});
