/** Who this device is to the server. */
import { type Signal, signal } from '@preact/signals';
import { discard, recall, store } from '../app/storage.ts';
import { introduce, type ServerAnswer, whoAmI } from '../online/api.ts';

/** The name by which the server knows this device; absent until it was asked, or if it does not know the device. */
export const myName = signal<string | undefined>(undefined);

/** For a text field: the name that the server knows, or the one that was given last. */
export const nameDraft: Signal<string> = signal(recall('name') ?? '');

/** A device that has never given a name is nobody; the server need not be asked. */
export const recognise = async (): Promise<void> => {
  if (recall('name') === undefined) return;
  myName.value = await whoAmI();
  if (myName.value !== undefined) nameDraft.value = myName.value;
};

/** Makes sure that the server knows this device, by the name in the field. */
export const introduceMyself = async (): Promise<ServerAnswer<unknown>> => {
  const name = nameDraft.value.trim();
  if (name === myName.value) return { value: name };
  const answer = await introduce(name);
  if ('value' in answer) remember(answer.value.name);
  return answer;
};

/** Goes up when this device becomes somebody else: what was asked for before belongs to the other. */
export const identity = signal(0);

export const become = (name: string): void => {
  remember(name);
  identity.value++;
};

/** The server knows nobody here any more. */
export const forgotten = (): void => {
  myName.value = undefined;
  nameDraft.value = '';
  discard('name');
};

/** The server knows this device by a name. */
export const remember = (name: string): void => {
  myName.value = name;
  nameDraft.value = name;
  store('name', name);
};
