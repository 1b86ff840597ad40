/** The operator's page: a link that works once, a session that ends, and nothing to be seen for anybody else. */
import { randomUUID } from 'node:crypto';
import type { OperatorAnswer, ReportAnswer, TableView } from '@room25/protocol';
import { PATIENCE } from '@room25/test-kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LINK_LASTS, OperatorAccess, SESSION_LASTS } from '../src/operator/access.ts';
import { Operator } from '../src/operator/operator.ts';
import { noting } from '../src/store/conduct-book.ts';
import { ask } from '../src/store/steps.ts';
import type { Store } from '../src/store/store.ts';
import { onBothStores } from './both-stores.ts';
import { Browser } from './browser.ts';
import { SETTINGS, type TestServer } from './test-server.ts';

onBothStores((place) => {
  let server: TestServer;
  /** As `room25 admin` has it: another process. */
  let office: Store;
  let access: OperatorAccess;

  beforeEach(async () => {
    server = await place.openServer({ trustProxy: true });
    office = await place.openStore();
    access = new OperatorAccess(office);
  }, PATIENCE);
  afterEach(async () => {
    await server.stop();
    await office.close();
  });

  const entering = (browser: Browser, token: string): Promise<Response> =>
    browser.send('POST', '/api/operator/enter', { token });
  const entered = async (): Promise<Browser> => {
    const browser = new Browser(server);
    expect((await entering(browser, await access.newLink())).status).toBe(201);
    return browser;
  };
  const statusFor = async (browser: Browser): Promise<number> => (await browser.send('GET', '/api/operator')).status;

  test('a link opens the page once, in the browser that came first', async () => {
    const link = await access.newLink();
    const [first, second] = [new Browser(server), new Browser(server)];
    const answer = await entering(first, link);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-room25-\w+-operator=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800; Secure$/,
    );
    expect((await entering(second, link)).status).toBe(404);
    expect([await statusFor(first), await statusFor(second)]).toEqual([200, 404]);
    // Neither the link nor the cookie can be read from the database.
    const raw = await place.openRaw();
    const kept = JSON.stringify([
      await raw.all('SELECT * FROM operator_links'),
      await raw.all('SELECT * FROM operator_sessions'),
      await raw.all('SELECT * FROM operator_log'),
    ]);
    await raw.close();
    expect(kept).not.toContain(link);
    expect(kept).not.toContain(/operator=([\w-]+)/.exec(answer.headers.get('set-cookie')!)![1]!);
  });

  test.runIf(place.kind === 'sqlite')(
    'whoever only guesses links writes nothing, and waits for nobody who does',
    async () => {
      const raw = await place.openRaw();
      await raw.run('BEGIN IMMEDIATE');
      expect((await entering(new Browser(server), 'x'.repeat(32))).status).toBe(404);
      await raw.run('ROLLBACK');
      await raw.close();
    },
  );

  test('of many who open a link at once, one comes in', async () => {
    const link = await access.newLink();
    const answers = await Promise.all(Array.from({ length: 8 }, () => entering(new Browser(server), link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(404)]);
  });

  test('a link lasts ten minutes, a session eight hours', async () => {
    const [link, browser] = [await access.newLink(), await entered()];
    await server.later(LINK_LASTS);
    expect((await entering(new Browser(server), link)).status).toBe(404);
    expect(await statusFor(browser)).toBe(200);
    await server.later(SESSION_LASTS - LINK_LASTS);
    expect(await statusFor(browser)).toBe(404);
    const raw = await place.openRaw();
    expect(await raw.all('SELECT id FROM operator_links UNION ALL SELECT id FROM operator_sessions')).toEqual([]);
    await raw.close();
  });

  test('whoever signs out is out, and only they; the program ends everybody’s', async () => {
    const [one, other, third] = [await entered(), await entered(), await entered()];
    const kept = one.at(server);
    await one.post('/api/operator/leave');
    // Nor does the cookie count that somebody has copied.
    expect([await statusFor(one), await statusFor(kept), await statusFor(other)]).toEqual([404, 404, 200]);
    const link = await access.newLink();
    expect(await access.endAll()).toBe(2);
    expect([await statusFor(other), await statusFor(third)]).toEqual([404, 404]);
    expect((await entering(new Browser(server), link)).status).toBe(404);
  });

  test.runIf(place.kind === 'postgres')('all processes honour it, and know at once when it has ended', async () => {
    const other = await place.openServer({ trustProxy: true });
    try {
      const link = await access.newLink();
      const browser = new Browser(other);
      expect((await entering(browser, link)).status).toBe(201);
      expect((await entering(new Browser(server), link)).status).toBe(404);
      const here = browser.at(server);
      expect(await statusFor(here)).toBe(200);
      await browser.post('/api/operator/leave');
      expect(await statusFor(here)).toBe(404);
    } finally {
      await other.stop();
    }
  });

  test('to everybody else nothing is there, whatever they send', async () => {
    const browser = await entered();
    const guest = await Browser.named(server, 'Ada');
    const nothing = await (await guest.send('GET', '/api/operators')).text();
    const { headers } = browser;
    const tokenOf = /operator=([\w-]+)/.exec(headers['cookie']!)![1]!;
    const cookies = [
      headers['cookie']!.replace(tokenOf, 'x'.repeat(32)),
      headers['cookie']!.replace(tokenOf, ''),
      // Not under the name that it has behind TLS, nor as a guest's token.
      headers['cookie']!.replace('__Host-', ''),
      headers['cookie']!.replace('-operator', ''),
      guest.headers['cookie']!,
    ];
    for (const cookie of cookies)
      for (const [method, path, body] of [
        ['GET', '/api/operator', undefined],
        ['GET', '/api/operator/report?id=zz', undefined],
        ['POST', '/api/operator', '{'],
        ['POST', '/api/operator', { do: 'announce', text: 'Hello', hours: 1 }],
        ['POST', '/api/operator/enter', { token: 'x'.repeat(32) }],
        ['POST', '/api/operator/enter', 'no JSON'],
        ['POST', '/api/operator/leave', {}],
      ] as const) {
        const response = await server.send(method, path, { headers: { ...headers, cookie }, body });
        expect([response.status, await response.text()], `${method} ${path} ${cookie}`).toEqual([404, nothing]);
      }
    expect(Object.keys((await server.get<{ paths: object }>('/openapi.json')).paths).join()).not.toContain('operator');
    // A form of another site, or another site's page.
    const form = { ...headers, 'content-type': 'text/plain' };
    const foreign = { ...headers, origin: 'https://evil.example' };
    const deed = { do: 'announce', text: 'Hello', hours: 1 };
    expect((await server.send('POST', '/api/operator', { headers: form, body: JSON.stringify(deed) })).status).toBe(
      400,
    );
    expect((await server.send('POST', '/api/operator', { headers: foreign, body: deed })).status).toBe(403);
    expect((await browser.get<OperatorAnswer>('/api/operator')).announcements).toEqual([]);
  });

  test('long lists come fifty at once, and a page whose last line has gone is the one before it', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    await server.post(`/api/tables/${id}/report`, { seat: 1, reason: 'talk' }, tokens[0]);
    const { table_id, about, reporter } = (await office.conduct.openReports({ most: 1, from: 0 }))[0]!;
    const old = { table_id, about, reporter, seq: 1, visitor: 1, reason: 'talk', note: '' } as const;
    for (let n = 0; n < 50; n++) await office.conduct.addReport({ ...old, made: n });
    await office.transact(function* () {
      for (let n = 0; n < 50; n++) {
        yield* noting({ at: n, act: 'settle', guest: null, table_id: null, reason: `${n}`, via: 'terminal' });
        yield* ask(
          `INSERT INTO sanctions (id, guest, kind, reason, made, ends) VALUES ($1, $2, 'mute', 'spam', $3, $4)`,
          ...[`a${n}`, `guest ${n}`, n, Date.now() + 86_400_000],
        );
      }
    });
    await new Operator(office).sanction({ table: id, seat: 2 }, { kind: 'mute', days: 1, reason: 'insults' });
    const browser = await entered();
    const first = await browser.get<OperatorAnswer>('/api/operator');
    expect([first.reports.length, first.sanctions.length, first.log.length]).toEqual([50, 50, 50]);
    // A link, an entry and the sanction came after those fifty.
    expect(first.pages).toEqual({
      reports: { from: 0, of: 51, after: 50 },
      sanctions: { from: 0, of: 51, after: 50 },
      log: { from: 0, of: 53, after: 50 },
    });
    const next = await browser.get<OperatorAnswer>('/api/operator?reports=50&sanctions=50&log=50');
    expect(next.reports).toMatchObject([{ about: 'Ben' }]);
    expect(next.sanctions).toMatchObject([{ called: 'Ben', reason: 'insults' }]);
    expect(next.log.map(({ reason }) => reason)).toEqual(['2', '1', '0']);
    expect(next.pages.log).toEqual({ from: 50, of: 53, before: 0 });
    const after = await browser.post<OperatorAnswer>('/api/operator?reports=50&log=50', {
      ...{ do: 'settle', report: next.reports[0]!.id, reason: 'nothing' },
    });
    expect(after.pages).toMatchObject({ reports: { from: 0, of: 50 }, log: { from: 50, of: 54 } });
    expect([after.reports.length, after.log.length]).toEqual([50, 4]);
    expect((await browser.send('GET', '/api/operator?log=x')).status).toBe(400);
  });

  test('it shows reports with their moment, and does what the program does; the log says how', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = tokens as [string, string];
    await server.do(id, ben, { do: 'say', text: 'an insult' });
    await server.post(`/api/tables/${id}/report`, { seat: 1, reason: 'talk', note: 'he insults me' }, ada);
    const browser = await entered();
    const desk = await browser.get<OperatorAnswer>('/api/operator');
    expect(desk.reports).toMatchObject([{ about: 'Ben', reason: 'talk', note: 'he insults me', table: id }]);
    const report = await browser.get<ReportAnswer>(`/api/operator/report?id=${desk.reports[0]!.id}`);
    expect(report).toMatchObject({ about: 'Ben', lines: [{ name: 'Ben', text: 'an insult' }] });

    const whom = { report: report.id };
    const muted = await browser.post<OperatorAnswer>('/api/operator', {
      ...{ do: 'sanction', kind: 'mute', whom, days: 3, reason: 'insults' },
    });
    expect(muted.reports).toEqual([]);
    expect(muted.sanctions).toMatchObject([{ kind: 'mute', called: 'Ben', reason: 'insults' }]);
    await server.later(1_100);
    expect((await server.refusal(id, ben, { do: 'say', text: 'more' })).code).toBe('muted');
    const lifted = await browser.post<OperatorAnswer>('/api/operator', {
      ...{ do: 'lift', sanction: muted.sanctions[0]!.id, reason: 'he is sorry' },
    });
    expect(lifted.sanctions).toEqual([]);
    await browser.post('/api/operator', { do: 'announce', text: 'We restart at ten.', hours: 1 });
    await browser.post('/api/operator', {
      ...{ do: 'sanction', kind: 'rename', whom: { table: id, seat: 3 }, days: 1, reason: 'a name', name: 'Robin' },
    });
    await browser.post('/api/operator', { do: 'close', table: id, reason: 'a trap' });
    await server.later(2_100);
    await expect.poll(async () => (await server.get<TableView>(`/api/tables/${id}`)).state).toBe('over');
    await browser.post('/api/operator', { do: 'delete', table: id, reason: 'and worse' });
    const refusal = await browser.send('POST', '/api/operator', { do: 'close', table: randomUUID(), reason: 'x' });
    expect([refusal.status, ((await refusal.json()) as { code: string }).code]).toEqual([404, 'no-table']);

    const { log } = await browser.get<OperatorAnswer>('/api/operator');
    expect(log.map(({ act }) => act).sort()).toEqual([
      ...['announce', 'close', 'delete', 'enter', 'lift', 'link', 'mute', 'rename'],
    ]);
    const ways = new Set(log.filter(({ act }) => act !== 'link').map(({ via }) => via));
    expect([...ways]).toEqual([expect.stringMatching(/^page [0-9a-f]{12}$/)]);
    await new Operator(office).announce('From the terminal.', 1);
    const after = (await browser.get<OperatorAnswer>('/api/operator')).log;
    expect(after.find(({ reason }) => reason === 'From the terminal.')).toMatchObject({ via: 'terminal' });
  });
});
