// @vitest-environment happy-dom

import type { ClientMessage, ServerMessage, TableView } from '@room25/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type ShownMessage } from '../../src/online/connection.ts';

/** The server's end of a connection. */
class Line {
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  readonly sent: ClientMessage[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const table = { id: 'T', state: 'open' } as unknown as TableView;
const state = (n: number): ServerMessage => ({
  type: 'state',
  n,
  now: 0,
  table,
  events: { from: 0, list: [] },
  chat: { from: 0, list: [] },
});

let shown: ShownMessage[];
let connection: Connection;
const last = (): Line => Line.all.at(-1)!;
const kind = (): string => connection.linkState.value.kind;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all.length = 0;
  shown = [];
  connection = new Connection({
    hello: () => ({ table: 'T', as: 'seat', events: shown.length, chat: 0 }),
    show: (message) => shown.push(message),
  });
  last().open();
  last().say(state(1));
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says hello, and is open once it has been shown the table', () => {
  expect(last().sent).toEqual([{ type: 'hello', protocol: 1, table: 'T', as: 'seat', events: 0, chat: 0 }]);
  expect(kind()).toBe('open');
});

it('sends what was pressed too early when the table has said hello, but no answer to a moment that may be over', async () => {
  connection.reconnect();
  const ready = connection.do({ do: 'ready', ready: true });
  expect(await connection.do({ do: 'unlock' })).toEqual({ code: 'unreachable' });
  last().open();
  expect(last().sent.map(({ type }) => type)).toEqual(['hello']);
  last().say(state(1));
  const [, asked] = last().sent as { id: string; act: unknown }[];
  expect(asked!.act).toEqual({ do: 'ready', ready: true });
  last().say({ type: 'done', id: asked!.id });
  expect(await ready).toBeUndefined();

  connection.reconnect();
  const lost = connection.do({ do: 'ready', ready: false });
  last().break();
  expect(await lost).toEqual({ code: 'unreachable' });
});

it('is done when the server says so, or refused', async () => {
  const [done, refused] = [connection.do({ do: 'start' }), connection.do({ do: 'back' })];
  const [, one, other] = last().sent as { id: string }[];
  last().say({ type: 'done', id: one!.id });
  last().say({ type: 'refused', id: other!.id, code: 'not-now', reason: '' });
  expect(await done).toBeUndefined();
  expect(await refused).toMatchObject({ code: 'not-now' });
});

it('takes each message once, and says hello again where one is missing', () => {
  last().say({ type: 'news', n: 2 });
  last().say({ type: 'news', n: 2 });
  expect(shown).toHaveLength(2);
  last().say({ type: 'news', n: 4 });
  expect(shown).toHaveLength(2);
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello', events: 2 });
  last().say(state(5));
  expect(shown).toHaveLength(3);
});

it('comes back by itself, after pauses that grow, and asks for what it has not seen', () => {
  const pauses: number[] = [];
  for (let cut = 0; cut < 8; cut++) {
    const lines = Line.all.length;
    last().break();
    expect(kind()).toBe('lost');
    const before = Date.now();
    while (Line.all.length === lines) vi.advanceTimersByTime(10);
    pauses.push(Date.now() - before);
  }
  expect(pauses[0]).toBeLessThan(1000);
  expect(pauses.at(-1)).toBeGreaterThan(7000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000);
  last().open();
  expect(last().sent).toMatchObject([{ type: 'hello', events: 1 }]);
  last().say(state(1));
  expect(kind()).toBe('open');
});

it('sends nothing later: neither what was under way when it was cut off nor what is chosen then', async () => {
  const underWay = connection.do({ do: 'play', command: 1 });
  last().break();
  expect(await underWay).toEqual({ code: 'unreachable' });
  expect(await connection.do({ do: 'play', command: 2 })).toEqual({ code: 'unreachable' });
  vi.advanceTimersByTime(1000);
  last().open();
  last().say(state(1));
  expect(last().sent.map(({ type }) => type)).toEqual(['hello']);
});

it.each([
  [4409, 'replaced'],
  [4426, 'protocol'],
  [4404, 'no-table'],
  [4401, 'identity'],
])('does not insist when the server closes with %i', (code, why) => {
  last().break(code);
  expect(connection.linkState.value).toEqual({ kind: 'closed', why });
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
  connection.reconnect();
  expect(Line.all).toHaveLength(2);
});

it('comes back by itself when it was too fast, not before it was told to', () => {
  last().say({ type: 'refused', code: 'too-fast', reason: '', retryAfter: 20 });
  last().break(4429);
  expect(kind()).toBe('lost');
  vi.advanceTimersByTime(20_000);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(Line.all).toHaveLength(2);
  last().open();
  last().say(state(1));
  expect(kind()).toBe('open');
});

it('notices a connection that is dead though nobody closed it', () => {
  vi.advanceTimersByTime(40_000);
  expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'hello']);
  vi.advanceTimersByTime(10_000);
  expect(kind()).toBe('lost');
});

it('waits for others as long as they take, once its own act is done', () => {
  void connection.do({ do: 'play', command: 1 });
  const { id } = last().sent.at(-1) as { id: string };
  last().say({ type: 'news', n: 2 });
  last().say({ type: 'done', id });
  vi.advanceTimersByTime(39_000);
  expect(kind()).toBe('open');
  expect(Line.all).toHaveLength(1);
});

it('is cut off when the device says so, and hurries when the network is back', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(kind()).toBe('lost');
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
  network.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(Line.all).toHaveLength(2);
});
