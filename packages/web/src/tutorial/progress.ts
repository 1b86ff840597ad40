/** Which lessons were passed on this device. */
import { signal } from '@preact/signals';
import { recall, store } from '../app/storage.ts';

const NAME = 'lessons';

const passed = signal<readonly string[]>(recall(NAME)?.split(' ').filter(Boolean) ?? []);

export const passedLessons = passed as { readonly value: readonly string[] };

export const pass = (lesson: string): void => {
  if (passed.peek().includes(lesson)) return;
  passed.value = [...passed.peek(), lesson];
  store(NAME, passed.value.join(' '));
};
