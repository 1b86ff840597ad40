import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODES } from '@room25/engine';
import { LANGUAGES } from '@room25/text';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../src/check/check-file.ts';
import { readText } from '../src/files.ts';
import { play } from '../src/play/play.ts';
import { lines, newFolder, PATIENCE, room25 } from './room25.ts';

const typed = (...words: readonly string[]): string => words.map((word) => `${word}\n`).join('');

/** Bots that play the same in every run: what the others do depends on how long they could think, on a busy machine less. */
const EASY = ['--bots', 'easy'];

const GUARD = `edition second
mode suspicion
order franck jennifer alice max
seats max franck jennifer alice
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
role max guard
at max a5
`;

describe('room25 play', { timeout: PATIENCE }, () => {
  it.concurrent.each(MODES)('a whole game of %s, by the numbers of the list, and its record', async (mode) => {
    const cwd = newFolder();
    const input = '1\n'.repeat(400);
    const { status, stdout, stderr } = await room25(['play', '--mode', mode, '--seed', '5', '--bots', 'easy'], {
      input,
      cwd,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('The game is over');
    expect(stdout).toContain('saved as 1;');
    expect(await checkFile(await readText(join(cwd, '1')))).toEqual({ passed: 1, failures: [], errors: [] });
  });

  it.concurrent.each([
    ['suspicion', '--players', '8'],
    ['cooperation', '--players', '2', '--mac', 'all'],
  ])('a whole game of Ultimate %s, by the numbers of the list, and its record', async (mode, ...options) => {
    const cwd = newFolder();
    const input = `1\n2 a\n${'1\n'.repeat(400)}`;
    const table = ['play', '--edition', 'ultimate', '--mode', mode, ...options, '--seed', '5', '--bots', 'easy'];
    const { status, stdout, stderr } = await room25(table, { input, cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain("add 'adrenaline'");
    expect(stdout).toMatch(/\n {3}Adrenaline: /);
    expect(stdout).toContain('The game is over');
    expect(await checkFile(await readText(join(cwd, '1')))).toEqual({ passed: 1, failures: [], errors: [] });
  });

  it('lets the person choose whom they play, for the bots too, and who begins', async () => {
    const cwd = newFolder();
    const table = ['play', '--mode', 'competition', '--players', '3', '--seed', '5', '--bots', 'easy', '--fast'];
    const chosen = ['--wish', 'max+emmett', '--wish', '3=Alice', '--begins', '3'];
    const { status, stdout } = await room25([...table, ...chosen], { input: typed('save it.r25', 'quit'), cwd });
    expect(status).toBe(0);
    expect(stdout).toContain('Alice → Max (you) → Franck → Kevin → Emmett (you) → Jennifer');
    const record = readFileSync(join(cwd, 'it.r25'), 'utf8');
    expect(record).toMatch(/^seats max\+emmett franck\+jennifer alice\+kevin$/m);
    expect(record).toMatch(/^wish 1 max\+emmett\nwish 3 alice\nbegins 3$/m);
  });

  it.each([
    [['--wish', 'sarah'], /second has no sarah \(SET-CHARACTERS\)/],
    [['--wish', 'max', '--wish', '2=max'], /max is taken already \(SET-CHARACTERS\)/],
    [['--wish', 'max+alice'], /2 characters are chosen; each player has 1/],
    [['--wish', '7=max'], /there is no seat 7/],
    [['--wish', 'max', '--wish', '1=alice'], /given twice for seat 1/],
    [['--wish', 'mux'], /there is no character 'mux'; there are emmett/],
    [['--wish', '0=max'], /--wish must be a whole number from 1 to 8; found '0'/],
    [['--wish', '1=2=max'], /as in 2=max\+emmett/],
    [['--begins', '7'], /there is no seat 7 \(SET-ORDER\)/],
    [['--begins', 'max'], /--begins must be a whole number/],
  ])('refuses %j', async (args, reason) => {
    await expect(play.run(['--mode', 'suspicion', ...args])).rejects.toThrow(reason);
  });

  it('goes on with a game that was kept, to the same end', async () => {
    const cwd = newFolder();
    const table = ['play', '--edition', 'ultimate', '--mode', 'solo', '--seed', '7', '--option', 'level=quick-start'];
    const first = await room25(table, { input: typed('1', '2', '2', 'save half.r25', 'quit'), cwd });
    expect(first.stdout).toContain('rooms: cooperation (provisional)');
    expect(first.stdout).toContain('play --resume half.r25 continues it');
    const second = await room25(['play', '--resume', 'half.r25'], { input: `log\n${'1\n'.repeat(400)}`, cwd });
    expect(second.stdout).toContain('the game continues on turn 1');
    expect(second.stdout).toContain('The game is over');
    expect(readFileSync(join(cwd, '1'), 'utf8').startsWith(readFileSync(join(cwd, 'half.r25'), 'utf8').trimEnd())).toBe(
      true,
    );
    await expect(play.run(['--resume', join(cwd, '1')])).rejects.toThrow(/is over/);
    await expect(play.run(['--resume', join(cwd, 'half.r25'), '--madness'])).rejects.toThrow(/leave out --madness/);
  });

  it('says why a file cannot be gone on with', async () => {
    const file = join(newFolder(), 'bad.r25');
    writeFileSync(file, 'edition second\nmode solo\norder franck jennifer max alice\n\nfranck: move e5\n');
    await expect(play.run(['--resume', file])).rejects.toThrow(/bad\.r25:5:1: expected franck: move e5 to be legal/);
    await expect(play.run(['--resume', 'nowhere.r25'])).rejects.toThrow(/no such file/);
    await expect(play.run(['--resume', '-'])).rejects.toThrow(/stdin/);
  });

  it('shows the M.A.C. cards that were played', async () => {
    const table = ['play', '--edition', 'ultimate', '--mode', 'cooperation', '--players', '4', '--seed', '5'];
    const { stdout } = await room25([...table, ...EASY], { input: typed('1', 'discards', 'quit') });
    expect(stdout).toMatch(/\n1\. [^\n]+\n2\. [^\n]+\n/);
    const none = await room25(['play', '--mode', 'cooperation', '--seed', '1'], { input: typed('discards', 'quit') });
    expect(none.stdout).toContain('no M.A.C. card has been discarded yet');
  });

  it('leaves a guard a moment after its action, also after the last one of a turn', async () => {
    const cwd = newFolder();
    const file = join(cwd, 'guard.r25');
    writeFileSync(file, GUARD);
    const input = typed('program look move', 'look a4', 'remind a4', '', 'move b5', 'reveal', 'control 5 left', 'quit');
    const { stdout } = await room25(['play', '--resume', file, '--bots', 'easy'], { input, cwd });
    expect(stdout).toContain('reveal, remind a4');
    expect(stdout).toMatch(/remind a4\n[^\n]*reminder/);
    // In turn 2, before anybody programs; and then it chooses freely.
    expect(stdout).toMatch(
      /Turn 2[\s\S]*Max> reveal\n[\s\S]*has finished programming[\s\S]*Max> control 5 left\n[\s\S]*You play Control/,
    );
  });

  it('reads short forms, lists what is legal, and says why not', async () => {
    const input = typed('c2', '?', 'm e5', 'why', 'jump', 'm l', 'm', 'help', 'rules ROOM-T', 'room c3', 'quit');
    const { status, stdout } = await room25(['play', '--seed', '1', '--mode', 'cooperation', ...EASY], { input });
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
    const { stdout } = await room25(['play', '--seed', '1', ...EASY], { input: typed('clue none', 'quit') });
    expect(lines(stdout).filter((line) => /looks at/.test(line)).length).toBe(5);
    expect(stdout).not.toMatch(/looks at \w\d: /);
    expect(stdout).not.toMatch(/\?[■●▲⬢]/);
  });

  it('offers to mark and to tell what one has just seen, before the others go on', async () => {
    const input = typed('c2', 'l', 'l d3', 'signal d3 red', 'remind d3', '', 'quit');
    const { stdout } = await room25(['play', '--seed', '1', '--bots', 'easy'], { input });
    const seen = stdout.slice(stdout.indexOf('You look at d3'));
    expect(seen).toMatch(/signal d3 red\nYou say d3 is red/);
    expect(seen).toMatch(/remind d3\nYou put a reminder on d3\./);
  });

  it.concurrent.each(LANGUAGES)('fits a terminal of 80 columns in %s, its help and its reasons too', async (lang) => {
    const input = `help\nzzz\nwhy\nm e5\nwhy\nrules ROOM\n${'1\n'.repeat(60)}`;
    const table = [
      'play',
      '--edition',
      'ultimate',
      '--mode',
      'suspicion',
      '--seed',
      '5',
      '--bots',
      'easy',
      '--lang',
      lang,
    ];
    const { stdout } = await room25(table, { input, cwd: newFolder() });
    expect(lines(stdout).filter((line) => line.length > 80)).toEqual([]);
  });

  it('says what is asked: the action that is played, the room that wants a choice', async () => {
    const input = typed('c2', 'l', 'l d3', '', 'quit');
    const { stdout } = await room25(['play', '--seed', '1', ...EASY], { input });
    expect(stdout).toContain('\nStarting clue: ');
    expect(stdout).toContain('\nProgram one or two different actions');
    expect(stdout).toContain('\nLook: Secretly look at an adjacent hidden room');
    expect(stdout).toMatch(/remind d3, signal d3 \w+, say \w+ d3, or Enter to go on> /);
  });

  it('refuses a table that cannot be', async () => {
    await expect(play.run(['--players', '2'])).rejects.toThrow(/SET-CHARACTERS/);
  });
});
