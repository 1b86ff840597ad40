/** A connection in small pieces: what is taken in of it, and what is left when it is over. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sluice } from '../src/gate/sluice.ts';
import { RawConnection } from './raw-connection.ts';

let taken = 0;
let begun: ServerResponse[] = [];
const server = createServer((request, response) => {
  taken++;
  const sluice = request.socket as unknown as Sluice;
  sluice.inTurn([request, response], ([, served]) => begun.push(served));
});
const [take] = server.listeners('connection');
server.removeAllListeners('connection');
server.on('connection', (socket: Socket) => take!.call(server, new Sluice(socket)));

beforeEach(async () => {
  taken = 0;
  begun = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  vi.useRealTimers();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

const pipelined = async (count: number): Promise<RawConnection> => {
  const line = await RawConnection.open((server.address() as AddressInfo).port);
  line.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
  return line;
};

it('takes in one request beside the one that is answered, however many lie there', async () => {
  const line = await pipelined(1000);
  for (let answered = 1; answered <= 10; answered++) {
    await expect.poll(() => begun.length).toBe(answered);
    await expect.poll(() => taken).toBe(answered + 1);
    begun.at(-1)!.end('done');
  }
  line.socket.destroy();
});

it('leaves nothing behind that waits, once both sides have gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const line = await pipelined(1000);
  await expect.poll(() => begun.length).toBe(1);
  begun[0]!.writeHead(429, { connection: 'close' }).end();
  await line.closed;
  expect(line.heard).toContain('429');
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});
