import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keys } from '../src/keys/keys.ts';
import { restore } from '../src/restore/restore.ts';
import { lines, newFolder, PATIENCE, room25 } from './room25.ts';

it.each([keys, restore])('explains itself within a terminal', ({ help }) => {
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
