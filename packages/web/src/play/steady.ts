/** A computed list that keeps its identity while its content is the same. */
import { computed, type ReadonlySignal } from '@preact/signals';

export const steady = <T>(list: () => readonly T[]): ReadonlySignal<readonly T[]> => {
  let last: readonly T[] = [];
  return computed(() => {
    const next = list();
    if (next.length !== last.length || next.some((each, place) => each !== last[place])) last = next;
    return last;
  });
};
