import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { program } from '@room25/test-kit/server';
import { describe, expect, it } from 'vitest';
import { serve } from '../src/serve/serve.ts';
import { readSettings } from '../src/serve/settings.ts';
import { lines, newFolder, PATIENCE, room25 } from './room25.ts';

describe('room25 serve', () => {
  it('explains itself within a terminal', () => {
    expect(serve.help).toContain('Examples:');
    expect(Math.max(...lines(serve.help).map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it.each([
    [['--port', '70000'], '--port must be'],
    [['--port', 'x'], '--port must be'],
    [['--metrics-port', 'x'], '--metrics-port must be'],
    [['--log', 'loud'], '--log must be one of'],
    [['now'], "what is 'now'"],
    [['--fast'], "'--fast'"],
    // The seeds of games are nobody's to choose.
    [['--seed', 'x'], "'--seed'"],
  ])('%j is misused', async (args, reason) => {
    await expect(serve.run(args)).rejects.toThrow(reason);
  });

  it('takes each setting from its option, else from its variable, else as usual', () => {
    const usual = readSettings([], {});
    expect(usual).toMatchObject({ port: 2525, host: '127.0.0.1', trustProxy: false, names: [], limits: 1 });
    const said = {
      ...usual,
      port: 80,
      metricsPort: 81,
      trustProxy: true,
      names: ['a', 'b'],
      botPause: 0,
      keepTalk: 7,
      keepEmpty: 30,
      keepPeople: 0,
      log: 'error',
    };
    const keeping = ['--keep-talk=7', '--keep-people=0'];
    const address = ['--port=80', '--metrics-port=81', '--trust-proxy', '--names=A,b'];
    const args = [...address, '--bot-pause=0', ...keeping, '--log=error'];
    expect(readSettings(args, {})).toEqual(said);
    const env = {
      PORT: '80',
      ROOM25_METRICS_PORT: '81',
      ROOM25_TRUST_PROXY: '1',
      ROOM25_NAMES: 'A,b',
      ROOM25_BOT_PAUSE: '0',
      ROOM25_KEEP_TALK: '7',
      ROOM25_KEEP_PEOPLE: '0',
      ROOM25_LOG: 'error',
    };
    expect(readSettings([], env)).toEqual(said);
    expect(readSettings(['--port=1'], env)).toEqual({ ...said, port: 1 });
  });

  it('says why it cannot start', { timeout: PATIENCE }, async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), '');
    const { status, stderr } = await room25(['serve', '--port', '0', '--data', join(folder, 'file')]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^room25 serve: /);
    expect(lines(stderr).length).toBe(1);
  });

  it('says that its port is taken, and ends', { timeout: PATIENCE }, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { status, stderr } = await room25(['serve', '--port', String(port), '--data', newFolder()]);
    expect(status).toBe(2);
    expect(stderr).toMatch(`port ${port} is taken`);
    const metrics = ['--metrics-port', String(port)];
    const other = await room25(['serve', '--port', '0', ...metrics, '--data', newFolder()]);
    expect(other.stderr).toMatch(`port ${port} is taken`);
    taken.close();
  });

  it('runs with nothing but its name, keeps its tables in a folder, and stops when it is told to', {
    timeout: PATIENCE,
  }, async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'work'));
    const child = spawn(process.execPath, [await program(), 'serve'], {
      cwd: join(folder, 'work'),
      env: { ...process.env, PORT: '0', NODE_OPTIONS: '' },
    });
    const log: { msg: string; port?: number }[] = [];
    const listening = new Promise<number>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        for (const line of lines(text)) log.push(JSON.parse(line));
        const port = log.find(({ msg }) => msg === 'listening')?.port;
        if (port !== undefined) resolve(port);
      });
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const port = await listening;
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(existsSync(join(folder, 'work', 'room25-data'))).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(log.map(({ msg }) => msg)).toEqual(['listening', 'stopping', 'stopped']);
  });
});
