/** Everything that is kept of a guest, as a file. However much it is, others are served meanwhile. */
import { setImmediate } from 'node:timers/promises';
import type { DataAnswer } from '@room25/protocol';
import type { Keeping } from '../retention.ts';
import type { TableOfGuest } from '../store/guest-book.ts';
import type { Store } from '../store/store.ts';
import type { Guest } from '../table/entry.ts';
import { sanctionView } from './routes/conduct.ts';
import { standingOf } from './standing.ts';

/** Tables, or games, that are read in one go: each read sorts all of the guest's. */
const PAGE = 500;

interface About {
  readonly now: number;
  readonly keeping: Keeping;
}

/** As text, piece by piece. */
export async function* dataOf(store: Store, guest: Guest, about: About): AsyncGenerator<string> {
  const few = JSON.stringify(await fewOf(store, guest, about), undefined, 2);
  yield few.slice(0, few.lastIndexOf('\n}'));
  yield* listOf('tables', tablesOf(store, guest.id));
  yield* listOf('games', gamesOf(store, guest.id));
  yield '\n}\n';
}

/** What nobody has much of. */
const fewOf = async (
  { guests, names, conduct, company, quick, push, ratings, results }: Store,
  { id, name }: Guest,
  { now, keeping }: About,
): Promise<Omit<DataAnswer, 'tables' | 'games'>> => {
  const recovery = await names.recoveryKeyOf(id);
  return {
    made: now,
    keeping: { ...keeping },
    id,
    name,
    devices: (await guests.devicesOf(id)).map(({ kind, made, seen }) => ({ kind, since: made, seen })),
    passkeys: (await names.passkeysOf(id)).map(({ label, made, used }) => ({
      label,
      made,
      ...(used !== undefined && { used }),
    })),
    ...(recovery !== undefined && { recovery }),
    shunned: (await conduct.shunnedBy(id)).map((each) => ({ kind: each.kind, name: each.name, since: each.made })),
    reports: (await conduct.reportsSince(id, 0)).map(({ made, table_id: table, reason, note }) => ({
      ...{ made, table, reason, note },
    })),
    sanctions: (await conduct.sanctionsOf(id)).map(sanctionView),
    seen: await company.isSeen(id),
    left: [...(await quick.leftSince(id, 0))],
    told: (await push.of(id)).map(({ endpoint, made, seen, digest }) => ({
      ...{ service: new URL(endpoint).host, made, seen },
      ...(digest !== null && { digest }),
    })),
    ratings: await standingOf({ ratings, results, now: () => now }, id),
  };
};

/** The newest first. */
async function* tablesOf({ guests }: Store, guest: string): AsyncGenerator<DataAnswer['tables'][number]> {
  for (let last: TableOfGuest | undefined; ; ) {
    const page = await guests.tablesOf(guest, PAGE, last);
    for (const { id, code, state, edition, mode, updated, seated, result, name, visitor } of page)
      yield {
        ...{ id, code, state, edition, mode, updated, seated },
        ...(result !== null && { result }),
        ...(name !== null && { name }),
        said: [...(await guests.linesAt(id, visitor))],
      };
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}

async function* gamesOf({ results }: Store, guest: string): AsyncGenerator<DataAnswer['games'][number]> {
  for (let from = 0; ; from += PAGE) {
    const page = await results.resultsOf(guest, { from, limit: PAGE });
    for (const { visitor: _, ...game } of page) yield game;
    if (page.length < PAGE) return;
  }
}

async function* listOf(name: keyof DataAnswer, items: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '';
  yield `,\n  "${name}": [`;
  for await (const item of items) {
    yield `${before}\n    ${JSON.stringify(item, undefined, 2).replaceAll('\n', '\n    ')}`;
    before = ',';
    await setImmediate();
  }
  yield `${before === '' ? '' : '\n  '}]`;
}
