import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Event, readFile, type View } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/command.ts';
import { replay } from '../src/replay/replay.ts';
import { FAILING, SECRETS, TRAPPED } from './games.ts';
import { lines, newFolder, room25 } from './room25.ts';

const folder = newFolder();
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const secrets = file('secrets.r25', SECRETS);

const jsonLines = (text: string): unknown[] => lines(text).map((line) => JSON.parse(line));

describe('room25 replay', () => {
  it('tells every event in a sentence, then the position, which can be read again', async () => {
    const { status, stdout } = await room25(['replay', file('trapped.r25', TRAPPED)]);
    expect(status).toBe(0);
    const [title, ...rest] = lines(stdout);
    expect(title).toBe('== ROOM-TRAPPED-1 still inside after its next action');
    expect(rest).toContain('Jennifer enters c2.');
    const position = rest.slice(rest.indexOf('') + 1).join('\n');
    const { games, errors } = readFile(position);
    expect(errors).toEqual([]);
    expect(games[0]!.sheet).toMatchObject({ dead: ['jennifer'], turnsLeft: 7 });
  });

  it('tells it in JSON, an event a line, and last the position', async () => {
    const { stdout } = await room25(['replay', secrets, '--json']);
    const told = jsonLines(stdout);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'looked', who: 'franck', cell: 'c2', room: 'MR' }));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'looked', who: 'jennifer', cell: 'b3', room: 'AC' }));
    expect(told.at(-1)).toEqual({ position: expect.stringContaining('role max guard') });
  });

  it('--as tells only what that player may see', async () => {
    const { status, stdout } = await room25(['replay', secrets, '--json', '--as', 'franck']);
    expect(status).toBe(0);
    const told = jsonLines(stdout);
    const looks = told.slice(0, -1).filter((event) => (event as Event).kind === 'looked');
    expect(looks.map((event) => (event as { room?: string }).room)).toEqual(['MR', undefined, undefined, undefined]);
    const programs = (told.slice(0, -1) as Event[]).filter((event) => event.kind === 'programmed');
    expect(programs.map((event) => 'actions' in event)).toEqual([true, false, false, false]);
    const { view } = told.at(-1) as { view: View };
    expect(view.board.filter(({ room, known }) => room ?? known).map(({ cell }) => cell)).toEqual(['c2', 'c3']);
    expect(view.cast.filter(({ role }) => role).map(({ name }) => name)).toEqual(['franck']);
  });

  it('--as in words draws the table as that player sees it', async () => {
    const { stdout } = await room25(['replay', secrets, '--as', 'franck', '--lang', 'en']);
    expect(stdout).toContain('?⬢ Mortal');
    for (const secret of ['Acid', 'Vision', 'Cold', 'Guard', 'role max', '(AC)']) expect(stdout).not.toContain(secret);
  });

  it('--as keeps what a failed line would give away', async () => {
    const leak = file('leak.r25', `${SECRETS}? b3 is (EM)\n? max shown prisoner\n`);
    const { status, stderr } = await room25(['replay', leak, '--as', 'franck']);
    expect(status).toBe(1);
    expect(lines(stderr)).toEqual([`${leak}:17:1: this line does not hold`, `${leak}:18:1: this line does not hold`]);
  });

  it('says on stderr what does not hold', async () => {
    const { status, stderr } = await room25(['replay', '-'], { input: FAILING });
    expect(status).toBe(1);
    expect(stderr).toContain('<stdin>:15:1: expected c2 is (TR); found TR');
  });

  it.each([[['nowhere.r25']], [[secrets, '--as', 'nobody']], [[]], [[secrets, secrets]]])(
    '%j is refused',
    async (args) => {
      await expect(replay.run(args)).rejects.toThrow(UsageError);
    },
  );

  it('speaks the language of the terminal', async () => {
    const { stdout } = await room25(['replay', secrets], { env: { LC_ALL: '', LC_MESSAGES: '', LANG: 'fr_FR.UTF-8' } });
    expect(stdout).not.toContain('looks at');
  });
});
