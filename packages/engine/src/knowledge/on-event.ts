/** One dispatch for all tables of events. It stands alone, so that a page that only hears of events need not load the engine. */
import type { Event, EventKind, EventOf } from './events.ts';

/** A table with an entry for each kind of event, which is given the event and whatever else it needs. */
export type OnEvents<Made, More extends readonly unknown[] = []> = {
  readonly [K in EventKind]: (event: EventOf<K>, ...more: More) => Made;
};

/** What a table makes of an event. */
export const onEvent = <Made, More extends readonly unknown[]>(
  table: OnEvents<Made, More>,
  event: Event,
  ...more: More
): Made => (table[event.kind] as (event: Event, ...more: More) => Made)(event, ...more);
