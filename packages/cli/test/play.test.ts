import { join } from 'node:path';
import { MODES } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { play } from '../src/play/play.ts';
import { lines, newFolder, room25 } from './room25.ts';

const typed = (...words: readonly string[]): string => words.map((word) => `${word}\n`).join('');

describe('room25 play', () => {
  it.concurrent.each(MODES)('a whole game of %s, by the numbers of the list, and its record', async (mode) => {
    const cwd = newFolder();
    const input = '1\n'.repeat(400);
    const { status, stdout, stderr } = await room25(['play', '--mode', mode, '--seed', '5'], { input, cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('The game is over');
    expect(stdout).toContain('saved as 1;');
    const { stdout: checked } = await room25(['check', join(cwd, '1')]);
    expect(checked).toBe('1 passed, 0 failed\n');
  });

  it('reads short forms, lists what is legal, and says why not', async () => {
    const input = typed('c2', '?', 'm e5', 'why', 'jump', 'm l', 'm', 'help', 'rules ROOM-T', 'room c3', 'quit');
    const { status, stdout } = await room25(['play', '--seed', '1', '--mode', 'cooperation'], { input });
    expect(status).toBe(0);
    expect(stdout).toMatch(/You look at c2: /);
    expect(stdout).toContain('1 program look ');
    expect(stdout).toMatch(/\(WORD-TURN\)\n/);
    expect(stdout).toMatch(/\nWORD-TURN: /);
    expect(stdout).toContain("'jump'");
    expect(stdout).toContain('You program Move, then Look.');
    expect(stdout).toContain('which one?');
    expect(stdout).toContain('ROOM-TRAPPED-2: ');
    expect(stdout).toContain('Central room: ');
  });

  it('lets nobody play for a bot', async () => {
    const input = typed('c2', 'franck: program move', 'max: signal c2 red', 'quit');
    const { stdout } = await room25(['play', '--seed', '1'], { input });
    expect(stdout.match(/that character is not yours/g)).toHaveLength(2);
  });

  it('tells of a hidden room only who has seen it', async () => {
    const { stdout } = await room25(['play', '--seed', '1'], { input: typed('clue none', 'quit') });
    expect(lines(stdout).filter((line) => /looks at/.test(line)).length).toBe(5);
    expect(stdout).not.toMatch(/looks at \w\d: /);
    expect(stdout).not.toMatch(/\?[◆●■▲]/);
  });

  it('offers to mark and to tell what one has just seen, before the others go on', async () => {
    const input = typed('c2', 'l', 'l b3', 'signal b3 red', 'remind b3', '', 'quit');
    const { stdout } = await room25(['play', '--seed', '1'], { input });
    const seen = stdout.slice(stdout.indexOf('You look at b3'));
    expect(seen).toMatch(/signal b3 red\nYou say b3 is red/);
    expect(seen).toMatch(/remind b3\n.*remind/i);
    expect(seen).toContain('⚑');
  });

  it('refuses a table that cannot be', async () => {
    await expect(play.run(['--players', '2'])).rejects.toThrow(/SET-CHARACTERS/);
  });
});
