import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arena } from '../src/arena/arena.ts';
import { check } from '../src/check/check.ts';
import { compositions } from '../src/compositions/compositions.ts';
import { play } from '../src/play/play.ts';
import { replay } from '../src/replay/replay.ts';
import { simulate } from '../src/simulate/simulate.ts';
import { lines, room25 } from './room25.ts';

describe('room25', () => {
  it.each([[[]], [['fly']], [['check']]])('%j is misused: 2', async (args) => {
    const { status, stdout, stderr } = await room25(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(lines(stderr)[0]).toMatch(/^room25/);
  });

  it('lists its commands, and explains one', async () => {
    expect((await room25(['--help'])).stdout).toMatch(/play .*\n.*check .*\n.*replay .*\n.*simulate /);
    expect((await room25(['check', '--help'])).stdout).toBe(`${check.help}\n`);
  });

  it('says its version, which is that of every package', async () => {
    const packages = new URL('../../', import.meta.url);
    const versions = readdirSync(packages).map(
      (name) => JSON.parse(readFileSync(new URL(`${name}/package.json`, packages), 'utf8')).version,
    );
    expect(lines((await room25(['--version'])).stdout)).toEqual([...new Set(versions)]);
  });

  it.each(Object.entries({ play, check, replay, simulate, arena, compositions }))(
    '%s --help fits a terminal and has examples',
    (name, { help }) => {
      expect(help).toContain(`Usage: room25 ${name}`);
      expect(help).toContain('Examples:');
      expect(Math.max(...lines(help).map((line) => line.length))).toBeLessThanOrEqual(80);
    },
  );

  it('leaves quietly when its reader has enough', async () => {
    const { status, stderr } = await room25(['simulate', '--games', '5'], { isUnread: true });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
