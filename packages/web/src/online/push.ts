/** Being told that it is one's move: by notifications of the open page, and by the browser's push service while it is closed. */
import { signal } from '@preact/signals';
import type { PushAnswer } from '@room25/protocol';
import { languageCode } from '../app/settings.ts';
import { discard, recall, store } from '../app/storage.ts';
import { ask } from './api.ts';

const canNotify = (): boolean => typeof Notification === 'function';

/** What the browser allows: notifying, asking for permission, or neither. */
export const permission = signal<NotificationPermission>(canNotify() ? Notification.permission : 'denied');

export const askToNotify = async (): Promise<void> => {
  if (canNotify()) permission.value = await Notification.requestPermission();
};

/** Is this browser told while the page is closed? Absent: not known, or not possible. */
export const isTold = signal<boolean | undefined>(undefined);

/** Is it told of games by post only once a day? */
export const isDaily = signal(recall('daily') !== undefined);

/** Checks whether it is, and tells the server again, which forgets browsers that it does not hear from. */
export const findTold = async (): Promise<void> => {
  // On a first visit the service worker is still being fetched. Where there never is one, nothing is found.
  if (permission.value !== 'denied') await navigator.serviceWorker?.ready;
  const pushing = await pushManager();
  const subscription = await pushing?.getSubscription().catch(() => null);
  if (!pushing || recall('name') === undefined) isTold.value = undefined;
  else isTold.value = subscription ? await subscribe(pushing) : false;
};

/** Whether it worked. */
export const tellMe = async (): Promise<boolean> => {
  await askToNotify();
  const pushing = await pushManager();
  isTold.value = pushing !== undefined && permission.value === 'granted' && (await subscribe(pushing));
  return isTold.value;
};

export const tellMeNoMore = async (): Promise<void> => {
  const subscription = await (await pushManager())?.getSubscription();
  isTold.value = false;
  if (!subscription) return;
  await ask('POST', '/api/guest/push/off', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
};

/** Whether it worked. */
export const tellMeDaily = async (daily: boolean): Promise<boolean> => {
  const before = isDaily.value;
  isDaily.value = daily;
  const pushing = await pushManager();
  const isDone = pushing !== undefined && (await subscribe(pushing));
  if (!isDone) isDaily.value = before;
  else if (daily) store('daily', 'yes');
  else discard('daily');
  return isDone;
};

const pushManager = async (): Promise<PushManager | undefined> => {
  if (permission.value === 'denied') return undefined;
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.pushManager;
};

/** With the server's current key: with another one it could not be told anything. */
const subscribe = async (pushing: PushManager): Promise<boolean> => {
  const standing = await ask<PushAnswer>('GET', '/api/guest/push');
  if (!('value' in standing)) return false;
  const { key } = standing.value;
  try {
    const before = await pushing.getSubscription();
    const known = before?.options.applicationServerKey;
    const isSame = known && textOf(known) === key;
    if (before && !isSame) await before.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = isSame ? before : await pushing.subscribe(options);
    const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
    if (!p256dh || !auth) return false;
    const keys = { p256dh: textOf(p256dh), auth: textOf(auth) };
    const daily = isDaily.value && { daily: evening() };
    const body = { endpoint: subscription.endpoint, ...keys, language: languageCode.value, ...daily };
    return 'value' in (await ask('POST', '/api/guest/push', body));
  } catch {
    // No push service can be reached, or the browser has none.
    return false;
  }
};

/** Six in the evening here, as a minute of the day in UTC. */
const evening = (): number => {
  const six = new Date();
  six.setHours(18, 0);
  return six.getUTCHours() * 60 + six.getUTCMinutes();
};

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
