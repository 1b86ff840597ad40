/** The programs in examples/: each takes a seat over the public interface, without a line of this repository. */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { RESULTS } from '@room25/engine';
import type { TableView } from '@room25/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const run = promisify(execFile);
const fileOf = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

const hasPython = ((): boolean => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const BOTS = [
  { name: 'bot.mjs', command: process.execPath, isHere: true },
  { name: 'bot.py', command: 'python3', isHere: hasPython },
];

describe.each(BOTS)('examples/$name', ({ name, command, isHere }) => {
  it('is short', () => {
    expect(readFileSync(fileOf(name), 'utf8').split('\n').length).toBeLessThanOrEqual(100);
  });

  it.runIf(isHere)('plays a whole game among people and bots', async () => {
    const host = await server.guest('Ada');
    const { id, code } = await server.post<TableView>(
      '/api/tables',
      { id: name.replace('.', '-'), settings: SETTINGS },
      host,
    );
    for (const seat of [2, 3]) await server.do(id, host, { do: 'fill', seat, level: 'easy' });
    const bot = run(command, [fileOf(name), server.url, code, 'ProtocolPlayer']);
    const ada = server.player(id, host);
    await ada.until(
      () =>
        ada.table?.seats.some((seat) => seat.kind === 'person' && seat.name === 'ProtocolPlayer' && seat.ready) ??
        false,
    );
    await ada.do({ do: 'start' });
    while (ada.table!.state !== 'over') {
      await ada.until(() => ada.answers.length > 0 || ada.table!.state === 'over');
      if (ada.answers.length > 0) await ada.do({ do: 'play', command: ada.answers[0]! });
    }
    const { stdout } = await bot;
    expect(RESULTS).toContain(stdout.trim());
    expect(stdout.trim()).toBe(ada.game!.view.outcome!.result);
  });
});
