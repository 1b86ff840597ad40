/** What one person may add to a table is theirs: nobody uses up what others may do, and seats can always be left and taken back. */
import { randomUUID } from 'node:crypto';
import { VERB, verbOf } from '@room25/engine';
import {
  LONGEST_LINE_OF_CHAT,
  MOST_ENTRIES,
  MOST_ENTRIES_OF_ONE,
  MOST_LINES_OF_ONE,
  MOST_RETURNS_OF_ONE,
  type Settings,
  type ShunnedAnswer,
} from '@room25/protocol';
import { describe, expect, it } from 'vitest';
import { openStore, type ServerOptions } from '../src/index.ts';
import type { Body } from '../src/table/entry.ts';
import { foldAll } from '../src/table/fold.ts';
import { summaryOf } from '../src/table/summary.ts';
import type { PersonSeat, TableState } from '../src/table/table-state.ts';
import { type Party, SETTINGS, TestServer } from './test-server.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** A server on a game to whose log these lines were added. */
const serverAfter = async (
  settings: Settings,
  more: (table: TableState) => readonly Body[],
  options: Partial<ServerOptions> = {},
): Promise<{ server: TestServer; party: Party }> => {
  const before = await TestServer.open();
  const party = await before.started(settings, NAMES);
  for (const token of party.tokens) {
    const player = before.player(party.id, token);
    await player.until(() => player.answers.length > 0);
    await player.do({ do: 'play', command: player.answers[0]! });
  }
  await before.stop();
  const store = await openStore(undefined, before.folder);
  const bodies = (await store.read(party.id, 1)).map(({ body }) => body as Body);
  const table = foldAll(undefined, bodies)!;
  const added = more(table);
  await store.append(party.id, table.seq + 1, added, summaryOf(foldAll(table, added)!));
  await store.close();
  return { server: await TestServer.open(options, before.folder), party };
};

const visitorAt = ({ seats }: TableState, seat: number): number => (seats[seat] as PersonSeat).visitor;

const signalsBy = (table: TableState, seat: number, count: number): Body[] => {
  const { game } = table.play!;
  const who = game.cast.find((each) => game.seatOf(each) === seat)!;
  const signals = game.asides(who).filter((command) => verbOf(command) === VERB.signal);
  return Array.from({ length: count }, (_, n) => ({
    kind: 'act',
    at: table.at,
    by: visitorAt(table, seat),
    id: randomUUID(),
    act: { do: 'play', command: signals[n % signals.length]! },
  }));
};

describe('somebody who gives signals without end', () => {
  it('can give no more at some point; others can, and everybody plays on', async () => {
    const { server, party } = await serverAfter(SETTINGS, (table) => signalsBy(table, 1, MOST_ENTRIES_OF_ONE));
    const players = [0, 1].map((seat) => server.player(party.id, party.tokens[seat]!));
    for (const player of players) await player.until(() => player.game?.view.phase === 'programming');
    const signal = (player: (typeof players)[number]): number =>
      player.game!.asides.find((command) => verbOf(command) === VERB.signal)!;
    expect((await players[1]!.do({ do: 'play', command: signal(players[1]!) }))?.code).toBe('not-now');
    expect(await players[0]!.do({ do: 'play', command: signal(players[0]!) })).toBeUndefined();
    expect(await players[0]!.do({ do: 'say', text: 'what is going on?' })).toBeUndefined();
    expect(await players[1]!.do({ do: 'play', command: players[1]!.answers[0]! })).toBeUndefined();
    expect(await players[1]!.do({ do: 'leave' })).toBeUndefined();
    expect(await players[1]!.do({ do: 'back' })).toBeUndefined();
    await server.close();
  });
});

const linesBy = (table: TableState, seat: number, text: string): Body[] =>
  Array.from({ length: MOST_LINES_OF_ONE }, () => ({
    kind: 'act',
    at: table.at,
    by: visitorAt(table, seat),
    id: randomUUID(),
    act: { do: 'say', text },
  }));

describe('somebody who talks without end', () => {
  it('is silent at some point; others are not', async () => {
    const { server, party } = await serverAfter(SETTINGS, (table) => linesBy(table, 1, 'and again'));
    expect((await server.refusal(party.id, party.tokens[1]!, { do: 'say', text: 'more' })).code).toBe('not-now');
    for (const seat of [0, 2, 3]) await server.do(party.id, party.tokens[seat]!, { do: 'say', text: 'at last' });
    // Talk is no reason to be refused anything else.
    await server.do(party.id, party.tokens[1]!, { do: 'leave' });
    await server.close();
  });
});

describe('somebody who leaves and comes back without end', () => {
  it('has to wait a little before they come back', async () => {
    const { server, party } = await serverAfter(SETTINGS, (table) =>
      Array.from({ length: 2 * MOST_RETURNS_OF_ONE }, (_, n) => ({
        kind: 'act',
        at: table.at,
        by: visitorAt(table, 1),
        id: randomUUID(),
        act: { do: n % 2 === 0 ? 'leave' : 'back' },
      })),
    );
    await server.do(party.id, party.tokens[1]!, { do: 'leave' });
    const { code, reason } = await server.refusal(party.id, party.tokens[1]!, { do: 'back' });
    expect([code, reason]).toEqual(['not-now', expect.stringMatching(/you can come back in \d+ s/)]);
    await server.later(30_000);
    await server.do(party.id, party.tokens[1]!, { do: 'back' });
    await server.close();
  });
});

describe('somebody who mutes and hears others again and again, on many screens at a long talk', () => {
  it('pays for what each screen is shown anew, and is cut off when nothing is left', async () => {
    const now = Date.now();
    const text = 'x'.repeat(LONGEST_LINE_OF_CHAT);
    const { server, party } = await serverAfter(
      SETTINGS,
      (table) => [0, 1, 2, 3].flatMap((seat) => linesBy(table, seat, text)),
      { limits: 1, now: () => now },
    );
    const [ada] = party.tokens as [string];
    const screens = await Promise.all(Array.from({ length: 20 }, () => server.socket()));
    const ends: number[] = [];
    for (const screen of screens) {
      void screen.closed.then((code) => ends.push(code));
      screen.say({ type: 'hello', table: party.id, as: 'watch', token: ada, chat: 4 * MOST_LINES_OF_ONE });
      await screen.next('state');
    }
    for (let n = 0; n < 5; n++) {
      const { people } = await server.post<ShunnedAnswer>(
        `/api/tables/${party.id}/shun`,
        { seat: 1, kind: 'mute' },
        ada,
      );
      await server.post('/api/guest/shunned/forgive', { id: people[0]!.id }, ada);
    }
    await expect.poll(() => ends).toEqual(screens.map(() => 4429));
    await server.close();
  });
});

describe('somebody with nothing left', () => {
  it('has no table read over a socket that was open before', async () => {
    const now = Date.now();
    const { server, party } = await serverAfter(SETTINGS, () => [], { limits: 1, now: () => now });
    const socket = await server.socket();
    const ask = (): Promise<boolean> => server.send('GET', '/api/quick').then(({ ok }) => ok);
    while ((await Promise.all(Array.from({ length: 50 }, ask))).every(Boolean));
    socket.say({ type: 'hello', table: party.id, as: 'watch' });
    expect(await socket.closed).toBe(4429);
    await server.close();
  });
});

describe('a full table', () => {
  it('is played to its end by its people, who can leave and come back', async () => {
    const { server, party } = await serverAfter({ ...SETTINGS, talk: 'signals' }, (table) =>
      [0, 1, 2, 3].flatMap((seat) => signalsBy(table, seat, MOST_ENTRIES / 4)),
    );
    const players = party.tokens.map((token) => server.player(party.id, token));
    for (const player of players) await player.until(() => player.answers.length > 0);
    const [ada] = players as [(typeof players)[number]];
    expect(await ada.do({ do: 'leave' })).toBeUndefined();
    expect(await ada.do({ do: 'back' })).toBeUndefined();
    await server.later(30_000);
    expect(await ada.do({ do: 'nudge' })).toBeUndefined();
    const isOver = (): boolean => ada.table!.state === 'over';
    while (!isOver()) {
      await Promise.race(players.map((player) => player.until(() => player.answers.length > 0 || isOver())));
      const player = players.find(({ answers }) => answers.length > 0);
      if (player) expect(await player.do({ do: 'play', command: player.answers[0]! })).toBeUndefined();
    }
    expect(await ada.do({ do: 'rematch' })).toBeUndefined();
    await server.close();
  });

  it('that was filled before its start still starts', async () => {
    const before = await TestServer.open();
    const party = await before.table(SETTINGS, NAMES);
    await before.stop();
    const store = await openStore(undefined, before.folder);
    const bodies = (await store.read(party.id, 1)).map(({ body }) => body as Body);
    const table = foldAll(undefined, bodies)!;
    const wavering: Body[] = Array.from({ length: MOST_ENTRIES }, (_, n) => ({
      kind: 'act',
      at: table.at,
      by: visitorAt(table, 1),
      id: randomUUID(),
      act: { do: 'ready', ready: n % 2 === 0 },
    }));
    await store.append(party.id, table.seq + 1, wavering, summaryOf(foldAll(table, wavering)!));
    await store.close();
    const server = await TestServer.open({}, before.folder);
    expect((await server.refusal(party.id, party.tokens[1]!, { do: 'ready', ready: false })).code).toBe('not-now');
    await server.do(party.id, party.tokens[1]!, { do: 'ready', ready: true });
    await server.do(party.id, party.tokens[0]!, { do: 'start' });
    await server.close();
  });
});
