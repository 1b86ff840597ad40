/** What the page asks its server about keeping a name and coming back to it. */
import type { KeptAnswer, PasskeyAsk, SignInAsk } from '@room25/protocol';
import { ask, type ServerAnswer, type ServerTrouble } from './api.ts';
import { dropPasskey, makePasskey, usePasskey } from './passkeys.ts';

/** `declined`: by the browser, or by the person it asked. */
export type NameTrouble = ServerTrouble | 'declined';
export type NameAnswer<T> = { readonly value: T } | { readonly trouble: NameTrouble };

export const myKeys = (): Promise<ServerAnswer<KeptAnswer>> => ask('GET', '/api/guest/kept');

export const keepByPasskey = async (): Promise<NameAnswer<KeptAnswer>> => {
  const asked = await ask<PasskeyAsk>('POST', '/api/guest/passkey/ask');
  if ('trouble' in asked) return asked;
  const made = await makePasskey(asked.value);
  return made ? ask('POST', '/api/guest/passkey', made) : { trouble: 'declined' };
};

export const removePasskey = async (id: string): Promise<ServerAnswer<KeptAnswer>> => {
  const answer = await ask<KeptAnswer>('POST', '/api/guest/passkey/remove', { id });
  if ('value' in answer) dropPasskey(id);
  return answer;
};

/** Returned only once. */
export const newRecoveryKey = (): Promise<ServerAnswer<{ key: string }>> => ask('POST', '/api/guest/recovery');

export const removeRecoveryKey = (): Promise<ServerAnswer<KeptAnswer>> => ask('POST', '/api/guest/recovery/remove');

/** A personal link for this device, to be used like any other. */
export const comeBackByPasskey = async (): Promise<NameAnswer<{ token: string }>> => {
  const asked = await ask<SignInAsk>('POST', '/api/guest/passkey/sign-in/ask');
  if ('trouble' in asked) return asked;
  const used = await usePasskey(asked.value);
  return used ? ask('POST', '/api/guest/passkey/sign-in', used) : { trouble: 'declined' };
};

export const comeBackByKey = (key: string): Promise<ServerAnswer<{ token: string }>> =>
  ask('POST', '/api/guest/recover', { key });
