import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/command.ts';
import { simulate } from '../src/simulate/simulate.ts';
import { lines, newFolder, PATIENCE, room25 } from './room25.ts';

const SMALL = ['simulate', '--games', '12', '--bots', 'random,easy'];

describe('room25 simulate', { timeout: PATIENCE }, () => {
  it('plays the same games from the same seed, and others from another', async () => {
    const [one, again, other] = await Promise.all(
      ['a', 'a', 'b'].map(async (seed) => {
        const { status, stdout } = await room25([...SMALL, '--seed', seed, '--json']);
        const { speed, ...result } = JSON.parse(stdout);
        return { status, speeds: Object.keys(speed), result };
      }),
    );
    expect(again).toEqual(one);
    expect(other!.result.decisions).not.toBe(one!.result.decisions);
    expect(one).toMatchObject({
      status: 0,
      speeds: ['seconds', 'games', 'decisions'],
      result: { edition: 'second', mode: 'suspicion', players: 6, bots: ['random', 'easy'], seed: 'a', games: 12 },
    });
    const counts = Object.values(one!.result.results as Record<string, { count: number }>).map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  });

  it('records games that replay to the same end', async () => {
    const folder = join(newFolder(), 'new', 'games');
    const { stdout } = await room25([...SMALL, '--mode', 'competition', '--record', folder]);
    expect(stdout).toMatch(/second competition, 3 players.*: 12 games\nResults/);
    expect(stdout).toMatch(/\n {2}(side|nobody) +\d+ +\d+\.\d % {2}\(\d+\.\d–\d+\.\d %\)\n/);
    expect(readdirSync(folder)).toHaveLength(12);
    const checked = await room25(['check', folder]);
    expect(checked.stdout).toBe('12 passed, 0 failed\n');
  });

  it('records games of Ultimate that replay to the same end', async () => {
    const folder = newFolder();
    const tables = [
      ['suspicion', '--players', '8'],
      ['cooperation', '--players', '2', '--mac', 'all', '--option', 'reminders=off'],
      ['solo', '--madness', '--level', 'quick-start'],
    ];
    await Promise.all(
      tables.map(async ([mode = '', ...options]) => {
        const table = ['simulate', '--edition', 'ultimate', '--mode', mode, ...options, '--games', '4'];
        const { stdout } = await room25([...table, '--bots', 'easy,random', '--record', join(folder, mode)]);
        expect(stdout).toContain(`ultimate ${mode}`);
      }),
    );
    const checked = await room25(['check', folder]);
    expect(checked.stdout).toBe('12 passed, 0 failed\n');
  });

  it('keeps why bots decided, beside the record', async () => {
    const folder = newFolder();
    const file = join(folder, 'why.jsonl');
    const options = [
      '--games',
      '1',
      '--bots',
      'hard,random',
      '--steps',
      '1',
      '--seed',
      'why',
      '--record',
      folder,
      '--explain',
      file,
    ];
    const { status } = await room25(['simulate', '--players', '4', ...options]);
    expect(status).toBe(0);
    const reasons = lines(readFileSync(file, 'utf8')).map((line) => JSON.parse(line));
    const { games } = readFile(readFileSync(join(folder, 'game-1.r25'), 'utf8'));
    const plays = games[0]!.script.flatMap((line) => (line.kind === 'command' ? [line.command] : []));
    expect(reasons.filter(({ explanation }) => explanation.guards.length > 0).length).toBeGreaterThan(8);
    for (const { at, seat, level, command, explanation } of reasons) {
      expect(plays[at]).toBe(command);
      expect([level, seat % 2]).toEqual(['hard', 1]);
      // Whoever only says a word has not weighed who is who.
      if (explanation.guards.length > 0) expect(explanation.guards).toHaveLength(4);
      expect(explanation.options.every(({ chance }: { chance: number }) => chance >= 0 && chance <= 1)).toBe(true);
    }
  });

  it('warns of rooms that are better not taken together, and plays', async () => {
    const rooms = 'EM=8,VI=1,CO=1,MO=1,VX=2,MR=2,TR=2,FL=2,AC=2,DA=2';
    const { status, stdout, stderr } = await room25(['simulate', '--games', '2', '--composition', rooms]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/warning: .*not advised \(SET-COMPOSITION\)/);
    expect(stdout).toContain('own rooms');
  });

  it.each([
    [['--option', 'level=hard'], /quick-start, ultimate; found 'hard'/],
    [['--option', 'speed=fast'], /no option 'speed'; there are reminders=on\|off, .*team-channel=on\|off/],
    [['--level', 'ultimate'], /--edition ultimate/],
    [['--edition', 'ultimate', '--guards', '3'], /1, 2; found '3'/],
    [['--composition', 'mine'], /beginner, competition, suspicion/],
    [['--composition', 'EM=30'], /EM: 30 asked for, 8 in the box/],
    [['--composition', 'XX=3'], /--composition: /],
    [['--players', '7'], /is for 4, 5, 6 players, not 7/],
    [['--players', '9'], /from 1 to 8/],
    [['--mode', 'solo', '--players', '2'], /SET-CHARACTERS/],
    [['--edition', 'third'], /prototype, first, second, ultimate/],
    [['--bots', 'random,clever'], /random, easy/],
    [['--games', '1e3'], /whole number/],
    [['--games', '0'], /whole number/],
    [['--steps', 'few'], /--steps must be a whole number/],
    [['--bots', 'oracle'], /random, easy/],
    [['--explain', '/'], /cannot write to \//],
    [['--seed', 'a # b'], /--seed/],
    [['many'], /many/],
    [['--frobnicate'], /--frobnicate/],
  ])('%j is refused', async (args, reason) => {
    await expect(simulate.run(args)).rejects.toThrow(UsageError);
    await expect(simulate.run(args)).rejects.toThrow(reason);
  });

  it('a table that cannot be is refused with the reason', async () => {
    const { status, stdout, stderr } = await room25(['simulate', '--mode', 'solo', '--players', '2']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(lines(stderr)[0]).toBe('room25 simulate: second solo is for 1 players, not 2 (SET-CHARACTERS)');
  });

  it('says why it cannot record', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(simulate.run([...SMALL.slice(1), '--record', join(file, 'deeper')])).rejects.toThrow(
      /cannot write to/,
    );
  });
});
