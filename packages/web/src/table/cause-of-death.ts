/** Who came into the room just before somebody died there, that character or another; else how they had got there. */
import type { Event, EventKind, EventOf } from '@room25/engine';

export const causeOf = (death: EventOf<'died'>, happened: readonly Event[]): EventOf<'moved'> | undefined => {
  const before = happened.slice(
    0,
    happened.findLastIndex(({ kind, ...event }) => kind === 'died' && 'who' in event && event.who === death.who),
  );
  const last = before.findLast(({ kind }) => !BETWEEN.includes(kind));
  if (isInto(last, death)) return last;
  const own = before.findLast((event) => event.kind === 'moved' && event.who === death.who);
  return isInto(own, death) ? own : undefined;
};

const isInto = (event: Event | undefined, { cell }: EventOf<'died'>): event is EventOf<'moved'> =>
  event?.kind === 'moved' && event.to === cell;

/** Events between a step and its consequences. */
const BETWEEN: readonly EventKind[] = ['revealed', 'turned', 'closed', 'armed', 'died', 'shown'];
