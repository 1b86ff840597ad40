/** What brought somebody's death about: who came into the room just before, that character or another; else who had pushed them into it. */
import type { Event, EventKind, EventOf } from '@room25/engine';

export interface Cause {
  readonly moved: EventOf<'moved'>;
  /** Whoever pushed them, as they did. */
  readonly push?: EventOf<'played'>;
  /** Time has passed since: the room did not kill at once. */
  readonly isEarlier: boolean;
}

export const causeOf = (death: EventOf<'died'>, happened: readonly Event[]): Cause | undefined => {
  const before = happened.slice(
    0,
    happened.findLastIndex(({ kind, ...event }) => kind === 'died' && 'who' in event && event.who === death.who),
  );
  const last = before.findLast(({ kind }) => !BETWEEN.includes(kind));
  if (isInto(last, death)) return { moved: last, ...pushOf(last, before), isEarlier: false };
  const own = before.findLast((event) => event.kind === 'moved' && event.who === death.who);
  if (!isInto(own, death)) return undefined;
  const push = pushOf(own, before);
  return push && { moved: own, ...push, isEarlier: true };
};

const pushOf = (moved: EventOf<'moved'>, happened: readonly Event[]): { push: EventOf<'played'> } | undefined => {
  if (moved.rule !== 'PUSH-1') return undefined;
  const played = happened.slice(0, happened.lastIndexOf(moved)).findLast(({ kind }) => kind === 'played');
  return played?.kind === 'played' && played.who !== moved.who ? { push: played } : undefined;
};

const isInto = (event: Event | undefined, { cell }: EventOf<'died'>): event is EventOf<'moved'> =>
  event?.kind === 'moved' && event.to === cell;

/** Events between a step and its consequences. */
const BETWEEN: readonly EventKind[] = ['revealed', 'turned', 'closed', 'armed', 'died', 'shown'];
