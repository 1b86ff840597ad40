import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFile, type NewGame, recordOf } from '@room25/engine';
import { commitmentOf, formatProof, seedOf } from '@room25/protocol';
import { newGame, playFirst } from '@room25/test-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFolder, PATIENCE, room25 } from './room25.ts';

const FAIRNESS = { serverSeed: '5e'.repeat(32), entropies: ['a1'.repeat(16), undefined, 'b2'.repeat(16), undefined] };
const COMMITMENT = commitmentOf(FAIRNESS.serverSeed);

const record = (chosen: Partial<NewGame> = {}): string => {
  const table = { edition: 'second', mode: 'cooperation', players: 4 } as const;
  const game = newGame({ ...table, seed: seedOf(FAIRNESS), ...chosen });
  return formatProof(FAIRNESS) + formatFile([recordOf(game, playFirst(game))]);
};

describe('room25 verify', { timeout: PATIENCE }, () => {
  const cwd = newFolder();

  beforeAll(() => {
    writeFileSync(join(cwd, 'right.r25'), record());
    writeFileSync(join(cwd, 'wrong.r25'), record().replace('a1a1', 'a1a2'));
    writeFileSync(join(cwd, 'incomplete.r25'), record().replace(/^# fair server.*\n/m, ''));
  });

  test('says that a deal was fair, and by which commitment', async () => {
    const { status, stdout, stderr } = await room25(['verify', 'right.r25'], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('right.r25: the deal was fair');
    expect(stdout).toContain(COMMITMENT);
    expect(stdout).toContain('seats that added to the seed: 1, 3 of 4');
    expect(stdout).toContain('chosen, not drawn: nothing');
  });

  test('says what was chosen', async () => {
    const input = record({ wishes: [[], ['max']], begins: 2 });
    const { status, stdout } = await room25(['verify', '-'], { input });
    expect(status).toBe(0);
    expect(stdout).toContain('chosen, not drawn: seat 2 plays max; seat 3 begins');
  });

  test('reads from stdin, and compares with what a player remembers', async () => {
    const args = ['verify', '-', '--commitment', COMMITMENT.toUpperCase(), '--entropy', 'b2'.repeat(16)];
    expect(await room25(args, { input: record() })).toMatchObject({ status: 0 });
  });

  test.each([
    ['a deal that is wrong', ['wrong.r25'], 1, 'the deal does NOT check out: the seed of the game was not made of'],
    ['another commitment', ['right.r25', '--commitment', '00'], 1, 'you were shown another commitment'],
    ['another addition', ['right.r25', '--entropy', 'c3'.repeat(16)], 1, 'what you added is not among'],
    ['half a proof', ['incomplete.r25'], 2, "no way to tell whether the deal was fair: '# fair server' is missing"],
    ['no file', ['nothing.r25'], 2, 'nothing.r25 cannot be read: no such file'],
    ['no name', [], 2, 'name one file'],
  ])('tells %s', async (_, args, status, message) => {
    const run = await room25(['verify', ...args], { cwd });
    expect(run).toMatchObject({ status, stdout: '' });
    expect(run.stderr).toContain(message);
  });

  test('its record is still one to check and to replay', async () => {
    expect(await room25(['check', 'right.r25'], { cwd })).toMatchObject({ status: 0 });
    expect(await room25(['replay', 'right.r25'], { cwd })).toMatchObject({ status: 0 });
  });
});
