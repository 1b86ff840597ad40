import type { Settings, TableView } from '@room25/protocol';
import type { Player } from '@room25/test-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NUDGE_AFTER, NUDGE_LASTS, ROLL_CALL_AFTER, ROLL_CALL_LASTS } from '../src/table/clock.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = (await TestServer.open()).stopClock();
});
afterAll(() => server.close());

const LIVE: Settings = { ...SETTINGS, clock: { kind: 'live', program: 60, action: 20 } };
const MINUTE = 60_000;

const seated = async (settings: Settings, names: readonly string[]): Promise<Player[]> => {
  const { id, tokens } = await server.started(settings, names);
  const players = tokens.map((token) => server.player(id, token));
  for (const player of players) await player.until(() => player.answers.length > 0);
  return players;
};

const away = (player: Player): unknown[] =>
  player.table!.seats.map((seat) => (seat.kind === 'person' ? seat.away : seat.kind));

describe('a live clock', () => {
  it('warns, then a bot takes the seat, and the person takes it back at any moment', async () => {
    const [ada, ben] = (await seated(LIVE, ['Ada', 'Ben'])) as [Player, Player];
    await ben.do({ do: 'play', command: ben.answers[0]! });
    expect(ada.table!.deadline).toBeGreaterThan(Date.now());
    await server.later(46_000);
    await ada.until(() => ada.heard.some((text) => text.includes('"warning"')));
    const warning = JSON.parse(ada.heard.find((text) => text.includes('"warning"'))!);
    expect(warning).toMatchObject({ seats: [0], deadline: ada.table!.deadline });
    expect(away(ada)).toEqual([undefined, undefined, 'bot', 'bot']);

    await server.later(14_100);
    await ada.until(() => away(ada)[0] === 'time');
    // The bot has taken the clue and locked a program; Ben is awaited.
    await ben.until(() => ben.game!.view.phase === 'programming' && ben.table!.locked!.length === 3);
    expect(await ada.do({ do: 'play', command: ada.game!.answers[0]! })).toMatchObject({ code: 'not-now' });
    expect(await ada.do({ do: 'back' })).toBeUndefined();
    expect(away(ada)[0]).toBeUndefined();
    // What the bot locked can still be changed, like everything that is locked.
    expect(ada.game!.locked.length).toBe(1);
    expect(await ada.do({ do: 'play', command: ada.game!.answers.at(-1)! })).toBeUndefined();
    expect(ada.game!.locked).toEqual([ada.game!.answers.at(-1)]);
  });

  it('counts the time of an action anew for each question', async () => {
    const [ada, ben] = (await seated(LIVE, ['Ada', 'Ben'])) as [Player, Player];
    const start = ada.table!.deadline!;
    for (const player of [ada, ben]) await player.do({ do: 'play', command: player.answers[0]! });
    for (const player of [ada, ben]) await player.until(() => player.game!.view.phase === 'programming');
    expect(ada.table!.deadline).toBeGreaterThanOrEqual(start);
    for (const player of [ada, ben]) await player.do({ do: 'play', command: player.answers[0]! });
    const isAwaited = (player: Player): boolean => player.answers.length > 0 && player.game!.view.phase === 'acting';
    await Promise.race([ada.until(() => isAwaited(ada)), ben.until(() => isAwaited(ben))]);
    const one = isAwaited(ada) ? ada : ben;
    const { deadline } = one.table!;
    expect(deadline! - Date.now()).toBeLessThanOrEqual(20_000 + 61_000);
    await one.do({ do: 'play', command: one.answers[0]! });
  });

  it('gives no more time to the others because one has answered or talked', async () => {
    const [ada, ben] = (await seated({ ...LIVE, players: 6 }, ['Ada', 'Ben', 'Cleo'])) as [Player, Player];
    const { deadline } = ada.table!;
    await server.later(5_000);
    await ada.do({ do: 'play', command: ada.answers[0]! });
    await ben.do({ do: 'say', text: 'wait for me' });
    expect(ben.table!.deadline).toBe(deadline);
  });
});

describe('a clock of hours', () => {
  it('waits for them', async () => {
    const settings: Settings = { ...SETTINGS, clock: { kind: 'correspondence', hours: 48 } };
    const [ada] = (await seated(settings, ['Ada', 'Ben'])) as [Player];
    await server.later(47 * 60 * MINUTE);
    expect(away(ada).slice(0, 2)).toEqual([undefined, undefined]);
    await server.later(61 * MINUTE);
    await ada.until(() => away(ada)[0] === 'time' && away(ada)[1] === 'time');
    expect(ada.table!.state).toBe('paused');
  });
});

describe('without a clock', () => {
  it('waits for those who are there, and lets bots sit in for those who are not', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    const ada = server.player(id, tokens[0]);
    await ada.until(() => ada.answers.length > 0);
    await server.later(ROLL_CALL_AFTER + 1);
    await server.later(ROLL_CALL_LASTS + 1);
    await ada.until(() => away(ada)[1] === 'time');
    expect(away(ada)[0]).toBeUndefined();
    for (let round = 0; round < 3; round++) {
      await server.later(ROLL_CALL_AFTER + 1);
      await server.later(ROLL_CALL_LASTS + 1);
    }
    expect(away(ada)[0]).toBeUndefined();
  });

  it('counts who asks over HTTP as there', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    await server.later(ROLL_CALL_AFTER - 30_000);
    for (const token of tokens) await server.get(`/api/tables/${id}/state`, token);
    await server.later(30_001);
    await server.later(ROLL_CALL_LASTS + 1);
    expect(await server.get(`/api/tables/${id}`)).toMatchObject({ state: 'playing' });
  });
});

describe('somebody who is there and does nothing', () => {
  it('can be asked to hurry, and then a bot sits in', async () => {
    const [ada, ben, cleo] = (await seated({ ...SETTINGS, players: 4 }, ['Ada', 'Ben', 'Cleo'])) as [
      Player,
      Player,
      Player,
    ];
    for (const player of [ada, cleo]) await player.do({ do: 'play', command: player.answers[0]! });
    await server.later(NUDGE_AFTER);
    expect((await ben.do({ do: 'nudge' }))?.code).toBe('not-now');
    expect(await ada.do({ do: 'nudge' })).toBeUndefined();
    expect((await cleo.do({ do: 'nudge' }))?.code).toBe('not-now');
    await ben.until(() => ben.table!.deadline !== undefined);
    await server.later(NUDGE_LASTS * 0.8);
    await ben.until(() => ben.heard.some((text) => text.includes('"warning"')));
    await server.later(NUDGE_LASTS * 0.2 + 1);
    await ada.until(() => away(ada)[1] === 'time');
    expect(away(ada)).toEqual([undefined, 'time', undefined, 'bot']);
    await ada.until(() => ada.game!.view.phase === 'programming');
    expect(ada.table!.deadline).toBeUndefined();
  });

  it('has time again for the next question', async () => {
    const [ada, ben] = (await seated(SETTINGS, ['Ada', 'Ben'])) as [Player, Player];
    await ada.do({ do: 'play', command: ada.answers[0]! });
    await ada.do({ do: 'nudge' });
    await ben.do({ do: 'play', command: ben.answers[0]! });
    await ben.until(() => ben.game!.view.phase === 'programming');
    await server.later(NUDGE_LASTS + 1);
    expect(away(ben).slice(0, 2)).toEqual([undefined, undefined]);
  });
});

describe('leaving', () => {
  it('gives the seat to a bot until one comes back; when all have left the game pauses and can be resumed', async () => {
    const [ada, ben] = (await seated(SETTINGS, ['Ada', 'Ben'])) as [Player, Player];
    await ada.do({ do: 'leave' });
    expect(away(ada)).toEqual(['left', undefined, 'bot', 'bot']);
    expect((await ada.do({ do: 'leave' }))?.code).toBe('not-now');
    await ben.do({ do: 'leave' });
    await ada.until(() => ada.table!.state === 'paused');
    const events = ada.events.length;
    await server.later(100 * 60 * MINUTE);
    expect(ada.events.length).toBe(events);
    expect(ada.table!.deadline).toBeUndefined();

    expect(await ben.do({ do: 'back' })).toBeUndefined();
    await ada.until(() => ada.table!.state === 'playing');
    // Ada's bot plays on; Ben is awaited.
    await ben.until(() => ben.answers.length > 0);
    expect((await ben.do({ do: 'back' }))?.code).toBe('not-now');
    expect(await ada.do({ do: 'back' })).toBeUndefined();
    expect(away(ada).slice(0, 2)).toEqual([undefined, undefined]);
  });

  it('does not stop a game that only bots play for somebody who watches', async () => {
    const ada = await server.guest('Ada');
    const wish = { id: 'bots-alone', settings: SETTINGS, seated: false };
    const { id } = await server.post<TableView>('/api/tables', wish, ada);
    for (const seat of [0, 1, 2, 3]) await server.do(id, ada, { do: 'fill', seat, level: 'easy' });
    const watcher = server.player(id);
    await watcher.until(() => watcher.table !== undefined);
    await server.do(id, ada, { do: 'start' });
    await watcher.until(() => watcher.table!.state === 'over');
    expect(watcher.game!.view.outcome).toBeDefined();
  });
});

describe('a bot whose process is gone', () => {
  it('is asked by another after a moment', async () => {
    const silent = await TestServer.open({ pool: { decide: () => new Promise(() => {}), close: async () => {} } });
    const { id, tokens } = await silent.started(SETTINGS, ['Ada']);
    await silent.stop();
    const next = await TestServer.open({}, silent.folder);
    await next.later(12_000);
    const ada = next.player(id, tokens[0]);
    await ada.until(() => ada.table !== undefined);
    await ada.do({ do: 'play', command: ada.answers[0]! });
    await ada.until(() => ada.game!.view.phase === 'programming' && ada.table!.locked!.length === 3);
    await next.close();
  });
});
