/** A log, page by page: between two pages others get their turn. */
import { setImmediate } from 'node:timers/promises';
import type { Body } from '../table/entry.ts';
import type { Store } from './store.ts';

const PAGE = 500;

export async function* pagesOf(store: Store, table: string, from: number): AsyncGenerator<readonly Body[]> {
  for (let next = from; ; next += PAGE) {
    const entries = await store.read(table, next, PAGE);
    if (entries.length > 0) yield entries.map(({ body }) => body as Body);
    if (entries.length < PAGE) return;
    await setImmediate();
  }
}
