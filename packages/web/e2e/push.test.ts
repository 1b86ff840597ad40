/**
 * Being told that it is one's move while the page is closed. Only the service of the browser's maker is played here: the permission, the
 * server that is given the subscription, the service worker and its notification are real.
 */
import { createECDH } from 'node:crypto';
import type { PushAnswer } from '@room25/protocol';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { seatsFor } from '../src/setup/plan.ts';
import { violationsOn } from './harness/axe.ts';
import { serve } from './harness/online.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

test('Whoever sits at a table by post asks to be told; a message becomes a notification, which leads back to the table', async () => {
  const server = await serve(undefined, undefined, { options: { 'push-hosts': 'push.example' } });
  const url = `${server.address}/`;
  const page = await openPage({ url, screen: 'open', isStill: true, hasWorker: true, settings: { terms: BY_LETTER } });
  let questions = 0;
  await page.exposeFunction('allowNotifications', async () => {
    questions++;
    await page.context().grantPermissions(['notifications'], { origin: server.address });
  });
  await page.addInitScript(playPushService, { endpoint: 'https://push.example/to/ada', p256dh: newKey() });
  await page.reload();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const key = page.getByRole('button', { name: 'Notify me when I’m on' });
  await key.waitFor();
  // Nobody is asked before they want it.
  expect(questions).toBe(0);
  await key.click();
  await page.getByText('You will be notified, even while this page is closed.').waitFor();
  expect(questions).toBe(1);
  await page.getByLabel('Games by post: one message a day').check();
  const { browsers, key: serversKey } = await page.evaluate(
    async () => (await (await fetch('/api/guest/push')).json()) as PushAnswer,
  );
  expect(browsers).toBe(1);
  expect(await page.evaluate(() => (globalThis as unknown as { askedWith: string }).askedWith)).toBe(serversKey);
  expect(await violationsOn(page, { part: '.waiting-side' })).toEqual([]);

  const [, code] = /#\/room\/(\w+)$/.exec(page.url())!;
  const address = `${url}#/room/${code}`;
  const body = `Your move at table ${code}: 24 hours left.`;
  const notification = { title: 'Room 25', body, navigate: address, tag: code, lang: 'en' };
  await deliver(page, server.address, JSON.stringify({ web_push: 8030, notification }));
  await expect.poll(() => shownBy(page)).toEqual([{ title: 'Room 25', body, tag: code, lang: 'en', data: address }]);

  // In the page that is open, wherever it is.
  await page.evaluate(() => {
    location.hash = '#/lobby';
  });
  await page.locator('main.lobby').waitFor();
  const [worker = await page.context().waitForEvent('serviceworker')] = page.context().serviceWorkers();
  await click(worker);
  await page.locator('.seat-card.mine').waitFor();
  expect(page.url()).toBe(address);
  await expect.poll(() => shownBy(page)).toEqual([]);
});

const BY_LETTER = JSON.stringify({
  plan: { edition: 'second', mode: 'suspicion', seats: seatsFor(6, 6), options: {} },
  clock: { kind: 'correspondence', hours: 24 },
});

const newKey = (): string => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return ecdh.getPublicKey('base64url');
};

/** Runs in the page before anything of it: whoever is asked for permission gives it, and a push service gives out a subscription. */
const playPushService = ({ endpoint, p256dh }: { endpoint: string; p256dh: string }): void => {
  const page = globalThis as unknown as { allowNotifications(): Promise<void>; askedWith?: string };
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = async () => {
    await page.allowNotifications();
    return ask();
  };
  const bytesOf = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
  let subscription: PushSubscription | null = null;
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async (options) => {
    page.askedWith = String(options?.applicationServerKey);
    subscription = {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytesOf(page.askedWith) },
      getKey: (name: string) => (name === 'auth' ? new ArrayBuffer(16) : bytesOf(p256dh)),
      unsubscribe: async () => true,
    } as unknown as PushSubscription;
    return subscription;
  };
};

/** To the page's service worker, as the browser does when the push service has a message for it. */
const deliver = async (page: Page, origin: string, data: string): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationIn(session);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

const registrationIn = async (session: CDPSession): Promise<string> => {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
};

const shownBy = (page: Page): Promise<readonly object[]> =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }));
  });

/** What a service worker has of its own, as far as it is needed here. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly WindowClient: { readonly prototype: { focus(): Promise<unknown> } };
  readonly NotificationEvent: new (
    kind: string,
    about: { readonly notification: Notification | undefined },
  ) => Event & { waitUntil(work: Promise<unknown>): void };
}

/** A browser without a screen has nothing to click: the worker is told what it would be, and may do what a click allows. */
const click = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    scope.WindowClient.prototype.focus = async function () {
      return this;
    };
    const event = new scope.NotificationEvent('notificationclick', { notification });
    let work: Promise<unknown> | undefined;
    event.waitUntil = (begun) => {
      work = begun;
    };
    scope.dispatchEvent(event);
    await work;
  });
