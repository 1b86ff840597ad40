import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFile, readFile } from '../src/notation/index.ts';
import { Chance } from './notation-random.ts';

const HEADER = 'edition second\nmode cooperation\norder franck jennifer max alice\n';
const GAME = `${HEADER}board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (VX) (TR) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)

jennifer: program move look
rest: program look
jennifer: move c2              # franck's Look before it is played by itself
? c2 is TR
? jennifer alive
end turn                       # her second action, a Look, leaves her there
? jennifer dead
`;

describe('files', () => {
  test('the example of NOTATION', () => {
    const { games, errors } = readFile(`== ROOM-TRAPPED-1 still inside\n${GAME}`);
    expect(errors).toEqual([]);
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ title: 'ROOM-TRAPPED-1 still inside', line: 1 });
    expect(games[0]?.script.map(({ kind, line }) => [kind, line])).toEqual([
      ['command', 12],
      ['rest', 13],
      ['command', 14],
      ['expect', 15],
      ['expect', 16],
      ['end', 17],
      ['expect', 18],
    ]);
  });

  test('a game needs no title, and no script', () => {
    const { games, errors } = readFile(`\n# mine\n\n${HEADER}`);
    expect(errors).toEqual([]);
    expect(games).toMatchObject([{ line: 4, script: [] }]);
    expect(games[0]).not.toHaveProperty('title');
  });

  test('several games', () => {
    const { games } = readFile(`${GAME}\n== ONE # first\n\n${GAME}  ==   TWO\n${GAME}==\n${HEADER}`);
    expect(games.map(({ title, line }) => [title, line])).toEqual([
      [undefined, 1],
      ['ONE', 19],
      ['TWO', 38],
      [undefined, 56],
    ]);
  });

  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CR', (text: string) => text.replaceAll('\n', '\r')],
    ['BOM', (text: string) => `\uFEFF${text}`],
    ['tabs', (text: string) => text.replaceAll(' ', '\t')],
    ['trailing blanks', (text: string) => text.replaceAll('\n', ' \t \n')],
    ['blanks that do not break', (text: string) => text.replaceAll(' ', '\u00a0')],
    [
      'comments',
      (text: string) =>
        text.replaceAll('\n', ' # so\n').replaceAll('\n #', '\n# note\n #').replace('\n # so\n', '\n\n'),
    ],
    ['no end of line at the end', (text: string) => text.trimEnd()],
  ])('%s are fine', (_, change) => {
    const plain = readFile(GAME).games[0];
    const { games, errors } = readFile(change(GAME));
    expect(errors).toEqual([]);
    expect(games[0]?.sheet).toEqual(plain?.sheet);
    expect(formatFile(games)).toBe(formatFile(plain === undefined ? [] : [plain]));
  });

  test('a comment alone does not end the header', () => {
    expect(readFile(`edition second\n# why\nmode team\norder max\n`).errors).toEqual([]);
  });

  test('a blank line must stand before the script', () => {
    expect(readFile(`${HEADER}max: wait\n? max dead`).errors).toEqual([
      { line: 4, column: 1, message: "expected a blank line between the header and the script, found 'max'" },
    ]);
  });

  test('a broken game does not hide the others', () => {
    const { games, errors } = readFile(`== A\n${GAME}== B\nmode x\n\nmax: fly\n== C\n${GAME}`);
    expect(games.map(({ title }) => title)).toEqual(['A', 'C']);
    expect(errors.map(({ line }) => line)).toEqual([20, 20, 22]);
  });

  test('what is written is read again', () => {
    const text = `${GAME}== ONE\n${GAME}! kevin: wait\n==\n${HEADER}seed x\n`;
    const { games } = readFile(text);
    const again = readFile(formatFile(games));
    expect(again.errors).toEqual([]);
    expect(formatFile(again.games)).toBe(formatFile(games));
    expect(again.games.map(({ title, sheet }) => ({ title, sheet }))).toEqual(
      games.map(({ title, sheet }) => ({ title, sheet })),
    );
  });

  test('a title keeps its line', () => {
    const [game] = readFile(GAME).games;
    const text = formatFile(game === undefined ? [] : [{ ...game, title: ' Game #12\n== no ' }]);
    expect(readFile(text).games.map(({ title }) => title)).toEqual(['Game  12 == no']);
  });

  test('nothing is no game', () => {
    for (const text of ['', '\n\n', '# only this', '\uFEFF']) expect(readFile(text)).toEqual({ games: [], errors: [] });
  });
});

describe('whatever comes', { timeout: 60_000 }, () => {
  test('bytes that are not text', () => {
    expect(readFile(`${GAME}\n\u0000`)).toEqual({
      games: [],
      errors: [{ line: 19, column: 1, message: 'expected text in UTF-8, found a byte that is not text' }],
    });
    expect(readFile('edition \uFFFD').errors).toMatchObject([{ line: 1, column: 9 }]);
  });

  test('a line that is too long', () => {
    const { games, errors } = readFile(`== A\n${GAME}# ${'x'.repeat(10_000)}\n== B\n${GAME}`);
    expect(games.map(({ title }) => title)).toEqual(['B']);
    expect(errors).toEqual([
      { line: 19, column: 10_001, message: 'expected at most 10000 characters in a line, found more' },
    ]);
    expect(readFile(`== ${'x'.repeat(20_000)}\n${GAME}`).errors).toMatchObject([{ line: 1, column: 10_001 }]);
  });

  test('too many lines', () => {
    expect(readFile('\n'.repeat(1_000_001))).toEqual({
      games: [],
      errors: [{ line: 1_000_001, column: 1, message: 'expected at most 1000000 lines, found more' }],
    });
  });

  test('errors without end', () => {
    expect(readFile(`${GAME}${'max: flyy\n'.repeat(500_000)}`).errors).toHaveLength(100);
    expect(readFile('== A\n'.repeat(100_000)).errors).toHaveLength(100);
    expect(readFile('robt c2\n'.repeat(100_000)).errors).toHaveLength(100);
  });

  test('a great many good lines', () => {
    const { games, errors } = readFile(`${GAME}${'max: move c2\n'.repeat(100_000)}`);
    expect(errors).toEqual([]);
    expect(games[0]?.script).toHaveLength(100_007);
    expect(readFile(`${HEADER}${'robot c2\n'.repeat(100_000)}`).games[0]?.sheet.robots).toHaveLength(100_000);
  });

  test('long lists', () => {
    const answers = Array.from({ length: 900 }, () => 'move c2').join('; ');
    expect(readFile(`${GAME}? max can ${answers}`).errors).toHaveLength(1);
    expect(readFile(`${HEADER}dead ${'max '.repeat(2000)}`).errors).toHaveLength(1);
    expect(readFile(`${HEADER}mac ${'bomb, '.repeat(1600)}bomb`).games[0]?.sheet.mac).toHaveLength(1601);
  });

  test('truncated, garbled and random text never throws', () => {
    const chance = new Chance(7);
    const source = `== A\n${GAME}? max can move c2; special order a1 push max b2\nkevin: program special=robot look adrenaline\n`;
    const signs = [...source, '\t', '\r', '(', ')', '=', '+', '\u0001', '\uD800', 'é', '#'];
    for (let cut = 0; cut <= source.length; cut += 1) check(source.slice(0, cut));
    for (let round = 0; round < 1000; round += 1) {
      const garbled = [...source];
      for (let hit = 0; hit <= chance.below(6); hit += 1)
        garbled.splice(chance.below(garbled.length), chance.below(4), chance.one(signs));
      check(garbled.join(''));
      check(Array.from({ length: chance.below(200) }, () => chance.one(signs)).join(''));
      check(String.fromCharCode(...Array.from({ length: chance.below(100) }, () => chance.below(0x1_0000))));
    }
  });
});

describe('conformance', () => {
  const folder = new URL('../conformance/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.r25'));

  test.each(files)('%s', (name) => {
    const { games, errors } = readFile(readFileSync(new URL(name, folder), 'utf8'));
    expect(errors).toEqual([]);
    const again = readFile(formatFile(games));
    expect(again.errors).toEqual([]);
    expect(again.games.map(({ sheet }) => sheet)).toEqual(games.map(({ sheet }) => sheet));
  });
});

/** Either a game was read or somebody is told where it went wrong. */
function check(text: string): void {
  const { games, errors } = readFile(text);
  const lines = text.split(/\r\n|\n|\r/);
  for (const { line, column, message } of errors) {
    expect(message).toMatch(/./);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
  }
  if (errors.length === 0) expect(readFile(formatFile(games)).errors).toEqual([]);
}
