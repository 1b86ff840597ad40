/** What a process keeps of tables that nobody looks at: as much as there is room for, and whoever has one read pays for it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../src/index.ts';
import { Onlooker } from '../src/node/onlooker.ts';
import { Tables } from '../src/node/tables.ts';
import type { Store } from '../src/store/store.ts';
import type { Body } from '../src/table/entry.ts';
import { foldAll } from '../src/table/fold.ts';
import { summaryOf } from '../src/table/summary.ts';
import { stuffedLog } from './stuffed-log.ts';
import { TestServer, temporaryFolder } from './test-server.ts';

const SECOND = 1_000;
const LONG = stuffedLog(2_000);

let server: TestServer;
const folder = temporaryFolder();
const copies: string[] = [];
beforeAll(async () => {
  const store = await openStore(undefined, folder);
  for (let n = 0; n < 40; n++) copies.push(await addCopy(store, n));
  server = (await TestServer.open({ store, limits: 1 }, folder)).stopClock();
});
afterAll(() => server.close());

/** The same game at another table. */
const addCopy = async (store: Store, n: number): Promise<string> => {
  const [opened, ...later] = LONG.bodies as [Body, ...Body[]];
  const id = randomUUID();
  const bodies = [{ ...opened, id, code: `STUF${n}` } as Body, ...later];
  await store.append(id, 1, bodies, summaryOf(foldAll(undefined, bodies.slice(0, 1))!));
  return id;
};

it('tables that nobody looks at stay for a while; of many, those that were used last', () => {
  let now = 0;
  const tables = new Tables({ store: {} as Store, now: () => now, changed() {} });
  const { table } = LONG;
  const watched = tables.add({ ...table, id: 'watched', seq: 20_000 });
  watched.onlookers.add(new Onlooker({ outlet: { send() {}, sendAnew() {}, drop() {} }, connection: '', as: 'watch' }));
  for (; now < 100 * SECOND; now += SECOND / 2) tables.add({ ...table, id: `long ${now}`, seq: 20_000 });
  tables.add({ ...table, id: 'short', seq: 200 });
  tables.forgetIdle(now);
  expect(tables.count).toBeLessThan(15);
  for (const id of ['watched', 'short', `long ${now - SECOND / 2}`]) expect(tables.known(id), id).toBeDefined();
  now += 61 * SECOND;
  tables.forgetIdle(now);
  expect([...tables.all]).toEqual([watched]);
});

it('whoever has one table after another read pays for each log; what is known costs no more than anything else', async () => {
  const [known] = copies as [string];
  const status = async (id: string): Promise<number> => (await server.send('GET', `/api/tables/${id}`)).status;
  const answers: number[] = [];
  for (const id of copies) answers.push(await status(id));
  expect(answers[0]).toBe(200);
  expect(answers.at(-1)).toBe(429);
  await server.later(30 * SECOND);
  for (let n = 0; n < copies.length; n++) expect(await status(known)).toBe(200);
});
