/** Much of everything: what the server does then, and that it stays as large as it was. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ServerProcess } from '@room25/test-kit/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const PATIENCE = 600_000;

let folder: string;
let server: ServerProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'room25-load-'));
});

afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('room25 load', () => {
  test(
    'plays on a server and tells what came of it',
    async () => {
      server = await ServerProcess.start({ folder });
      const args = [
        'load',
        '--url',
        server.address,
        '--tables',
        '2',
        '--watchers',
        '3',
        '--seconds',
        '2',
        '--pace',
        '100',
      ];
      const child = spawn(process.execPath, [server.main, ...args, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      expect(status).toBe(0);
      const report = JSON.parse(output);
      expect(report).toMatchObject({ sockets: 19, paced: { troubles: [] }, fast: { troubles: [] } });
      expect(report.appendsPerSecond).toBeGreaterThan(0);
      for (const { commandsPerSecond, p50, p99, server: used } of [report.paced, report.fast]) {
        expect(commandsPerSecond).toBeGreaterThan(0);
        expect(p99).toBeGreaterThanOrEqual(p50);
        expect(used.cpu).toBeGreaterThan(0);
        expect(used.megabytes).toBeGreaterThan(10);
      }
      // Two tables, each not more often than every 100 ms.
      expect(report.paced.commandsPerSecond).toBeLessThan(21);
    },
    PATIENCE,
  );
});

describe('room25 load --quick', () => {
  test(
    'seats everybody who looks for a game at the same moment',
    async () => {
      server = await ServerProcess.start({ folder });
      const args = ['load', '--url', server.address, '--quick', '24', '--json'];
      const child = spawn(process.execPath, [server.main, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      expect(JSON.parse(output)).toMatchObject({ people: 24, tables: 4, most: 6, troubles: [] });
      expect(status).toBe(0);
    },
    PATIENCE,
  );
});

describe('a flood', () => {
  const ROUNDS = 4;
  /** Together more than the memory that the server may gain. */
  const MESSAGES = 3_000;
  const NONSENSE = JSON.stringify({ type: 'hello', table: 'x'.repeat(10_000) });
  const MOST_GAINED = 60e6;

  const memory = async (): Promise<number> => {
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)![1]);
  };

  /** Sends on, through one connection after the other, whether it is listened to or not. */
  const shout = async (): Promise<void> => {
    for (let sent = 0; sent < MESSAGES; ) {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`);
      socket.on('error', () => {});
      const [what] = await Promise.race([
        once(socket, 'open').then(() => ['open']),
        once(socket, 'close').then(() => ['close']),
      ]);
      for (let n = 0; what === 'open' && n < 500 && socket.readyState === WebSocket.OPEN; n++) {
        socket.send(NONSENSE);
        sent++;
        if (n % 50 === 49) await new Promise((resolve) => setImmediate(resolve));
      }
      if (socket.readyState !== WebSocket.CLOSED) {
        socket.close();
        await once(socket, 'close');
      }
    }
  };

  /** Everybody is somebody else, and looks for a table that nobody has. */
  const ask = async (round: number): Promise<void> => {
    for (let n = 0; n < 300; n++) {
      const headers = { 'x-forwarded-for': `10.${round}.${n >> 8}.${n & 255}` };
      await (await fetch(`${server.address}/api/tables/nothing-${round}-${n}`, { headers })).arrayBuffer();
    }
  };

  test(
    'of nonsense, of connections and of addresses is refused, and nothing of it is kept',
    async () => {
      server = await ServerProcess.start({ folder, options: { limits: 100, 'trust-proxy': true } });
      const sizes: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await shout();
        await ask(round);
        sizes.push(await memory());
      }
      expect(ROUNDS * MESSAGES * NONSENSE.length).toBeGreaterThan(2 * MOST_GAINED - 1e6);
      expect(sizes.at(-1)! - sizes[0]!).toBeLessThan(MOST_GAINED);
      const metrics = await (await fetch(`${server.address}/metrics`)).text();
      expect(Number(/^room25_refusals_total\{code="malformed"\} (\d+)$/m.exec(metrics)![1])).toBeGreaterThan(1000);
      expect(metrics).toMatch(/^room25_errors_total\{what="sweep"\} 0$/m);
      expect(metrics).not.toMatch(/^room25_errors_total\{.*\} [1-9]/m);
      expect(metrics).toMatch(/^room25_tables_in_memory 0$/m);
    },
    PATIENCE,
  );
});
