// @vitest-environment happy-dom

import { type Event, randomFrom, seatViewer } from '@room25/engine';
import type { ChatLine, ClientMessage, GameView, SeatView, ServerMessage, TableView } from '@room25/protocol';
import { newGame, playOut } from '@room25/test-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptDeal } from '../../src/online/kept-deals.ts';
import { OnlineTable } from '../../src/online/online-table.ts';

/** The server's end of a connection. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly sent: ClientMessage[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  async show(
    n: number,
    table: TableView,
    more: Partial<Extract<ServerMessage, { type: 'state' }>> = {},
  ): Promise<void> {
    const message: ServerMessage = {
      type: 'state',
      n,
      now: 0,
      table,
      events: { from: 0, list: [] },
      chat: { from: 0, list: [] },
      ...more,
    };
    this.onmessage?.({ data: JSON.stringify(message) });
    await Promise.resolve();
  }
  get acts() {
    return this.sent.flatMap((message) => (message.type === 'do' ? [message.act] : []));
  }
}

const table = (mine: Partial<SeatView> = {}, more: Partial<TableView> = {}): TableView =>
  ({
    id: 'quick',
    code: 'QUICKX',
    state: 'open',
    settings: {},
    seats: [{ kind: 'person', name: 'Ada', here: true, ...mine }, { kind: 'free' }],
    you: 0,
    commitment: 'promise',
    quick: { fills: 45_000 },
    ...more,
  }) as TableView;

let online: OnlineTable;
const open = (first: TableView): void => {
  online = new OnlineTable(first, 'seat');
  Line.last.readyState = Line.OPEN;
  Line.last.onopen?.();
};
beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
});
afterEach(() => {
  online.close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('adds its number by itself at a quick game, once, after it has kept the promise', async () => {
  open(table());
  expect(keptDeal('quick')).toMatchObject({ commitment: 'promise' });
  await Line.last.show(1, table());
  await Line.last.show(2, table());
  expect(Line.last.acts).toEqual([{ do: 'ready', ready: false, entropy: expect.stringMatching(/^[\da-f]{32}$/) }]);
});

it('leaves somebody ready who is, and adds nothing where a number is already', async () => {
  open(table({ ready: true } as SeatView));
  await Line.last.show(1, table({ ready: true } as SeatView));
  expect(Line.last.acts).toMatchObject([{ do: 'ready', ready: true }]);
  online.close();
  open(table());
  await Line.last.show(1, table({ mark: 'mark' } as SeatView));
  await Line.last.show(2, table({}, { state: 'playing', started: 1 }));
  expect(Line.last.acts).toEqual([]);
});

it('adds it again for somebody who got up and has sat down again', async () => {
  open(table());
  await Line.last.show(1, table());
  await Line.last.show(2, table({ mark: 'mark' } as SeatView));
  await Line.last.show(3, table());
  expect(Line.last.acts).toHaveLength(2);
  expect(Line.last.acts[1]).toEqual(Line.last.acts[0]);
});

it('waits at any other table until its player agrees', async () => {
  const { quick: _, ...ordinary } = table();
  open(ordinary);
  await Line.last.show(1, ordinary);
  expect(Line.last.acts).toEqual([]);
});

it('tells the living what the dead said to each other only when the end has been shown', async () => {
  const happened: Event[] = [];
  const game = newGame({ edition: 'second', mode: 'cooperation', players: 4, seed: 'dead' }, (event) =>
    happened.push(event),
  );
  const seen = (): GameView => ({ view: game.view(seatViewer(0)), answers: [], asides: [], locked: [] });
  const seats = [0, 1, 2, 3].map((seat): SeatView => ({ kind: 'person', name: `P${seat}`, here: true, ready: true }));
  const settings = { clock: { kind: 'none' } } as TableView['settings'];
  const playing = table({}, { state: 'playing', seats, settings });
  open(playing);
  await Line.last.show(1, playing, { game: seen() });
  playOut(game, randomFrom('dead', 'play'));
  const last = happened.slice(-3).map((event) => game.told(event, seatViewer(0)));
  expect(last.at(-1)?.kind).toBe('over');
  const line: ChatLine = { seat: 1, name: 'P1', at: 5, text: 'It was not me', dead: true };
  await Line.last.show(
    2,
    { ...playing, state: 'over' },
    {
      game: seen(),
      events: { from: 0, list: last },
      chat: { from: 0, list: [line] },
    },
  );
  expect(online.chat.value, 'it would tell that the game is over').toEqual([]);
  online.game.value!.pace.skip();
  await vi.waitFor(() => expect(online.chat.value).toEqual([line]));
});
