import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/command.ts';
import { chosenFor, nameOf } from '../src/compositions/composition.ts';
import { compositions } from '../src/compositions/compositions.ts';
import { PLAY_WORDS } from '../src/play/words/index.ts';
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

describe('--composition with a shape that is filled by hand', () => {
  const TABLE = ['--edition', 'ultimate', '--mode', 'cooperation', '--players', '4', '--seed', '1'];
  const FILLED = 'full-cooperation,DA=2,CL=2,PR=1,TR=2,FL=2,AC=2,SH=2';

  it('is played with', async () => {
    const { status, stdout } = await room25(['play', ...TABLE, '--composition', FILLED, '--fast']);
    expect(status).toBe(0);
    expect(stdout).toContain('full-cooperation, filled by hand');
  });

  it('is refused with what is missing, or with the tile that is short', async () => {
    const less = await room25(['play', ...TABLE, '--composition', FILLED.replace('DA=2,', '')]);
    expect(less.status).toBe(2);
    expect(less.stderr).toContain('yellow: 3 of 5 chosen, 2 are missing (SET-COMPOSITION)');
    const short = await room25(['simulate', ...TABLE, '--composition', FILLED.replace('DA=2', 'DA=3')]);
    expect(short.status).toBe(2);
    expect(short.stderr).toContain('DA: 3 asked for, 2 in the box');
  });
});

describe('The rooms of a game in the terminal', () => {
  it.each([
    ['en', 'suspicion-1 (provisional)', 'own rooms'],
    ['fr', 'suspicion-1 (provisoire)', 'vos salles'],
    ['ru', 'suspicion-1 (предварительно)', 'свой список'],
  ] as const)('are named in the language that is played: %s', (code, ofTheBox, own) => {
    const { notes } = PLAY_WORDS[code];
    const order = ['alice', 'max', 'kevin', 'sarah'] as const;
    const chosen = chosenFor({ edition: 'ultimate', mode: 'suspicion', composition: 'suspicion-1', order })!;
    expect(nameOf(chosen, notes)).toBe(ofTheBox);
    expect(nameOf({ composition: chosen.composition }, notes)).toBe(own);
  });
});
