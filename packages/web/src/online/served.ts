/** Is there a server to play on? A game server says so in the page that it serves; a plain file server does not. */
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
