import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BROKEN, FAILING, SILENT, TRAPPED } from './games.ts';
import { lines, newFolder, room25 } from './room25.ts';

describe('room25 check', () => {
  const folder = newFolder();
  const at = (name: string): string => join(folder, name);

  beforeAll(() => {
    mkdirSync(at('good/deeper'), { recursive: true });
    mkdirSync(at('empty'));
    writeFileSync(at('good/trapped.r25'), TRAPPED);
    writeFileSync(at('good/deeper/silent.r25'), SILENT);
    writeFileSync(at('good/notes.txt'), 'not a game');
    writeFileSync(at('failing.r25'), FAILING);
    writeFileSync(at('broken.r25'), BROKEN);
    writeFileSync(at('bytes.r25'), Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 167 + 13) % 256)));
    writeFileSync(at('nothing.r25'), '# no game\n');
  });

  it('counts what held in the files of a folder, at any depth', async () => {
    const { status, stdout, stderr } = await room25(['check', at('good')]);
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '4 passed, 0 failed\n', stderr: '' });
  });

  it('says of each failed expectation where it stands, what was expected and what is', async () => {
    const { status, stdout } = await room25(['check', at('failing.r25'), at('good')]);
    expect(status).toBe(1);
    expect(lines(stdout)).toEqual([
      `${at('failing.r25')}:15:1: expected c2 is (TR); found TR`,
      `${at('failing.r25')}:18:1: expected jennifer alive; found dead`,
      '5 passed, 2 failed',
    ]);
  });

  it('says where and why a file cannot be read, and goes on', async () => {
    const files = ['broken.r25', 'bytes.r25', 'nothing.r25', 'missing.r25', 'empty'].map(at);
    const { status, stdout } = await room25(['check', ...files, at('good')]);
    expect(status).toBe(2);
    const [broken, bytes, nothing, missing, empty, last] = lines(stdout);
    expect(broken).toMatch(/broken\.r25:14:11: .*'jump'/);
    expect(bytes).toMatch(/bytes\.r25:\d+:\d+: expected text in UTF-8/);
    expect(nothing).toMatch(/nothing\.r25: expected a game, found none/);
    expect(missing).toMatch(/missing\.r25: cannot be read: no such file/);
    expect(empty).toMatch(/empty: cannot be read: a folder without \.r25 files/);
    expect(last).toBe('4 passed, 5 failed');
  });

  it('reads stdin, and answers programs in JSON', async () => {
    const { status, stdout } = await room25(['check', '-', '--json'], { input: FAILING });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      passed: 1,
      failed: 2,
      failures: [{ file: '<stdin>', line: 15, column: 1 }, { line: 18 }],
      errors: [],
    });
  });
});
