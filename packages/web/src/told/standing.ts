/** A word about a room can be taken for another while people talk: what stands when they have acted was said, and nothing else. */
import type { Event } from '@room25/engine';
import { isTalk } from '@room25/protocol';

/** What happened, without the words that were taken for others in time. */
export const standing = <T extends { readonly event: Event }>(log: readonly T[]): readonly T[] => {
  const later = new Set<string>();
  return log
    .toReversed()
    .filter(({ event }) => {
      if (!isTalk(event)) later.clear();
      if (event.kind !== 'signalled') return true;
      const word = `${event.who} ${event.cell}`;
      const stands = !later.has(word);
      later.add(word);
      return stands;
    })
    .toReversed();
};
