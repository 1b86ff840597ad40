/**
 * The service worker: keeps the files of this build, so that the page starts without a network. Everything else goes to the
 * network as if there were no worker.
 */
/// <reference lib="webworker" />

/**
 * Filled in when the page is built: its files, those that are kept only once they are used, and a name that changes with all of
 * them.
 */
declare const BUILD: { readonly version: string; readonly files: readonly string[]; readonly later: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `room25 ${BUILD.version}`;
const addressOf = (file: string): string => new URL(file, worker.registration.scope).href;
const addresses = new Set(BUILD.files.map(addressOf));
const later = new Set(BUILD.later.map(addressOf));
const START = new URL('./', worker.registration.scope).href;

worker.addEventListener('install', (event) => {
  event.waitUntil(fetchAll().then(carryOver));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

// A newer build waits until somebody agrees: two builds at once would not understand each other.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const kept = keptAddressOf(request);
  if (kept) event.respondWith(answer(kept, request));
});

// Each push must show something: browsers withdraw the permission after a few that do not.
worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** What the server sends, in the form that Safari would show without us. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly navigate: string;
  readonly tag: string;
  readonly lang: string;
}

const show = async (data: PushMessageData | null): Promise<void> => {
  if (!data) return;
  const { title, body, navigate, tag, lang } = (data.json() as { notification: Notice }).notification;
  await worker.registration.showNotification(title, { body, tag, lang, icon: './icon-180.png', data: navigate });
};

/** In the page that is open, if one is. */
const open = async (address: unknown): Promise<void> => {
  const wanted = new URL(String(address), START);
  const { href } = wanted.origin === new URL(START).origin ? wanted : new URL(START);
  const [page] = await worker.clients.matchAll({ type: 'window' });
  const shown = page && (await page.focus().then((window) => window.navigate(href).catch(() => null)));
  if (!shown) await worker.clients.openWindow(href);
};

const fetchAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll([...addresses].map((address) => new Request(address, { cache: 'reload' })));
};

/** What the previous build had fetched of these is still the same file. */
const carryOver = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  for (const address of later) {
    const kept = await caches.match(address);
    if (kept) await cache.put(address, kept);
  }
};

const forgetOthers = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('room25 ') && name !== CACHE).map((name) => caches.delete(name)),
  );
};

const keptAddressOf = ({ method, mode, url }: Request): string | undefined => {
  if (method !== 'GET') return undefined;
  const address = new URL(url);
  address.hash = '';
  address.search = '';
  const { href } = address;
  if (mode === 'navigate') return href === START || href === `${START}index.html` ? START : undefined;
  return addresses.has(href) || later.has(href) ? href : undefined;
};

const answer = async (address: string, request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept) return kept;
  const answered = await fetch(request);
  if (later.has(address) && answered.ok) await cache.put(address, answered.clone());
  return answered;
};
