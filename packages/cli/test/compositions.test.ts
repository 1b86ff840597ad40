import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/command.ts';
import { compositions } from '../src/compositions/compositions.ts';
import { lines, room25 } from './room25.ts';

describe('room25 compositions', () => {
  it('lists those of an edition, what they hold, which modes use them and where they are from', async () => {
    const { status, stdout } = await room25(['compositions', '--edition', 'ultimate']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ultimate\n/);
    expect(stdout).toMatch(/\n {2}suspicion-2 +provisional +for suspicion\n {4}EM=3 VI=1 CO=1 TU=3 /);
    expect(stdout).toMatch(/\n {2}full-cooperation +printed +for cooperation, solo\n.* \+ 5 yellow \+ 8 red\n/);
    expect(Math.max(...lines(stdout).map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('answers programs in JSON', async () => {
    const { stdout } = await room25(['compositions', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ second: { beginner: { source: 'provisional', rooms: { EM: 8 } } } });
  });

  it('refuses an edition that there is not', async () => {
    await expect(compositions.run(['--edition', 'third'])).rejects.toThrow(UsageError);
  });
});
