/** The page without a network: the service worker is registered here, and a newer one waits until somebody says so. */
import { signal } from '@preact/signals';

/** A newer page is fetched and waits. */
export const waiting = signal<ServiceWorker | undefined>(undefined);

/** To be called once, when the first screen stands. */
export const startOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    watch(registration);
  } catch {
    // Not served in a secure way, or forbidden: the page works, with a network.
  }
};

export const takeUpdate = (): void => {
  // The page that is open is of the old build: it starts again when the new worker has taken over.
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.value?.postMessage('take over');
};

/** The server is newer than this page: the newer one is fetched first if a worker keeps this one. */
export const loadNew = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => {});
  if (registration?.waiting) {
    waiting.value = registration.waiting;
    takeUpdate();
  } else location.reload();
};

const watch = (registration: ServiceWorkerRegistration): void => {
  const notice = (worker: ServiceWorker | null): void => {
    // The first one has nothing to replace.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) waiting.value = worker;
  };
  notice(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => notice(installing));
  });
};
