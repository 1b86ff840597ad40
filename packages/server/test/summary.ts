import type { Written } from '../src/store/store.ts';

/** What a store is told of an open table that nobody sits at. */
export const summaryOf = (id: string, more: Partial<Written> = {}): Written => ({
  id,
  code: id.toUpperCase(),
  listed: true,
  state: 'open',
  edition: 'second',
  mode: 'suspicion',
  seats: 6,
  taken: 1,
  updated: 1000,
  players: [],
  clock: { kind: 'none' },
  talk: 'chat',
  awaited: [],
  ...more,
});
