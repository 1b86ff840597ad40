/** Files of older rules in the program, and that nobody touches what was frozen. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botsOf } from '@room25/bots';
import { RULES_VERSION, readFile } from '@room25/engine';
import { solverOf } from '@room25/solver';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../src/check/check-file.ts';
import { readText } from '../src/files.ts';
import { newFolder, room25 } from './room25.ts';

const OLDER = Array.from({ length: RULES_VERSION - 1 }, (_, before) => before + 1);
const PACKAGES = new URL('../../', import.meta.url);
const CORPUS = new URL('server/test/corpus/rules-1/', PACKAGES);

const folder = newFolder();
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe.each(['engine', 'bots', 'solver'])('what is frozen of the %s', (name) => {
  const frozen = new URL(`${name}/frozen/`, PACKAGES);
  const sums = readFileSync(new URL('SHA256SUMS', frozen), 'utf8').trim().split('\n');

  it('is there for every older version', () => {
    const files = readdirSync(frozen).filter((each) => each.endsWith('.js'));
    expect(files.sort()).toEqual(OLDER.map((version) => `rules-${version}.js`).sort());
    expect(sums.map((line) => line.split('  ')[1]).sort()).toEqual(files.sort());
  });

  it.each(sums)('is as it was: %s', (line) => {
    const [sum, each] = line.split('  ');
    const code = readFileSync(new URL(each!, frozen));
    expect(createHash('sha256').update(code).digest('hex')).toBe(sum);
    // Nothing that could change under it.
    expect(code.toString()).not.toMatch(/\bimport\s*[('"{*]|\brequire\(/);
  });
});

describe('older rules in the program', () => {
  const name = 'second-cooperation-2.r25';
  const record = readFileSync(new URL(name, CORPUS), 'utf8');

  it('have their bots and their solver', async () => {
    for (const version of OLDER) {
      expect(Object.keys(await botsOf(version))).toContain('hard');
      expect(await solverOf(version)).toHaveProperty('solve');
    }
    await expect(botsOf(99)).rejects.toThrow('version 99');
    await expect(solverOf(99)).rejects.toThrow('version 99');
  });

  it('replay and check what older releases wrote', async () => {
    const { status, stdout } = await room25(['replay', file(name, record), '--json']);
    expect(status).toBe(0);
    const events = Number(/^# (\d+) events/m.exec(record)![1]);
    expect(stdout.trim().split('\n')).toHaveLength(events + 1);
    expect(await checkFile(await readText(join(folder, name)))).toEqual({ passed: 1, failures: [], errors: [] });
  });

  it('go on where a kept game stands, and the record says by which rules', async () => {
    const [header, script] = record.split('\n\n') as [string, string];
    const half = script.split('\n').filter((line) => !/^[?#]/.test(line));
    const kept = file('half.r25', `${header}\n\n${half.slice(0, half.length >> 1).join('\n')}\n`);
    const run = await room25(['play', '--resume', kept, '--bots', 'easy'], { input: '1\n'.repeat(400), cwd: folder });
    expect(run.stderr).toBe('');
    expect(run.stdout).toContain('The game is over');
    const [source] = readFile(readFileSync(join(folder, '1'), 'utf8')).games;
    expect(source!.rules).toBe(1);
  });

  it('search a position', async () => {
    const rows = ['EM EM EM EM 25', 'EM EM EM EM EM', 'EM EM CE EM EM', 'EM EM EM EM EM', 'EM EM EM EM EM'];
    const position = `rules 1\nedition second\nmode cooperation\norder franck jennifer\nboard\n  ${rows.join('\n  ')}\nat franck e1\nat jennifer d1\nturnsLeft 2\n`;
    const { status, stdout } = await room25(['solve', file('solve.r25', position)]);
    expect({ status, first: stdout.split('\n')[0] }).toEqual({
      status: 0,
      first: expect.stringContaining('out in 1 turn'),
    });
  });

  it('are refused if they are newer than the program, with what to do', async () => {
    const newer = file('newer.r25', `rules 99\n${record}`);
    const { status, stderr } = await room25(['replay', newer]);
    expect(status).toBe(1);
    expect(stderr).toContain('newer.r25:1:1:');
    expect(stderr).toContain('version 99 of the rules; this Room 25 knows them up to version');
    expect(stderr).toContain('take a newer one');
  });
});
