/** The page without a network: registers the service worker; a newer one waits until somebody agrees. */
import { signal } from '@preact/signals';

/** A newer page has been fetched and waits. */
export const waiting = signal<ServiceWorker | undefined>(undefined);

/** To be called once, when the first screen is drawn. */
export const startOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    watch(registration);
  } catch {
    // Not served securely, or forbidden: the page works, but only with a network.
  }
};

export const takeUpdate = (): void => {
  // The open page is of the old build: it reloads when the new worker has taken over.
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.value?.postMessage('take over');
};

/** The server is newer than this page: if a worker has cached this one, the newer one is fetched first. */
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
    // The first worker has nothing to replace.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) waiting.value = worker;
  };
  notice(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => notice(installing));
  });
};
