// @vitest-environment happy-dom

import type { ClientMessage, SeatView, ServerMessage, TableView } from '@room25/protocol';
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
  async show(n: number, table: TableView): Promise<void> {
    const message: ServerMessage = {
      type: 'state',
      n,
      now: 0,
      table,
      events: { from: 0, list: [] },
      chat: { from: 0, list: [] },
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
