/** Two names of one person become one, if they say so: what was the one's is the other's. */
import type { DataAnswer, FileAnswer, KeptAnswer, LinkOwner, ShunnedAnswer, TableView } from '@room25/protocol';
import { PATIENCE } from '@room25/test-kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { onBothStores } from './both-stores.ts';
import { Browser, ORIGIN } from './browser.ts';
import { SETTINGS, type TestServer } from './test-server.ts';

const SOLO = { ...SETTINGS, mode: 'solo', players: 1 } as const;

onBothStores((place) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await place.openServer({ trustProxy: true });
  }, PATIENCE);
  afterEach(() => server.stop());

  let count = 0;
  const opened = async (by: Browser, settings: typeof SETTINGS | typeof SOLO = SETTINGS): Promise<string> =>
    (await by.post<TableView>('/api/tables', { id: `table-number-${count++}`, settings })).id;
  const doAt = (by: Browser, table: string, act: object): Promise<unknown> =>
    by.post(`/api/tables/${table}/do`, { id: `request-number-${count++}`, act });
  const seatOf = async (by: Browser, table: string): Promise<number | undefined> =>
    (await by.get<TableView>(`/api/tables/${table}`)).you;

  /** Ada, who keeps her name; Beatrix, who is her on a phone and on a tablet; Cleo, whom Beatrix has blocked. */
  const people = async () => {
    const ada = await Browser.named(server, 'Ada');
    const hers = new Authenticator(ORIGIN);
    await ada.keep(hers);
    const phone = await Browser.named(server, 'Beatrix');
    const phones = new Authenticator(ORIGIN);
    await phone.keep(phones);
    const tablet = new Browser(server);
    await tablet.comeBack(phones);
    const cleo = await Browser.named(server, 'Cleo');
    const [adas, own, both] = [await opened(ada), await opened(phone), await opened(cleo)];
    for (const browser of [ada, phone]) await doAt(browser, both, { do: 'sit' });
    await phone.post(`/api/tables/${both}/shun`, { seat: 0, kind: 'block' });
    // One that Ada has only entered, and Beatrix sits at.
    const entered = await opened(cleo);
    await doAt(ada, entered, { do: 'sit' });
    await doAt(ada, entered, { do: 'leave' });
    const { id } = await phone.get<DataAnswer>('/api/guest/data');
    return { ada, hers, phone, phones, tablet, cleo, adas, own, both, entered, id };
  };

  /** By a passkey, on a device that is somebody else. */
  const linkBy = async (browser: Browser, key: Authenticator): Promise<string> =>
    ((await (await browser.signIn(key)).json()) as { token: string }).token;

  test('both are shown by name, and nothing moves unless it is asked for', { timeout: PATIENCE }, async () => {
    const { hers, phone, own } = await people();
    const token = await linkBy(phone, hers);
    expect(await phone.post<LinkOwner>('/api/guest/link/owner', { token })).toMatchObject({
      name: 'Ada',
      you: 'Beatrix',
      along: 1,
      apart: 1,
    });
    expect((await phone.send('POST', '/api/guest/carry', { token })).status).toBe(409);
    expect((await phone.send('POST', '/api/guest/carry', { token, along: true })).status).toBe(409);
    expect(await seatOf(phone, own)).toBe(0);
    expect(await phone.post('/api/guest/carry', { token, instead: true })).toEqual({ name: 'Ada' });
    expect(await seatOf(phone, own)).toBeUndefined();
  });

  test('nobody is lured by a link into giving away who they are', { timeout: PATIENCE }, async () => {
    const { phone, phones, own } = await people();
    const mallory = await Browser.named(server, 'Mallory');
    const theirs = new Authenticator(ORIGIN);
    await mallory.keep(theirs);
    const { token: sent } = await mallory.post<{ token: string }>('/api/guest/link');
    for (const token of [sent, await linkBy(new Browser(server), theirs)]) {
      const owner = await phone.post<LinkOwner>('/api/guest/link/owner', { token });
      expect(owner).toMatchObject({ name: 'Mallory', you: 'Beatrix' });
      expect(owner).not.toHaveProperty('along');
      expect((await phone.send('POST', '/api/guest/carry', { token, instead: true, along: true })).status).toBe(409);
    }
    // What Mallory was given for a key on a device of theirs is of no use elsewhere.
    const token = await linkBy(mallory, phones);
    expect((await phone.send('POST', '/api/guest/link/owner', { token })).status).toBe(401);
    expect(await seatOf(phone, own)).toBe(0);
  });

  test('seats, games, keys, devices and blocks come along', { timeout: PATIENCE }, async () => {
    const { ada, hers, phone, phones, tablet, cleo, adas, own, both, id } = await people();
    const solo = await opened(phone, SOLO);
    await doAt(phone, solo, { do: 'start' });
    await doAt(phone, solo, { do: 'leave' });
    const socket = await server.socket(tablet.headers);
    socket.say({ type: 'hello', table: own, as: 'seat' });
    await socket.next('state');

    // Beatrix is better known as a prisoner, Ada alone.
    const { id: self } = await ada.get<DataAnswer>('/api/guest/data');
    const database = await place.openRaw();
    for (const [guest, kind, games] of [
      [self, 'suspicion', 3],
      [id, 'suspicion', 9],
      [self, 'solo', 5],
      [id, 'solo', 2],
    ])
      await database.run(`INSERT INTO ratings VALUES ('${guest}', '${kind}', 0.1, 0.2, ${games}, 1, 0)`);
    await database.close();

    const token = await linkBy(phone, hers);
    expect(await phone.post('/api/guest/carry', { token, instead: true, along: true })).toEqual({ name: 'Ada' });

    for (const browser of [ada, phone, tablet]) {
      expect(await browser.get('/api/guest')).toEqual({ name: 'Ada' });
      expect([await seatOf(browser, adas), await seatOf(browser, own), await seatOf(browser, both)]).toEqual([0, 0, 1]);
    }
    expect((await cleo.get<TableView>(`/api/tables/${both}`)).seats[2]!.kind).toBe('free');
    // The tablet's line is closed, and comes back as Ada's.
    expect(await socket.closed).toBe(1012);
    const again = await server.socket(tablet.headers);
    again.say({ type: 'hello', table: own, as: 'seat' });
    expect(await again.next('state')).toMatchObject({ table: { you: 0 } });

    expect((await ada.get<KeptAnswer>('/api/guest/kept')).passkeys).toHaveLength(2);
    expect(await new Browser(server).comeBack(phones)).toEqual({ name: 'Ada' });
    expect((await ada.get<{ devices: unknown[] }>('/api/guest/devices')).devices).toHaveLength(4);
    expect((await ada.get<ShunnedAnswer>('/api/guest/shunned')).people).toMatchObject([
      { name: 'Cleo', kind: 'block' },
    ]);
    expect((await ada.get<{ tables: { id: string }[] }>('/api/tables/mine')).tables.map((each) => each.id)).toContain(
      solo,
    );
    const store = await place.openStore();
    const ratings = await store.ratings.of(self, 1);
    expect(ratings.map(({ kind, games }) => [kind, games])).toEqual([
      ['solo', 7],
      ['suspicion', 12],
    ]);
    await store.close();
    // Only where both were does anything say who Beatrix was.
    const raw = await place.openRaw();
    for (const table of await raw.tables()) {
      const rows = await raw.all(`SELECT * FROM "${table}"`);
      const of = rows.filter((row) => Object.values(row).includes(id));
      expect([table, of.length]).toEqual([table, { merged: 1, people: 1 }[table] ?? 0]);
    }
    await raw.close();
    await ada.post('/api/guest', { name: 'Adelheid' });
    await ada.post('/api/guest/forget', { name: 'Adelheid' });
    const bare = await place.openRaw();
    const all = await bare.everything();
    await bare.close();
    for (const trace of [id, 'Beatrix']) expect(all).not.toContain(trace);
    expect((await tablet.send('GET', '/api/guest')).status).toBe(401);
  });

  test('a seat comes along also from where the other one has only been', { timeout: PATIENCE }, async () => {
    const { hers, ada, phone, entered, cleo } = await people();
    await cleo.post(`/api/tables/${entered}/do`, { id: 'cleo-leaves-it-now', act: { do: 'leave' } });
    await doAt(phone, entered, { do: 'sit' });
    const token = await linkBy(phone, hers);
    await phone.post('/api/guest/carry', { token, instead: true, along: true });
    expect(await seatOf(ada, entered)).toBe(await seatOf(phone, entered));
    expect(await seatOf(ada, entered)).toBeDefined();
  });

  test('other processes notice by themselves, and move what they wrote before they did', {
    timeout: PATIENCE,
    skip: place.kind === 'sqlite',
  }, async () => {
    const { hers, phone, tablet, own } = await people();
    const other = await place.openServer({ trustProxy: true });
    const there = tablet.at(other);
    expect(await seatOf(there, own)).toBe(0);
    const token = await linkBy(phone, hers);
    await phone.post('/api/guest/carry', { token, instead: true, along: true });
    // It has not heard of it.
    const late = await opened(there);
    await other.later(2_000);
    expect(await there.get('/api/guest')).toEqual({ name: 'Ada' });
    expect([await seatOf(there, own), await seatOf(there, late)]).toEqual([0, 0]);
    await server.later(2_000);
    expect(await seatOf(phone, late)).toBe(0);
    await other.stop();
  });

  test('who has become one with another can become one with a third', { timeout: PATIENCE }, async () => {
    const { hers, phone, tablet, own } = await people();
    await phone.post('/api/guest/carry', { token: await linkBy(phone, hers), instead: true, along: true });
    const dora = await Browser.named(server, 'Dora');
    const doras = new Authenticator(ORIGIN);
    await dora.keep(doras);
    await phone.post('/api/guest/carry', { token: await linkBy(phone, doras), instead: true, along: true });
    for (const browser of [dora, phone, tablet]) expect(await seatOf(browser, own)).toBe(0);
    expect(await tablet.get('/api/guest')).toEqual({ name: 'Dora' });
    expect((await dora.get<FileAnswer>('/api/guest/file')).games).toBe(0);
  });
});
