import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { admin } from '../src/admin/admin.ts';
import { keys } from '../src/keys/keys.ts';
import { ratings } from '../src/ratings/ratings.ts';
import { restore } from '../src/restore/restore.ts';
import { lines, newFolder, PATIENCE, room25 } from './room25.ts';

it.each([keys, restore, admin, ratings])('explains itself within a terminal', ({ help }) => {
  expect(Math.max(...lines(help).map((line) => line.length))).toBeLessThanOrEqual(80);
});

describe('room25 keys', () => {
  it('lists them, and makes a new one beside the old', { timeout: PATIENCE }, async () => {
    const data = newFolder();
    const { status, stdout } = await room25(['keys', 'rotate', '--data', data, '--overlap', '7']);
    expect(status).toBe(0);
    expect(lines(stdout.trim())).toEqual([
      expect.stringMatching(/^[0-9a-f]{8} +signs from 20/),
      expect.stringMatching(/^0 +counts until 20/),
    ]);
    const namesIn = (text: string): string[] => lines(text.trim()).map((line) => line.split(' ')[0]!);
    expect(namesIn((await room25(['keys', '--data', data])).stdout)).toEqual(namesIn(stdout));
  });

  it.each([
    [['turn'], 'say list or rotate'],
    [['rotate', '--overlap', '1000'], '--overlap must be'],
    [['rotate', '--overlap', 'x'], '--overlap must be'],
  ])('%j is misused', async (args, reason) => {
    await expect(keys.run(args)).rejects.toThrow(reason);
  });
});

describe('room25 admin', () => {
  it('announces, and writes down that it did', { timeout: PATIENCE }, async () => {
    const data = newFolder();
    const announced = await room25(['admin', 'announce', 'We restart at ten.', '--hours', '2', '--data', data]);
    expect([announced.status, announced.stdout]).toEqual([0, expect.stringMatching(/^until 20/)]);
    const { stdout } = await room25(['admin', 'log', '--data', data]);
    expect(stdout).toMatch(/^20\S+ {2}announce {2}We restart at ten\.\n$/);
    const none = await room25(['admin', 'close', 'NOBODY', '--reason', 'x', '--data', data]);
    expect([none.status, none.stderr]).toEqual([1, "room25 admin: there is no table 'NOBODY'\n"]);
    const lost = await room25(['admin', 'link', 'Nobody', '--reason', 'x', '--data', data]);
    expect([lost.status, lost.stderr]).toEqual([1, "room25 admin: nobody keeps the name 'Nobody'\n"]);
  });

  it('prints a link to its page, and ends what came of it', { timeout: PATIENCE }, async () => {
    const data = newFolder();
    const page = await room25(['admin', 'page', '--url', 'https://room25.example', '--data', data]);
    expect([page.status, page.stdout]).toEqual([
      0,
      expect.stringMatching(/^https:\/\/room25\.example\/#\/operator\/[\w-]{32}\n$/),
    ]);
    expect((await room25(['admin', 'sign-out', '--data', data])).stdout).toBe('0 ended\n');
    const { stdout } = await room25(['admin', 'log', '--data', data]);
    expect(lines(stdout.trim()).map((line) => line.split('  ')[1])).toEqual(['link', 'sign-out']);
  });

  it.each([
    [[], 'say one of reports, show'],
    [['page', '--url', 'room25.example'], '--url must be'],
    [['close', 'TABLE'], 'say --reason'],
    [['show'], 'say which: REPORT'],
  ])('%j is misused', async (args, reason) => {
    const data = ['--data', newFolder()];
    await expect(admin.run([...args, ...data])).rejects.toThrow(reason);
  });
});

describe('room25 restore', () => {
  it('restores what there is', { timeout: PATIENCE }, async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'archive'));
    const args = ['restore', '--data', join(folder, 'data'), '--archive', join(folder, 'archive')];
    const { status, stdout } = await room25(args);
    expect([status, stdout]).toEqual([0, '0 entries restored\n']);
  });

  it.each([
    [[], 'say --data'],
    [['--data', 'x', '--archive', '/there/is/none'], 'there is no folder'],
    [['--data', 'x', '--archive', '.', '--until', 'yesterday'], '--until must be'],
  ])('%j is misused', async (args, reason) => {
    await expect(restore.run(args)).rejects.toThrow(reason);
  });
});
