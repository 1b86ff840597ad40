/** Where a table wants it, people have a moment to talk before they program. */
import { type Game, phaseIn, readFile, runScript, SPECTATOR } from '@room25/engine';
import type { Settings } from '@room25/protocol';
import type { Player } from '@room25/test-kit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableState } from '../src/table/table-state.ts';
import { talkers, talkingTime, talkingUntil } from '../src/table/talking.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = (await TestServer.open()).stopClock();
});
afterAll(() => server.close());

const TALKING: Settings = { ...SETTINGS, talking: true, clock: { kind: 'live', program: 90, action: 45 } };

/** Their clues are taken. */
const seated = async (settings: Settings, names: readonly string[]): Promise<readonly Player[]> => {
  const { id, tokens } = await server.started(settings, names);
  const players = tokens.map((token) => server.player(id, token));
  for (const player of players) {
    await player.until(() => player.answers.length > 0);
    await player.do({ do: 'play', command: player.answers[0]! });
  }
  for (const player of players)
    await player.until(() => player.game!.view.phase === 'programming' && player.answers.length > 0);
  return players;
};

it('is over when all people have heard enough, in whatever order', async () => {
  const [ada, ben] = (await seated(TALKING, ['Ada', 'Ben'])) as [Player, Player];
  const { talking, deadline } = ada.table!;
  expect(talking!.heard).toEqual([]);
  // Nobody has less time for it.
  expect(deadline! - talking!.until).toBe(90_000);
  expect(await ben.do({ do: 'heard' })).toBeUndefined();
  await ada.until(() => ada.table!.talking?.heard.includes(1) === true);
  expect((await ben.do({ do: 'heard' }))?.code).toBe('not-now');
  expect(await ada.do({ do: 'heard' })).toBeUndefined();
  await ada.until(() => ada.table!.talking === undefined);
  expect((await ada.do({ do: 'heard' }))?.code).toBe('not-now');
});

it('is over for whoever has locked a program, and begins anew with the next turn', async () => {
  const [ada, ben] = (await seated(TALKING, ['Ada', 'Ben'])) as [Player, Player];
  const before = ada.table!.talking!.until;
  for (const player of [ada, ben]) await player.do({ do: 'play', command: player.answers[0]! });
  await ada.until(() => ada.game!.view.phase === 'acting');
  expect(ada.table!.talking).toBeUndefined();
  while (ada.game!.view.turn < 2) {
    for (const player of [ada, ben])
      if (player.game!.view.phase === 'acting' && player.answers.length > 0)
        await player.do({ do: 'play', command: player.answers[0]! });
    await expect.poll(() => ada.answers.length + ben.answers.length).toBeGreaterThan(0);
  }
  await ada.until(() => ada.table!.talking !== undefined);
  // Not before the first turn they have six seconds, not fifteen; and no time has passed.
  expect(ada.table!.talking!.until).toBe(before - 9000);
});

it('is not there for one person alone, by post, or where nobody talks', async () => {
  const [alone] = (await seated(TALKING, ['Ada'])) as [Player];
  expect(alone.table!.talking).toBeUndefined();
  for (const other of [
    { talk: 'none' },
    { clock: { kind: 'correspondence', hours: 48 } },
    { talking: false },
  ] as const) {
    const [ada] = (await seated({ ...TALKING, ...other }, ['Ada', 'Ben'])) as [Player];
    expect(ada.table!.talking).toBeUndefined();
  }
});

const GAME = `== a first turn
edition ultimate
mode suspicion
order jennifer franck max alice
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (JA) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
role alice guard
`;
const PROGRAMS = `
jennifer: program move look
rest: program look
jennifer: move ROOM
`;

const played = (text: string): Game => {
  const { game, failures } = runScript(readFile(text).games[0]!);
  expect(failures).toEqual([]);
  return game!;
};

/** In the second turn, after Jennifer went there in the first. */
const inSecondTurn = (room: string): Game => {
  const game = played(GAME + PROGRAMS.replace('ROOM', room));
  while (phaseIn(game) !== 'programming') game.apply(game.answers(game.awaited[0]!)[0]!);
  expect(game.view(SPECTATOR).turn).toBe(2);
  return game;
};

/** Two people and two bots. */
const tableWith = (game: Game, play: Partial<TableState['play']> = {}): TableState =>
  ({
    settings: TALKING,
    seats: [
      { kind: 'person', visitor: 0, connection: 'a' },
      { kind: 'person', visitor: 1, connection: 'b' },
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ],
    play: { game, locks: new Map(), since: 1000, hasPeople: true, ...play },
  }) as unknown as TableState;

it('lasts longest before the first programs, and is not there while the rules jam', () => {
  const first = tableWith(played(GAME));
  expect(talkingUntil(first)).toBe(1000 + 15_000);
  const later = tableWith(inSecondTurn('b3'));
  expect(later.play!.game.isJammed).toBe(false);
  expect(talkingUntil(later)).toBe(1000 + 6000);
  const jammed = tableWith(inSecondTurn('c2'));
  expect(jammed.play!.game.isJammed).toBe(true);
  expect(talkingTime(jammed)).toBe(0);
  expect(talkers(jammed)).toEqual([]);
  expect(talkingUntil(jammed)).toBeUndefined();
});

it('is for people who have neither heard enough nor locked; a bot in somebody’s place has nothing to say', () => {
  const game = played(GAME);
  const mine = game.cast.find((who) => game.seatOf(who) === 0)!;
  const locks = new Map([[mine, game.answers(mine)[0]!]]);
  expect(talkers(tableWith(game))).toEqual([0, 1]);
  expect(talkers(tableWith(game, { heard: [0] }))).toEqual([1]);
  expect(talkers(tableWith(game, { locks }))).toEqual([1]);
  expect(talkingUntil(tableWith(game, { heard: [1], locks }))).toBeUndefined();
  const table = tableWith(game);
  const seats = table.seats.map((seat, place) => (place === 1 ? ({ ...seat, away: 'time' } as typeof seat) : seat));
  expect(talkingTime({ ...table, seats })).toBe(0);
});
