/** Somebody's own file: every finished game counts once, whoever counts it, and nothing is told before the end. */
import type { FileAnswer, ResultAnswer } from '@room25/protocol';
import { PATIENCE } from '@room25/test-kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothStores } from './both-stores.ts';
import { SETTINGS, type TestServer } from './test-server.ts';

onBothStores((place) => {
  let server: TestServer;
  const open = (): Promise<TestServer> => place.openServer();

  beforeEach(async () => {
    server = await open();
  }, PATIENCE);
  afterEach(() => server.stop());

  const fileOf = (token: string): Promise<FileAnswer> => server.get('/api/guest/file', token);
  const countedBy = (one: TestServer, token: string): Promise<void> =>
    expect
      .poll(
        async () => {
          await one.later(1_100);
          return (await one.get<FileAnswer>('/api/guest/file', token)).games;
        },
        { timeout: PATIENCE, interval: 50 },
      )
      .toBeGreaterThan(0);

  test('a game is in the files of those who played it, once it is over, as its result says', {
    timeout: PATIENCE,
  }, async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    await server.later(1_100);
    expect(await fileOf(ada)).toMatchObject({ games: 0, kinds: [], list: [] });
    await server.playOut(id, tokens);
    await countedBy(server, ada);
    const { seats, result, ended } = await server.get<ResultAnswer>(`/api/tables/${id}/result`);
    for (const [at, token] of [ada, ben].entries()) {
      const file = await fileOf(token);
      const [character] = seats[at]!.characters;
      const isGuard = character!.role !== 'prisoner';
      const won = result === 'prisoners' ? !isGuard : result === 'guards' && isGuard;
      expect(file).toMatchObject({
        games: 1,
        won: won ? 1 : 0,
        kinds: [{ edition: 'second', mode: 'suspicion', role: character!.role, games: 1, won: won ? 1 : 0 }],
        list: [{ table: id, result, ended, won, players: 4, replay: `/api/tables/${id}/replay/everyone` }],
      });
      expect(file.list[0]!.characters).toMatchObject([{ name: character!.name, survived: character!.survived }]);
      expect(file.deaths).toEqual(character!.survived ? [] : [{ rule: expect.any(String), count: 1 }]);
      expect((await server.send('GET', file.list[0]!.replay)).status).toBe(200);
    }
    expect((await server.send('GET', '/api/guest/file')).status).toBe(401);
    // Of all games together it is said on the first page only.
    expect(await server.get('/api/guest/file?from=1', ada)).toEqual({ list: [] });
    expect(await server.get('/api/guest/file?from=0&limit=1', ada)).toMatchObject({ games: 1, list: [{ table: id }] });
    // What is said afterwards ends it no second time.
    await server.do(id, ada, { do: 'say', text: 'well played' });
    await server.later(1_100);
    expect((await fileOf(ada)).games).toBe(1);
    // Whoever is forgotten has no file; the others keep theirs.
    await server.post('/api/guest/forget', { name: 'Ada' }, ada);
    expect((await fileOf(ben)).games).toBe(1);
  });

  test('a game that ended with its process is counted by the next, and once though several count', {
    timeout: PATIENCE,
  }, async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    await server.playOut(id, tokens);
    await server.stop();
    const raw = await place.openRaw();
    expect(await raw.all('SELECT table_id FROM uncounted')).toEqual([{ table_id: id }]);
    expect(await raw.all('SELECT * FROM results')).toEqual([]);
    server = await open();
    const other = place.kind === 'postgres' ? await open() : server;
    await Promise.all([countedBy(server, tokens[0]!), countedBy(other, tokens[1]!)]);
    if (other !== server) await other.stop();
    expect((await raw.all('SELECT visitor FROM results ORDER BY visitor')).map(({ visitor }) => visitor)).toEqual([
      0, 1,
    ]);
    expect(await raw.all('SELECT * FROM uncounted')).toEqual([]);
    await raw.close();
  });

  test('what fails in the middle of counting has counted nobody, and is done again', {
    timeout: PATIENCE,
  }, async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    await server.playOut(id, tokens);
    await server.stop();
    const raw = await place.openRaw();
    const lift = await raw.hinder('DELETE ON uncounted');
    server = await open();
    await server.later(1_100);
    // It has been tried, and given up for this process.
    await expect
      .poll(async () => (await server.send('GET', '/metrics')).text(), { timeout: PATIENCE })
      .toContain('room25_errors_total{what="table"} 1');
    expect(await raw.all('SELECT * FROM results')).toEqual([]);
    await server.stop();
    await lift();
    server = await open();
    await countedBy(server, tokens[0]!);
    expect(await raw.all('SELECT visitor FROM results')).toHaveLength(2);
    await raw.close();
  });
});
