// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import {
  type Command,
  type Event,
  Game,
  newSheet,
  type Sheet,
  seatViewer,
  told,
  VERB,
  verbOf,
  whoOf,
} from '@room25/engine';
import type { TableView } from '@room25/protocol';
import { expect, it, vi } from 'vitest';
import type { LinkState } from '../../src/online/connection.ts';
import { OnlineGame } from '../../src/online/online-game.ts';

const SEAT = 0;
const viewer = seatViewer(SEAT);

/** A server that plays with itself, as far as the page can tell. */
class Server {
  readonly game: Game;
  readonly events: Event[] = [];
  readonly linkState = signal<LinkState>({ kind: 'open' });
  readonly locks = new Map<number, Command>();
  away: 'time' | undefined;
  talking: TableView['talking'];
  clock: TableView['settings']['clock'] = { kind: 'none' };
  deadline: number | undefined;
  hears = 0;
  nudges = 0;

  constructor() {
    const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'online' }) as Sheet;
    this.game = Game.setUp(sheet, (event) => this.events.push(event)) as Game;
    this.game.listen((event) => this.events.push(event));
  }

  get now() {
    const mine = this.game.cast.filter((who) => this.game.seatOf(who) === SEAT);
    const { cast } = this.game.view(viewer);
    const locked = cast.filter((_, place) => this.locks.has(this.game.cast[place]!));
    const table = {
      id: 'T',
      state: 'playing',
      you: SEAT,
      settings: { clock: this.clock },
      ...(this.deadline !== undefined && { deadline: this.deadline }),
      seats: cast.map((_, seat) => ({
        kind: 'person',
        name: `P${seat}`,
        here: true,
        ...(seat === SEAT && this.away && { away: this.away }),
      })),
      locked: locked.map(({ name }) => name),
      ...(this.talking && { talking: this.talking }),
    } as unknown as TableView;
    return {
      table,
      view: this.game.view(viewer),
      answers: mine.flatMap((who) => this.game.answers(who)),
      asides: mine.flatMap((who) => this.game.asides(who)),
      locked: mine.flatMap((who) => this.locks.get(who) ?? []),
    };
  }

  open(): OnlineGame {
    return new OnlineGame(this.now, this.told(0), {
      play: async () => undefined,
      unlock: async () => undefined,
      hear: async () => {
        this.hears++;
        return undefined;
      },
      nudge: async () => {
        this.nudges++;
        return undefined;
      },
      linkState: this.linkState,
    });
  }

  told(from: number): readonly Event[] {
    return this.events.slice(from).map((event) => told(event, viewer));
  }

  /** Everybody answers with anything, until the seat is asked and this is so. */
  playUntil(isSo: () => boolean): void {
    for (let step = 0; !this.game.outcome && !(this.now.answers.length > 0 && isSo()); step++) {
      const answers = this.game.answers(this.game.awaited[0]!);
      this.game.apply(answers[(step * 7919) % answers.length]!);
    }
  }
}

const shownAll = async (game: OnlineGame): Promise<void> => {
  game.pace.skip();
  await expect.poll(() => game.answers.value).not.toEqual([]);
};

it('shows what happens event by event and comes to rest at what the server says', async () => {
  const server = new Server();
  const game = server.open();
  expect(game.view.value).toEqual(server.now.view);
  const before = server.events.length;
  server.playUntil(() => server.now.view.phase === 'acting');
  game.take(server.now, server.told(before).slice(0, 10));
  expect(game.beat.value).toBeDefined();
  expect(game.answers.value).toEqual([]);
  await shownAll(game);
  expect(game.view.value).toEqual(server.now.view);
  expect(game.answers.value).toEqual(server.now.answers);
  expect(game.log.value.map(({ event }) => event)).toEqual(server.told(0).slice(0, before + 10));
});

it('tells what was missed without showing it, if it was much', () => {
  const server = new Server();
  const game = server.open();
  const before = server.events.length;
  server.playUntil(() => server.now.view.turn === 5);
  expect(server.events.length - before).toBeGreaterThan(40);
  game.take(server.now, server.told(before));
  expect(game.beat.value).toBeUndefined();
  expect(game.view.value).toEqual(server.now.view);
  expect(game.log.value).toHaveLength(server.events.length);
});

it('offers nothing while it is cut off, and the same again afterwards', () => {
  const server = new Server();
  const game = server.open();
  const { value: answers } = game.answers;
  expect(answers.length).toBeGreaterThan(0);
  server.linkState.value = { kind: 'lost' };
  expect(game.answers.value).toEqual([]);
  server.linkState.value = { kind: 'open' };
  expect(game.answers.value).toEqual(answers);
});

it('shows a locked program to its owner, as done to all, and lets it be taken back', () => {
  const server = new Server();
  server.playUntil(() => server.now.view.phase === 'programming');
  const game = server.open();
  const program = game.answers.value.find((command) => verbOf(command) === VERB.program)!;
  server.locks.set(whoOf(program), program);
  game.take(server.now, []);
  const mine = game.view.value.cast.find(({ seat }) => seat === SEAT)!;
  expect(mine).toMatchObject({ hasProgrammed: true });
  expect(mine.program?.length).toBeGreaterThan(0);
  expect(game.view.value.awaited).not.toContain(mine.name);
  expect(game.answers.value).toEqual([]);
  expect(game.takeBack.value).toBeDefined();
  server.locks.clear();
  game.take(server.now, []);
  expect(game.takeBack.value).toBeUndefined();
  expect(game.answers.value).toContain(program);
});

it('asks nothing of somebody for whom a bot sits in', () => {
  const server = new Server();
  server.away = 'time';
  const game = server.open();
  expect(game.answers.value).toEqual([]);
  expect(game.seats[SEAT]).toMatchObject({ absence: 'time' });
});

it('asks for no program while people talk, until I have locked, all are ready, or time is up', () => {
  vi.useFakeTimers();
  try {
    const server = new Server();
    server.playUntil(() => server.now.view.phase === 'programming');
    const program = server.now.answers.find((command) => verbOf(command) === VERB.program)!;
    server.talking = { until: Date.now() + 6000, heard: [] };
    const game = server.open();
    expect(game.talking.now.value).toEqual({ until: server.talking.until, isReady: false });
    expect(game.answers.value).toEqual([]);
    expect(game.asides.value).toEqual(server.now.asides);
    game.talking.ready();
    expect(server.hears).toBe(1);
    server.talking = { ...server.talking, heard: [SEAT] };
    game.take(server.now, []);
    expect(game.talking.now.value?.isReady).toBe(true);

    // The others still talk.
    server.locks.set(whoOf(program), program);
    game.take(server.now, []);
    expect(game.talking.now.value).toBeUndefined();
    expect(game.talking.isOn.value).toBe(true);
    server.locks.clear();
    game.take(server.now, []);

    vi.advanceTimersByTime(5999);
    expect(game.answers.value).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(game.talking.isOn.value).toBe(false);
    expect(game.talking.now.value).toBeUndefined();
    expect(game.answers.value).toEqual(server.now.answers);

    // The next turn has a time of its own.
    server.talking = { until: Date.now() + 6000, heard: [] };
    game.take(server.now, []);
    expect(game.answers.value).toEqual([]);
    server.talking = undefined;
    game.take(server.now, []);
    expect(game.answers.value).toEqual(server.now.answers);
    game.close();
  } finally {
    vi.useRealTimers();
  }
});

/** What leads to the next question is still to be shown. */
const behind = (server: Server): OnlineGame => {
  const game = server.open();
  const before = server.events.length;
  server.playUntil(() => server.now.view.phase === 'acting');
  game.pace.pause();
  game.take(server.now, server.told(before).slice(-10));
  return game;
};

it('does not stay paused for somebody whose time is running', async () => {
  const server = new Server();
  server.clock = { kind: 'live', program: 90, action: 45 };
  const game = server.open();
  game.pace.pause();
  expect(game.pace.paused.value, 'nobody asks yet').toBe(true);
  server.deadline = Date.now() + 45_000;
  const before = server.events.length;
  server.playUntil(() => server.now.view.phase === 'acting');
  game.take(server.now, server.told(before).slice(-10));
  expect(game.pace.paused.value).toBe(false);
  game.pace.pause();
  expect(game.pace.paused.value, 'nor can it be paused again').toBe(false);
  await shownAll(game);
});

it('stays paused where there is time', () => {
  expect(behind(new Server()).pace.paused.value, 'without a clock').toBe(true);
  const byPost = new Server();
  byPost.clock = { kind: 'correspondence', hours: 48 };
  byPost.deadline = Date.now() + 48 * 3_600_000;
  expect(behind(byPost).pace.paused.value, 'by post').toBe(true);
});

const NUDGE_AFTER = 30_000;

it('without a clock, lets somebody who has waited ask the others to hurry', () => {
  vi.useFakeTimers();
  const server = new Server();
  const game = server.open();
  vi.advanceTimersByTime(2 * NUDGE_AFTER);
  expect(game.nudge.value, 'it is my turn').toBeUndefined();
  const before = server.events.length;
  for (const command of server.now.answers.slice(0, 1)) server.game.apply(command);
  game.take(server.now, server.told(before));
  expect(server.now.answers).toEqual([]);
  vi.advanceTimersByTime(NUDGE_AFTER - 1);
  expect(game.nudge.value, 'not at once').toBeUndefined();
  vi.advanceTimersByTime(1);
  game.nudge.value!();
  expect(server.nudges).toBe(1);
  server.deadline = Date.now() + 60_000;
  game.take(server.now, []);
  expect(game.nudge.value, 'once').toBeUndefined();
  game.close();
  vi.useRealTimers();
});
