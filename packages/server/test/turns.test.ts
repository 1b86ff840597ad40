/** What a thousand connections bring at the same moment is done some at a time, and nobody else waits behind it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Gate } from '../src/gate/gate.ts';
import { Turns } from '../src/gate/turns.ts';
import { Limits } from '../src/limits.ts';
import { Metrics } from '../src/metrics.ts';

it('some of it in each turn, and one address after the other', async () => {
  const turns = new Turns();
  const done: string[] = [];
  for (let n = 0; n < 1000; n++) turns.take('mallory', () => done.push(`mallory ${n}`));
  turns.take('ada', () => done.push('ada'));
  expect(done).toEqual([]);
  await setImmediate();
  expect(done.length).toBeLessThan(50);
  expect(done.slice(0, 3)).toEqual(['mallory 0', 'ada', 'mallory 1']);
  for (let n = 0; n < 200; n++) await setImmediate();
  expect(done.filter((each) => each !== 'ada')).toEqual(Array.from({ length: 1000 }, (_, n) => `mallory ${n}`));
});

/** The most that happened in one turn of the event loop. */
const mostInATurn = (): { readonly note: () => void; readonly most: () => number } => {
  let inTurn = 0;
  let most = 0;
  return {
    note() {
      if (inTurn++ === 0)
        void setImmediate().then(() => {
          inTurn = 0;
        });
      most = Math.max(most, inTurn);
    },
    most: () => most,
  };
};

it('connections that come and go at once are taken and given up some at a time', async () => {
  const LINES = 200;
  const server = createServer();
  const [taken, ended] = [mostInATurn(), mostInATurn()];
  let alive = 0;
  server.removeAllListeners('connection');
  server.on('connection', (line: Socket) => {
    alive++;
    taken.note();
    line.on('error', () => {}).resume();
    line.once('end', () => {
      alive--;
      ended.note();
      line.destroy();
    });
  });
  const gate = new Gate({
    limits: new Limits(1, () => 0),
    metrics: new Metrics({ sockets: () => 0, tables: () => 0, thinking: () => 0, isReady: async () => true }),
    proxied: { trustProxy: false },
    isVital: () => false,
    serve() {},
  });
  gate.guard(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const lines = Array.from({ length: LINES }, () => connect(port, '127.0.0.1'));
  await expect.poll(() => alive).toBe(LINES);
  for (const line of lines) line.destroy();
  await expect.poll(() => alive).toBe(0);
  expect([taken.most(), ended.most()].map((most) => most < 50)).toEqual([true, true]);
  gate.close();
  server.close();
});
