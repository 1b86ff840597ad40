/** Where somebody is signed in, how it comes to another device, and how it gets rid of one. */
import { createHmac, randomUUID } from 'node:crypto';
import type { Devices, LinkOwner, TableView } from '@room25/protocol';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { KEY_SPREADS_IN } from '../src/http/tokens.ts';
import { rotateKeys } from '../src/keys.ts';
import { openStore } from '../src/store/open.ts';
import { onBothStores } from './both-stores.ts';
import { SETTINGS, TestServer, temporaryFolder } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ trustProxy: true });
});
afterAll(() => server.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

const cookieOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!;

/** A browser: keeps its cookie, says what it is. */
class Browser {
  cookie = '';
  readonly #agent: string;

  constructor(agent: string) {
    this.#agent = agent;
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { 'user-agent': this.#agent, ...(this.cookie && { cookie: this.cookie }) };
    const response = await server.send(method, path, { headers, ...(body !== undefined && { body }) });
    if (response.headers.has('set-cookie')) this.cookie = cookieOf(response);
    return response;
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.send('GET', path)).json()) as T;
  }

  async post<T>(path: string, body?: unknown): Promise<T> {
    return (await (await this.send('POST', path, body ?? {})).json()) as T;
  }

  static async named(name: string, agent = FIREFOX): Promise<Browser> {
    const browser = new Browser(agent);
    await browser.send('POST', '/api/guest', { name });
    return browser;
  }

  /** Another device of the same person. */
  async carried(agent = PHONE): Promise<Browser> {
    const { token } = await this.post<{ token: string }>('/api/guest/link');
    const other = new Browser(agent);
    await other.send('POST', '/api/guest/carry', { token });
    return other;
  }
}

describe('a personal link', () => {
  it('says whose it is before it is taken, and is taken once, by whoever is first', async () => {
    const ada = await Browser.named('Ada');
    const { token } = await ada.post<{ token: string }>('/api/guest/link');
    const visitor = new Browser(PHONE);
    expect(await visitor.post<LinkOwner>('/api/guest/link/owner', { token })).toEqual({
      name: 'Ada',
      expires: expect.any(Number),
    });
    expect(await ada.post<LinkOwner>('/api/guest/link/owner', { token })).toMatchObject({ you: 'Ada', same: true });
    const takers = await Promise.all(
      Array.from({ length: 8 }, () => server.send('POST', '/api/guest/carry', { body: { token } })),
    );
    expect(takers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(takers.filter(({ status }) => status === 401)).toHaveLength(7);
    expect((await visitor.send('POST', '/api/guest/link/owner', { token })).status).toBe(401);
  });

  it('takes nobody’s own seats away unless they say so', async () => {
    const mallory = await Browser.named('Mallory');
    const { token } = await mallory.post<{ token: string }>('/api/guest/link');
    const ben = await Browser.named('Ben');
    const { id } = await ben.post<TableView>('/api/tables', { id: randomUUID(), settings: SETTINGS });
    expect(await ben.post<LinkOwner>('/api/guest/link/owner', { token })).toMatchObject({
      name: 'Mallory',
      you: 'Ben',
    });
    const before = ben.cookie;
    expect(await ben.post('/api/guest/carry', { token })).toMatchObject({ code: 'not-now' });
    expect(ben.cookie).toBe(before);
    expect(await ben.get<TableView>(`/api/tables/${id}`)).toMatchObject({ you: 0 });
    // The link was not used up by that.
    expect(await ben.post('/api/guest/carry', { token, instead: true })).toEqual({ name: 'Mallory' });
    expect(await ben.get<TableView>(`/api/tables/${id}`)).not.toHaveProperty('you');
  });
});

describe('my devices', () => {
  it('are listed by what they are, and signed out one by one or all others at once', async () => {
    const desk = await Browser.named('Ada');
    const phone = await desk.carried();
    const tablet = await desk.carried();
    const { devices } = await desk.get<{ devices: Devices }>('/api/guest/devices');
    expect(devices.map(({ kind }) => kind).sort()).toEqual(['Chrome, Android', 'Chrome, Android', 'Firefox, Linux']);
    expect(devices.filter(({ here }) => here).map(({ kind }) => kind)).toEqual(['Firefox, Linux']);
    const { devices: seen } = await phone.get<{ devices: Devices }>('/api/guest/devices');
    const phoneId = seen.find(({ here }) => here)!.id;

    const left = await desk.post<{ devices: Devices }>('/api/guest/sign-out', { devices: [phoneId] });
    expect(left.devices).toHaveLength(2);
    expect((await phone.send('GET', '/api/guest')).status).toBe(401);
    expect((await tablet.send('GET', '/api/guest')).status).toBe(200);
    await desk.post('/api/guest/sign-out', { devices: 'others' });
    expect((await tablet.send('GET', '/api/guest')).status).toBe(401);
    expect((await desk.send('GET', '/api/guest')).status).toBe(200);
    // Nobody signs out somebody else.
    const eve = await Browser.named('Eve');
    const [mine] = (await desk.get<{ devices: Devices }>('/api/guest/devices')).devices;
    await eve.post('/api/guest/sign-out', { devices: [mine!.id] });
    expect((await desk.send('GET', '/api/guest')).status).toBe(200);
    await desk.post('/api/guest/sign-out', { devices: 'all' });
    expect(desk.cookie).toMatch(/=$/);
  });

  it('that are signed out hear nothing more, also where they are connected to another server of the store', async () => {
    const other = await TestServer.open({ trustProxy: true }, server.folder);
    const desk = await Browser.named('Ada');
    const phone = await desk.carried();
    const { id } = await desk.post<TableView>('/api/tables', { id: randomUUID(), settings: SETTINGS });
    const [here, there] = [await server.socket({ cookie: phone.cookie }), await other.socket({ cookie: phone.cookie })];
    for (const socket of [here, there]) {
      socket.say({ type: 'hello', table: id, as: 'watch' });
      await socket.next('state');
    }
    await desk.post('/api/guest/sign-out', { devices: 'others' });
    expect(await here.closed).toBe(4401);
    await other.later(2_000);
    expect(await there.closed).toBe(4401);
    expect((await other.send('GET', '/api/guest', { headers: { cookie: phone.cookie } })).status).toBe(401);
    await other.stop();
  });
});

onBothStores((place) => {
  it.each(['others', 'all'])('signed out of %s, nobody comes in by a link that was made before', async (devices) => {
    const own = await place.openServer();
    const ada = await own.guest('Ada');
    const ben = await own.guest('Ben');
    const linkOf = async (token: string): Promise<string> =>
      (await own.post<{ token: string }>('/api/guest/link', {}, token)).token;
    const [hers, his] = [await linkOf(ada), await linkOf(ben)];
    await own.post('/api/guest/sign-out', { devices }, ada);
    const carry = async (token: string): Promise<number> =>
      (await own.send('POST', '/api/guest/carry', { body: { token } })).status;
    expect([await carry(hers), await carry(his)]).toEqual([401, 200]);
    await own.stop();
  });
});

describe('a socket that was open before its device was signed out', () => {
  const opened = async () => {
    const folder = temporaryFolder();
    const store = await openStore(undefined, folder);
    const own = await TestServer.open({ store }, folder);
    onTestFinished(() => own.close());
    const { table, tokens } = await own.table(SETTINGS, ['Ada', 'Ben']);
    const { id, code } = table;
    const [, ben] = tokens as [string, string];
    const signOut = (): Promise<unknown> => own.post('/api/guest/sign-out', { devices: 'all' }, ben);
    return { own, store, id, code, ben, signOut };
  };

  it('is nobody’s: it cannot say hello', async () => {
    const { own, id, ben, signOut } = await opened();
    const socket = await own.socket({ authorization: `Bearer ${ben}` });
    await signOut();
    socket.say({ type: 'hello', table: id, as: 'seat' });
    expect(await socket.closed).toBe(4401);
    expect(socket.messages.map(({ type }) => type)).not.toContain('state');
  });

  it('shows nothing if that happens while the table is looked up', async () => {
    const { own, store, code, ben, signOut } = await opened();
    const socket = await own.socket();
    const looking = vi.spyOn(store, 'summary');
    looking.mockImplementationOnce(async (name) => {
      looking.mockRestore();
      await signOut();
      return store.summary(name);
    });
    socket.say({ type: 'hello', table: code, as: 'seat', token: ben });
    expect(await socket.closed).toBe(1012);
    expect(socket.messages.map(({ type }) => type)).not.toContain('state');
  });
});

describe('keys', () => {
  it('change while the server runs: both count for a while, then the new one only', async () => {
    const own = await TestServer.open();
    const old = await own.guest('Ada');
    const another = await openStore(undefined, own.folder);
    await rotateKeys(another, 60_000);
    await own.later(KEY_SPREADS_IN + 1_000);
    expect((await own.send('GET', '/api/guest', { token: old })).status).toBe(200);
    const fresh = await own.guest('Ben');
    expect(fresh.split('.')[0]).not.toBe(old.split('.')[0]);
    // Whoever comes in time is signed anew.
    const renewed = cookieOf(await own.send('GET', '/api/guest', { token: old }));
    await own.later(60_000);
    expect((await own.send('GET', '/api/guest', { token: old })).status).toBe(401);
    expect((await own.send('GET', '/api/guest', { headers: { cookie: renewed } })).status).toBe(200);
    expect((await own.send('GET', '/api/guest', { token: fresh })).status).toBe(200);
    await another.close();
    await own.close();
  });

  it('that are known to others count no more at once, if so wanted', async () => {
    const own = await TestServer.open();
    const { id, tokens } = await own.table(SETTINGS, ['Ada']);
    const [old] = tokens as [string];
    const forged = await own.socket();
    forged.say({ type: 'hello', table: id, as: 'seat', token: old });
    await forged.next('state');
    const another = await openStore(undefined, own.folder);
    await rotateKeys(another, 0);
    await own.later(3_000);
    expect(await forged.closed).toBe(4401);
    expect((await own.send('GET', '/api/guest', { token: old })).status).toBe(401);
    expect((await own.send('GET', '/api/guest', { token: await own.guest('Ben') })).status).toBe(200);
    await another.close();
    await own.close();
  });

  it('of the time before they had names still count, until that guest signs the old devices out', async () => {
    const own = await TestServer.open();
    const store = await openStore(undefined, own.folder);
    const claim = Buffer.from(JSON.stringify(['guest', 'guest-1', 'Ada', Date.now() + 1e9])).toString('base64url');
    const signature = createHmac('sha256', await store.secret('guests'))
      .update(claim)
      .digest('base64url');
    await store.close();
    const cookie = `room25=${claim}.${signature}`;
    const renewed = await own.send('GET', '/api/guest', { headers: { cookie } });
    expect(await renewed.json()).toEqual({ name: 'Ada' });
    const headers = { cookie: cookieOf(renewed) };
    expect((await own.send('GET', '/api/guest', { headers: { cookie } })).status).toBe(200);
    await own.send('POST', '/api/guest/sign-out', { headers, body: { devices: 'others' } });
    expect((await own.send('GET', '/api/guest', { headers: { cookie } })).status).toBe(401);
    expect((await own.send('GET', '/api/guest', { headers })).status).toBe(200);
    await own.close();
  });
});

describe('the cookie', () => {
  it('has another name on each server: those on ports of one host share all cookies', async () => {
    const other = await TestServer.open();
    const [one, two] = await Promise.all(
      [server, other].map(async (each) => cookieOf(await each.send('POST', '/api/guest', { body: { name: 'Ada' } }))),
    );
    expect(one!.split('=')[0]).not.toBe(two!.split('=')[0]);
    const headers = { cookie: `${one}; ${two}` };
    for (const each of [server, other]) expect((await each.send('GET', '/api/guest', { headers })).status).toBe(200);
    await other.close();
  });

  it('cannot be written by a neighbouring address behind TLS', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const response = await server.send('POST', '/api/guest', { body: { name: 'Ada' }, headers });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-room25-[0-9a-f]{8}=[\w.-]+; Path=\/; .*; Secure$/);
    const cookie = cookieOf(response);
    expect((await server.send('GET', '/api/guest', { headers: { ...headers, cookie } })).status).toBe(200);
    const planted = cookie.replace('__Host-', '');
    expect((await server.send('GET', '/api/guest', { headers: { ...headers, cookie: planted } })).status).toBe(401);
    const renamed = cookie.replace(/^[^=]+/, 'room25');
    expect((await server.send('GET', '/api/guest', { headers: { ...headers, cookie: renamed } })).status).toBe(401);
  });
});
