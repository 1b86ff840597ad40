import { randomFrom, VERB, verbOf } from '@room25/engine';
import type { DataAnswer, Settings } from '@room25/protocol';
import type { Player } from '@room25/test-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/index.ts';
import type { Body } from '../src/table/entry.ts';
import { foldAll } from '../src/table/fold.ts';
import { type Party, SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

const seated = async (settings: Settings): Promise<Player[]> => playersOf(await server.started(settings, NAMES));

const playersOf = async ({ id, tokens }: Party): Promise<Player[]> => {
  const players = tokens.map((token) => server.player(id, token));
  for (const player of players) await player.until(() => player.answers.length > 0);
  return players;
};

const takeClues = async (players: readonly Player[]): Promise<void> => {
  for (const player of players) await player.do({ do: 'play', command: player.answers[0]! });
  for (const player of players) await player.until(() => player.game!.view.phase === 'programming');
};

const signalsOf = (player: Player): readonly number[] =>
  player.game!.asides.filter((command) => verbOf(command) === VERB.signal);

/** As it is once what people said has been deleted. */
const unsaid = (body: Body): Body => {
  if (body.kind !== 'act' || body.act.do !== 'say') return body;
  const { text: _, ...act } = body.act;
  return { ...body, act };
};

describe('talk', () => {
  it('none: neither signals nor chat', async () => {
    const [chatty] = (await seated({ ...SETTINGS, talk: 'chat' })) as [Player];
    const players = await seated({ ...SETTINGS, talk: 'none' });
    const [ada] = players as [Player];
    await takeClues(players);
    expect(signalsOf(ada)).toEqual([]);
    const known = ada.game!.view.board.find(({ known }) => known !== undefined)!.cell;
    const name = ada.game!.view.cast.find(({ seat }) => seat === 0)!.name;
    expect((await ada.do({ do: 'play', command: `${name}: signal ${known} red` }))?.code).toBe('talk');
    expect(ada.game!.asides.filter((command) => verbOf(command) === VERB.say)).toEqual([]);
    expect((await ada.do({ do: 'play', command: `${name}: say wait` }))?.code).toBe('talk');
    expect((await ada.do({ do: 'say', text: 'psst' }))?.code).toBe('talk');
    expect(await chatty.do({ do: 'say', text: 'hello' })).toBeUndefined();
  });

  it('signals: these, but no chat', async () => {
    const players = await seated({ ...SETTINGS, talk: 'signals' });
    const [ada, ben] = players as [Player, Player];
    await takeClues(players);
    expect(await ada.do({ do: 'play', command: signalsOf(ada)[0]! })).toBeUndefined();
    await ben.until(() => ben.events.some(({ kind }) => kind === 'signalled'));
    const wait = ada.game!.asides.find((command) => verbOf(command) === VERB.say)!;
    expect(await ada.do({ do: 'play', command: wait })).toBeUndefined();
    await ben.until(() => ben.game!.view.said?.length === 1);
    expect((await ada.do({ do: 'say', text: 'psst' }))?.code).toBe('talk');
  });

  it('chat: seen by all, also by those who come later; spectators only listen', async () => {
    const players = await seated({ ...SETTINGS, talk: 'chat' });
    const [ada, ben] = players as [Player, Player];
    await ada.do({ do: 'say', text: '<img src=x onerror=alert(1)> & "quotes"' });
    await ben.until(() => ben.chat.length === 1);
    const watcher = server.player(ada.table!.id);
    await watcher.until(() => watcher.chat.length === 1);
    expect(watcher.chat).toEqual(ben.chat);
    expect(ben.chat[0]).toMatchObject({ seat: 0, name: 'Ada', text: '<img src=x onerror=alert(1)> & "quotes"' });
    expect((await ada.do({ do: 'say', text: 'psst', to: 'team' }))?.code).toBe('talk');
    const eve = await server.guest('Eve');
    expect((await server.refusal(ada.table!.id, eve, { do: 'say', text: 'I know!' })).code).toBe('not-seated');
  });

  it('phrases: as chat, but each reads them in its own language', async () => {
    const [ada, ben] = (await seated({ ...SETTINGS, talk: 'chat' })) as [Player, Player];
    expect(await ada.do({ do: 'phrase', phrase: 'follow-me' })).toBeUndefined();
    await ben.until(() => ben.chat.length === 1);
    expect(ben.chat[0]).toEqual({ seat: 0, name: 'Ada', phrase: 'follow-me', at: expect.any(Number) });
    const [quiet] = (await seated({ ...SETTINGS, talk: 'signals' })) as [Player];
    expect((await quiet.do({ do: 'phrase', phrase: 'hello' }))?.code).toBe('talk');
  });

  it('phrases: after the end also where only signals were allowed', async () => {
    const players = await seated({ ...SETTINGS, talk: 'signals' });
    const [ada, ben] = players as [Player, Player];
    await playUntil(players, 'after the end', () => false);
    await ada.until(() => ada.table!.state === 'over');
    expect(await ada.do({ do: 'phrase', phrase: 'well-played' })).toBeUndefined();
    await ben.until(() => ben.chat.length === 1);
    expect((await ada.do({ do: 'say', text: 'Well played, all of you!' }))?.code).toBe('talk');
    expect((await ada.do({ do: 'phrase', phrase: 'yes', to: 'team' }))?.code).toBe('talk');
  });

  it('team: teammates have a channel of their own', async () => {
    const party = await server.started({ ...SETTINGS, mode: 'team', talk: 'team' }, NAMES);
    const players = await playersOf(party);
    const [ada, ben, cleo, dan] = players as [Player, Player, Player, Player];
    const watcher = server.player(ada.table!.id);
    // All know that somebody looks on.
    for (const each of [...players, watcher]) await each.until(() => each.table?.watching === 1);
    expect(ada.game!.view.options.teamChannel).toBe(true);
    const before = [ben.heard.length, dan.heard.length, watcher.heard.length];
    const listed = async (): Promise<string> => await (await server.send('GET', '/api/tables')).text();
    const list = await listed();
    // So that a time that is noted from here on would be another.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await ada.do({ do: 'say', text: 'only us two', to: 'team' });
    await cleo.do({ do: 'phrase', phrase: 'yes', to: 'team' });
    await cleo.until(() => cleo.chat.length === 2);
    expect(cleo.chat[0]).toMatchObject({ text: 'only us two', team: true });
    // For the others nothing has happened: not a message, not a number that goes up.
    expect([ben.heard.length, dan.heard.length, watcher.heard.length]).toEqual(before);
    expect(await listed()).toBe(list);
    // To her it is said when that was.
    const { tables } = await server.get<DataAnswer>('/api/guest/data', party.tokens[0]);
    const own = tables.find(({ id }) => id === ada.table!.id);
    expect(own!.said.map(({ at }) => at)).toEqual([ada.chat[0]!.at]);
    // Nor afterwards, when what was said is no longer kept.
    const store = await openStore(undefined, server.folder);
    const log = (await store.read(ada.table!.id, 1)).map(({ body }) => body as Body);
    await store.close();
    expect(foldAll(undefined, log.map(unsaid))!.updated).toBe(foldAll(undefined, log)!.updated);
    await ada.do({ do: 'say', text: 'all of you' });
    for (const player of [ben, dan, watcher]) {
      await player.until(() => player.chat.length === 1);
      expect(player.chat[0]).toMatchObject({ text: 'all of you' });
    }
  });

  it('of the dead is for the dead, until the game is over', async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const players = await seated({ ...SETTINGS, talk: 'chat' });
      const watcher = server.player(players[0]!.table!.id);
      await watcher.until(() => watcher.table !== undefined);
      await playUntil(players, `death ${attempt}`, () => players.some(isDead));
      const dead = players.find(isDead);
      const living = [...players.filter((player) => !isDead(player)), watcher];
      if (!dead || dead.table!.state !== 'playing') continue;
      for (const each of living) await each.until(() => each.events.length >= dead.events.length);
      const before = living.map(({ heard }) => heard.length);
      await dead.do({ do: 'say', text: 'It was Ben.' });
      await dead.do({ do: 'phrase', phrase: 'who-lies' });
      await dead.until(() => dead.chat.length === 2);
      expect(dead.chat[0]).toMatchObject({ text: 'It was Ben.', dead: true });
      // For the living nothing has happened: not a message, not a number that goes up.
      expect(living.map(({ heard }) => heard.length)).toEqual(before);
      const [alive] = living as [Player];
      await alive.do({ do: 'say', text: 'Anybody here?' });
      for (const each of [...players, watcher]) await each.until(() => each.chat.at(-1)?.seat === seatOf(alive));
      expect(living.map(({ chat }) => chat.length)).toEqual(living.map(() => 1));

      // Also of somebody who comes back after the end, and had counted the lines.
      watcher.close();
      await playUntil(players, `end ${attempt}`, () => false);
      for (const player of players) await player.until(() => player.chat.length === 3);
      expect(alive.chat).toEqual(dead.chat);
      alive.cut();
      await alive.until(() => alive.connections > 1);
      expect(alive.chat).toEqual(dead.chat);
      return;
    }
    throw new Error('nobody ever died before the end');
  });

  it('stops while the rules jam it', async () => {
    const settings: Settings = { ...SETTINGS, edition: 'ultimate', talk: 'chat', options: { mac: 'all' } };
    // Somebody enters a Jamming room, or a card jams, in whichever of these games it happens first.
    for (let attempt = 0; attempt < 60; attempt++) {
      const players = await seated(settings);
      if (await playUntilJammed(players, `jam ${attempt}`)) return;
    }
    throw new Error('nobody ever entered a Jamming room');
  });
});

const seatOf = ({ table }: Player): number => table!.you!;

const isDead = (player: Player): boolean =>
  player.game!.view.cast.every(({ seat, cell }) => seat !== seatOf(player) || cell === undefined);

/** Plays at random until it is so, or the game is over. */
const playUntil = async (players: readonly Player[], seed: string, isSo: () => boolean): Promise<void> => {
  const random = randomFrom(seed, 'test');
  const [first] = players as [Player];
  while (first.table!.state === 'playing' && !isSo()) {
    await Promise.race(
      players.map((player) => player.until(() => player.answers.length > 0 || player.table!.state !== 'playing')),
    );
    const player = players.find(({ answers }) => answers.length > 0);
    if (!player) continue;
    await player.do({ do: 'play', command: player.answers[random.below(player.answers.length)]! });
    for (const each of players) await each.until(() => each.events.length >= player.events.length);
  }
};

/** Plays at random, and looks at chat and signals when the game is jammed. */
const playUntilJammed = async (players: readonly Player[], seed: string): Promise<boolean> => {
  const random = randomFrom(seed, 'test');
  const [ada] = players as [Player];
  for (let step = 0; step < 400 && ada.table!.state === 'playing'; step++) {
    if (ada.game!.view.jammed) {
      const refusal = await ada.do({ do: 'say', text: 'can you hear me?' });
      expect(refusal).toMatchObject({ code: 'rule', rule: expect.stringMatching(/^(ROOM|MAC)-JAMMING$/) });
      expect((await ada.do({ do: 'phrase', phrase: 'help' }))?.code).toBe('rule');
      expect(signalsOf(ada)).toEqual([]);
      return true;
    }
    await Promise.race(
      players.map((player) => player.until(() => player.answers.length > 0 || player.table!.state !== 'playing')),
    );
    const player = players.find(({ answers }) => answers.length > 0);
    if (!player) continue;
    await player.do({ do: 'play', command: player.answers[random.below(player.answers.length)]! });
    await ada.until(() => ada.events.length >= player.events.length);
  }
  return false;
};
