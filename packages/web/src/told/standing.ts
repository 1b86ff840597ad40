/** A claim about a room can be replaced while people talk: only what stands when somebody acts was said. */
import type { Event } from '@room25/engine';
import { isTalk } from '@room25/protocol';

/** What happened, without the claims that were replaced in time. */
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
