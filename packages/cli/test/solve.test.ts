import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { solve } from '../src/solve/solve.ts';
import { lines, newFolder, type Run, room25 } from './room25.ts';

const POSITION = `edition second
mode cooperation
order franck jennifer
board
  EM EM EM EM 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at franck e1
at jennifer d1
turnsLeft 2
`;
const FAR = POSITION.replace('at jennifer d1', 'at jennifer b3');

describe('room25 solve', () => {
  const folder = newFolder();
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const near = file('near.r25', POSITION);
  let files = 0;

  /** In this process, which is quicker. */
  const solved = async (text: string, ...options: string[]): Promise<Run> => {
    const [log, error] = (['log', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    );
    const status = await solve.run([file(`${files++}.r25`, text), ...options]);
    const said = (spy: typeof log): string => spy!.mock.calls.map(([line]) => `${line}\n`).join('');
    const run = { status, stdout: said(log), stderr: said(error) };
    vi.restoreAllMocks();
    return run;
  };

  it('prints the shortest way out as a script that check accepts', async () => {
    const { status, stdout, stderr } = await room25(['solve', near]);
    expect(status).toBe(0);
    expect(lines(stdout)[0]).toBe('# out in 1 turn: franck, jennifer');
    expect(lines(stdout).at(-1)).toBe('? over complete');
    expect(stderr).toMatch(/^\d+ choices, \d+ dead ends, \d+\.\d s\n$/);
    const checked = await room25(['check', '-'], { input: `${POSITION}\n${stdout}` });
    expect(checked).toMatchObject({ status: 0, stdout: '1 passed, 0 failed\n' });
  });

  it('says that there is no way in so many turns', async () => {
    const { status, stdout } = await solved(FAR, '--turns', '1');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '# no way out in 1 turn\n' });
  });

  it('goes on from the end of a script', async () => {
    // Room 25 has come round to e5, and Jennifer's column follows it.
    const input = `${POSITION}\nfranck: program control\njennifer: program look\nfranck: control e up\nend turn\n`;
    const { status, stdout } = await solved(input, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ answer: 'out', turns: 1 });
    expect(JSON.parse(stdout).script).toContain('jennifer: control d up');
  });

  it('answers programs in JSON', async () => {
    const { stdout } = await solved(POSITION, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ answer: 'out', turns: 1, saved: ['franck', 'jennifer'] });
  });

  it('gives up where it was told to', async () => {
    const { status, stdout } = await solved(FAR, '--limit', '20');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '# no way out in 1 turn; given up beyond\n' });
  });

  it.each([
    ['edition second\nmode cooperation\norder franck jennifer max alice\nseed 1\n', 'not fully known'],
    [POSITION.replace('cooperation', 'nonsense'), "'nonsense'"],
    [`== one\n${POSITION}\n== two\n${POSITION}`, 'expected one game, found 2'],
    [`${POSITION}\nfranck: control 1 right\n`, ':14:1:'],
  ])('refuses %#', async (input, said) => {
    const { status, stdout, stderr } = await solved(input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(said);
  });
});
