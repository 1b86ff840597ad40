/** Whoever keeps their name comes back to it from any device, and nobody else does. */
import { randomBytes } from 'node:crypto';
import type { DataAnswer, KeptAnswer, PasskeyAsk, Refused, SignInAsk, TableView } from '@room25/protocol';
import { PATIENCE } from '@room25/test-kit/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newRecoveryKey, recoveryHash } from '../src/http/recovery-key.ts';
import { Operator } from '../src/operator/operator.ts';
import { Authenticator, KINDS, type Lie } from './authenticator.ts';
import { onBothStores } from './both-stores.ts';
import { Browser, ORIGIN, SITE } from './browser.ts';
import { SETTINGS, type TestServer } from './test-server.ts';

const DAY = 24 * 3_600_000;

/** What it says when it is made, and if that is something else, when it is used. */
const LIES: readonly (readonly [string, Lie, Lie?])[] = [
  ['of another page', { origin: 'https://room25.example.evil' }],
  ['of a neighbouring page', { origin: `https://www.${SITE}` }],
  ['of this page without TLS', { origin: `http://${SITE}` }],
  ['for another site', { site: 'evil.example' }],
  ['asked for elsewhere', { challenge: randomBytes(54).toString('base64url') }],
  ['in a page within a page', { crossOrigin: true }],
  ['without anybody there', { flags: 0 }],
  ['without having made sure who is there', { flags: 0x01 }],
  ['for the other purpose', { type: 'webauthn.get' }, { type: 'webauthn.create' }],
  ['by another name', { id: randomBytes(16).toString('base64url') }],
];

onBothStores((place) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await place.openServer({ trustProxy: true });
  }, PATIENCE);
  afterEach(() => server.stop());

  describe('a passkey', () => {
    test('keeps a name, its seats and its games, and brings them to another device', async () => {
      const ada = await Browser.named(server, 'Ada');
      const { id } = await ada.post<TableView>('/api/tables', { id: 'ada-opens-one', settings: SETTINGS });
      expect(await ada.get<KeptAnswer>('/api/guest/kept')).toEqual({ passkeys: [] });
      const key = new Authenticator(ORIGIN);
      expect(await ada.keep(key)).toBe(201);
      const { passkeys } = await ada.get<KeptAnswer>('/api/guest/kept');
      expect(passkeys).toEqual([{ id: key.id, label: 'Firefox, Linux', made: expect.any(Number), synced: true }]);
      await ada.post('/api/guest', { name: 'Ada L.' });

      const phone = new Browser(server);
      expect(await phone.comeBack(key)).toEqual({ name: 'Ada L.' });
      expect(await phone.get<TableView>(`/api/tables/${id}`)).toMatchObject({ you: 0 });
      expect((await phone.get<KeptAnswer>('/api/guest/kept')).passkeys[0]).toHaveProperty('used');
      expect((await phone.get<{ devices: unknown[] }>('/api/guest/devices')).devices).toHaveLength(2);
      expect((await phone.get<DataAnswer>('/api/guest/data')).passkeys).toHaveLength(1);
    });

    test('keeps its name from others, and what looks like it; some names nobody has', async () => {
      const before = await Browser.named(server, 'Adelaide');
      const ada = await Browser.named(server, 'Adelaide');
      await ada.keep(new Authenticator(ORIGIN));
      const statusOf = async (name: string, browser = new Browser(server)): Promise<number> =>
        (await browser.send('POST', '/api/guest', { name })).status;
      for (const name of ['Adelaide', 'ADE1AIDE', 'Adelaide.'])
        expect([name, await statusOf(name)]).toEqual([name, 409]);
      // Whoever has it already stays who they are; they do not take it a second time.
      expect(await statusOf('Adelaide', before)).toBe(201);
      expect(await statusOf('Adele', before)).toBe(201);
      expect(await statusOf('Adelaide', before)).toBe(409);
      expect(await statusOf('Adelaide', ada)).toBe(201);
      expect(await statusOf('Ade', ada)).toBe(201);
      expect(await statusOf('Adelaide')).toBe(201);
      for (const name of ['Operator', 'The 0perator', 'Room 25', 'модератор', 'Administrateur', 'Bot 3'])
        expect([name, await statusOf(name)]).toEqual([name, 409]);
      for (const name of ['Opera Tor', 'Robot', 'Nadmin']) expect([name, await statusOf(name)]).toEqual([name, 201]);
      // Kept before outlines were written down.
      const raw = await place.openRaw();
      await raw.run(`INSERT INTO kept_names (guest, name, since) VALUES ('old', 'Ludmila', ${Date.now()})`);
      expect(await statusOf('ludmila')).toBe(409);
      await raw.close();
    });

    test('a name under which nobody has played is others’ again after a month; its keeper still comes back to it', {
      timeout: PATIENCE,
    }, async () => {
      const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
      const [ada] = tokens as [string, string];
      await server.post('/api/guest/recovery', {}, ada);
      await server.playOut(id, tokens);
      const idle = await Browser.named(server, 'Idle');
      const { key } = await idle.post<{ key: string }>('/api/guest/recovery');
      const statusOf = async (name: string): Promise<number> =>
        (await new Browser(server).send('POST', '/api/guest', { name })).status;
      await server.later(29 * DAY);
      expect([await statusOf('Ada'), await statusOf('Idle')]).toEqual([409, 409]);
      // Another key begins no other month.
      const passkey = new Authenticator(ORIGIN);
      expect(await idle.keep(passkey)).toBe(201);
      await server.later(2 * DAY);
      expect([await statusOf('Ada'), await statusOf('Idle')]).toEqual([409, 201]);
      const phone = new Browser(server);
      expect(await phone.comeBack(passkey)).toEqual({ name: 'Idle' });
      const { token } = await new Browser(server).post<{ token: string }>('/api/guest/recover', { key });
      expect(await new Browser(server).post('/api/guest/carry', { token })).toEqual({ name: 'Idle' });
    });

    test('whoever has a name that another one keeps does not keep it, too; no passkey is made for it', async () => {
      const [ada, other] = [await Browser.named(server, 'Adelaide'), await Browser.named(server, 'Ade1aide')];
      await ada.keep(new Authenticator(ORIGIN));
      for (const path of ['/api/guest/passkey/ask', '/api/guest/recovery']) {
        const response = await other.send('POST', path, {});
        expect([response.status, ((await response.json()) as Refused).code]).toEqual([409, 'name-taken']);
      }
      expect(await other.get<KeptAnswer>('/api/guest/kept')).toEqual({ passkeys: [] });
      await other.post('/api/guest', { name: 'Adele' });
      expect(await other.keep(new Authenticator(ORIGIN))).toBe(201);
      expect(await ada.keep(new Authenticator(ORIGIN))).toBe(201);
    });

    test('whoever has lost it comes back by a link of the operator, or is erased by them', async () => {
      const ada = await Browser.named(server, 'Adelaide');
      await ada.keep(new Authenticator(ORIGIN));
      const office = await place.openStore();
      const operator = new Operator(office);
      await expect(operator.link({ name: 'Nobody' }, 'lost')).rejects.toThrow('nobody keeps');
      const token = await operator.link({ name: 'adelaide' }, 'lost her phone, known to us');
      const phone = new Browser(server);
      expect(await phone.post('/api/guest/carry', { token })).toEqual({ name: 'Adelaide' });
      expect((await phone.send('POST', '/api/guest/carry', { token })).status).toBe(401);
      await operator.erase({ name: 'Adelaide' }, 'asked for by letter');
      await server.later(2_000);
      for (const browser of [ada, phone]) expect((await browser.send('GET', '/api/guest')).status).toBe(401);
      expect((await operator.log()).map(({ act, guest }) => `${act} ${guest === null}`)).toEqual([
        'guest-link true',
        'erase true',
      ]);
      await office.close();
    });

    test('brings back also a device that was signed out, and holds a token that is no good', async () => {
      const ada = await Browser.named(server, 'Ada');
      const key = new Authenticator(ORIGIN);
      await ada.keep(key);
      const phone = new Browser(server);
      await phone.comeBack(key);
      await ada.post('/api/guest/sign-out', { devices: 'others' });
      expect((await phone.send('GET', '/api/guest')).status).toBe(401);
      expect(await phone.comeBack(key)).toEqual({ name: 'Ada' });
      const { key: written } = await ada.post<{ key: string }>('/api/guest/recovery');
      await ada.post('/api/guest/sign-out', { devices: 'others' });
      const { token } = await phone.post<{ token: string }>('/api/guest/recover', { key: written });
      expect(await phone.post('/api/guest/carry', { token })).toEqual({ name: 'Ada' });
    });

    test('of one kind is as good as of any other', async () => {
      const ada = await Browser.named(server, 'Ada');
      for (const kind of KINDS) {
        const key = new Authenticator(ORIGIN, kind);
        expect(await ada.keep(key)).toBe(201);
        expect(await new Browser(server).comeBack(key)).toEqual({ name: 'Ada' });
      }
    });

    test('that is not what it should be is refused, when it is made and when it is used', {
      timeout: PATIENCE,
    }, async () => {
      const ada = await Browser.named(server, 'Ada');
      const honest = new Authenticator(ORIGIN);
      for (const [what, lie, used = lie] of LIES) {
        expect([what, await ada.keep(new Authenticator(ORIGIN), lie)]).toEqual([what, 401]);
        const key = new Authenticator(ORIGIN);
        await ada.keep(key);
        const answer = await new Browser(server).signIn(key, used);
        expect([what, answer.status, ((await answer.json()) as Refused).code]).toEqual([what, 401, 'identity']);
        await ada.post('/api/guest/passkey/remove', { id: key.id });
      }
      expect(await ada.get<KeptAnswer>('/api/guest/kept')).toEqual({ passkeys: [] });
      expect(await ada.keep(honest)).toBe(201);
    });

    test('that says it is for one algorithm and is of the kind of another is refused', async () => {
      const ada = await Browser.named(server, 'Ada');
      expect(await ada.keep(new Authenticator(ORIGIN, 'rsa'), { algorithm: -7 })).toBe(401);
      expect(await ada.keep(new Authenticator(ORIGIN, 'p256'), { algorithm: -257 })).toBe(401);
      expect(await ada.keep(new Authenticator(ORIGIN, 'p256'), { algorithm: -8 })).toBe(401);
      expect(await ada.keep(new Authenticator(ORIGIN, 'rsa'), { algorithm: -65535 })).toBe(401);
    });

    test('that brings a certificate along is refused: nobody asked for it, and nobody reads it', async () => {
      const ada = await Browser.named(server, 'Ada');
      expect(await ada.keep(new Authenticator(ORIGIN), { isVouchedFor: true })).toBe(401);
    });

    test('of somebody else opens nothing, and cannot be taken over', async () => {
      const [ada, ben] = [await Browser.named(server, 'Ada'), await Browser.named(server, 'Ben')];
      const [hers, his] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
      await ada.keep(hers);
      await ben.keep(his);
      // His signature under the name of her passkey.
      expect((await new Browser(server).signIn(his, { id: hers.id })).status).toBe(401);
      expect(await ben.keep(hers)).toBe(409);
      await ben.post('/api/guest/passkey/remove', { id: hers.id });
      expect(await new Browser(server).comeBack(hers)).toEqual({ name: 'Ada' });
    });

    test('whose counter goes back, or stands still, was copied', async () => {
      const ada = await Browser.named(server, 'Ada');
      const key = new Authenticator(ORIGIN);
      key.counter = 7;
      await ada.keep(key);
      expect((await new Browser(server).signIn(key)).status).toBe(200);
      for (const counter of [7, 3, -1]) {
        key.counter = counter;
        expect((await new Browser(server).signIn(key)).status).toBe(401);
      }
      key.counter = 8;
      expect((await new Browser(server).signIn(key)).status).toBe(200);
    });

    test('that does not count is used any number of times', async () => {
      const ada = await Browser.named(server, 'Ada');
      const key = new Authenticator(ORIGIN);
      key.counter = 0;
      await ada.keep(key);
      for (let times = 0; times < 2; times++) {
        key.counter = -1;
        expect((await new Browser(server).signIn(key)).status).toBe(200);
      }
    });

    test('counts no more once it is removed; whoever has no way back left keeps no name', async () => {
      const ada = await Browser.named(server, 'Ada');
      const keys = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)] as const;
      for (const key of keys) await ada.keep(key);
      const store = await place.openStore();
      const { id } = await ada.get<DataAnswer>('/api/guest/data');
      expect(await store.names.isKept(id)).toBe(true);
      await ada.post('/api/guest/passkey/remove', { id: keys[0].id });
      expect((await new Browser(server).signIn(keys[0])).status).toBe(401);
      expect((await new Browser(server).signIn(keys[1])).status).toBe(200);
      expect(await ada.post<KeptAnswer>('/api/guest/passkey/remove', { id: keys[1].id })).toEqual({ passkeys: [] });
      expect([await store.names.isKept(id), await store.names.nameOf(id)]).toEqual([false, undefined]);
      await store.close();
    });
  });

  describe('a challenge', () => {
    test('is answered once, in time, and by whoever was asked', async () => {
      const ada = await Browser.named(server, 'Ada');
      const key = new Authenticator(ORIGIN);
      const asked = await ada.post<PasskeyAsk>('/api/guest/passkey/ask');
      const made = key.make(asked);
      const ben = await Browser.named(server, 'Ben');
      expect((await ben.send('POST', '/api/guest/passkey', made)).status).toBe(401);
      expect((await ada.send('POST', '/api/guest/passkey', made)).status).toBe(201);
      expect((await ada.send('POST', '/api/guest/passkey', new Authenticator(ORIGIN).make(asked))).status).toBe(401);

      const phone = new Browser(server);
      const ask = async (): Promise<SignInAsk> => phone.post('/api/guest/passkey/sign-in/ask');
      const signIn = (by: Browser, answer: unknown) => by.send('POST', '/api/guest/passkey/sign-in', answer);
      key.counter++;
      const answer = key.sign(await ask());
      for (const other of [new Browser(server), ben]) expect((await signIn(other, answer)).status).toBe(401);
      const both = await Promise.all([signIn(phone, answer), signIn(phone, answer)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      // What was asked for one thing does not do for the other.
      key.counter++;
      const { challenge } = await ada.post<PasskeyAsk>('/api/guest/passkey/ask');
      expect((await signIn(ada, key.sign({ challenge, site: SITE }))).status).toBe(401);
      const late = key.sign(await ask());
      await server.later(5 * 60_000 + 1);
      expect((await signIn(phone, late)).status).toBe(401);
    });

    test('that is not answered leaves nothing behind; one that is, nothing for long', async () => {
      const ada = await Browser.named(server, 'Ada');
      const key = new Authenticator(ORIGIN);
      await ada.post('/api/guest/passkey/ask');
      await ada.keep(key, { challenge: randomBytes(54).toString('base64url') });
      const raw = await place.openRaw();
      expect(await raw.all('SELECT * FROM answered')).toEqual([]);
      await ada.keep(key);
      expect(await raw.all('SELECT * FROM answered')).toHaveLength(1);
      await server.later(2 * 3_600_000);
      expect(await raw.all('SELECT * FROM answered')).toEqual([]);
      await raw.close();
    });

    test('is not for pages that can have no passkeys', async () => {
      for (const origin of ['https://192.0.2.7', 'http://room25.lan', 'https://[2001:db8::1]']) {
        const browser = new Browser(server);
        browser.origin = origin;
        expect((await browser.send('POST', '/api/guest/passkey/sign-in/ask')).status).toBe(409);
      }
    });
  });

  describe('a recovery key', () => {
    test('brings somebody back, however it is typed; a new one takes its place', async () => {
      const ada = await Browser.named(server, 'Ada');
      const { key } = await ada.post<{ key: string }>('/api/guest/recovery');
      expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]$/);
      expect(await ada.get<KeptAnswer>('/api/guest/kept')).toEqual({ passkeys: [], recovery: expect.any(Number) });
      const typed = ` ${key.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
      const phone = new Browser(server);
      const { token } = await phone.post<{ token: string }>('/api/guest/recover', { key: typed });
      expect(await phone.post('/api/guest/carry', { token })).toEqual({ name: 'Ada' });
      const raw = await place.openRaw();
      expect(await raw.everything()).not.toContain(key.replaceAll('-', ''));
      await raw.close();
      await ada.post('/api/guest/recovery');
      expect((await phone.send('POST', '/api/guest/recover', { key })).status).toBe(401);
      expect(await ada.post('/api/guest/recovery/remove')).toEqual({ passkeys: [] });
    });

    test('is guessed five times an hour, and no more', async () => {
      const strict = await place.openServer({ trustProxy: true, limits: 1 });
      const ada = await Browser.named(strict, 'Ada');
      const { key } = await ada.post<{ key: string }>('/api/guest/recovery');
      const thief = new Browser(strict, '198.51.100.9');
      const guess = async (typed: string): Promise<number> =>
        (await thief.send('POST', '/api/guest/recover', { key: typed })).status;
      for (let times = 0; times < 5; times++) expect(await guess(newRecoveryKey())).toBe(401);
      // Not even the right one.
      expect(await guess(key)).toBe(429);
      await strict.later(12 * 60_000);
      expect([await guess(newRecoveryKey()), await guess(key)]).toEqual([401, 429]);
      expect((await new Browser(strict, '198.51.100.10').send('POST', '/api/guest/recover', { key })).status).toBe(200);
      await strict.stop();
    });
  });

  test('whoever is forgotten has no key left', async () => {
    const ada = await Browser.named(server, 'Adelheid');
    const key = new Authenticator(ORIGIN);
    await ada.keep(key);
    const { key: written } = await ada.post<{ key: string }>('/api/guest/recovery');
    const { id } = await ada.get<DataAnswer>('/api/guest/data');
    await ada.post('/api/guest/forget', { name: 'Adelheid' });
    const raw = await place.openRaw();
    const all = await raw.everything();
    for (const trace of ['Adelheid', id, key.id, recoveryHash(written)]) expect(all).not.toContain(trace);
    await raw.close();
    const phone = new Browser(server);
    expect((await phone.signIn(key)).status).toBe(401);
    expect((await phone.send('POST', '/api/guest/recover', { key: written })).status).toBe(401);
  });
});
