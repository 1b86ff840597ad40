/** A line of a scenario that does not hold says what is found instead. */
import { describe, expect, test } from 'vitest';
import { playScript, readFile, runScript } from '../src/index.ts';

const TABLE = `edition second
mode suspicion
order max alice franck jennifer
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) EM   (MR) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
knows max c2
knows alice c2

`;
const SCRIPT = 'max: program move\nrest: program look\nmax: signal c2 red\nalice: signal c2 green\nmax: move c2\n';

const foundAfter = (script: string, line: string): readonly string[] => {
  const { games, errors } = readFile(`${TABLE}${script}${line}\n`);
  expect(errors).toEqual([]);
  return runScript(games[0]!).failures.map(({ found }) => found);
};

describe('what holds', () => {
  test.each([
    ['', '? not told looked LOOK-1'],
    ['', '! max: move c2 by WORD-TURN'],
    [SCRIPT, '? told moved MOVE-1; revealed MOVE-1; died ROOM-MORTAL'],
    [SCRIPT, '? told died ROOM-MORTAL'],
    [SCRIPT, '? not told signalled COMM-DANGER'],
    [SCRIPT, '? max can nothing'],
    [SCRIPT, '? not alice can nothing'],
    [SCRIPT, '? a1 signals nothing'],
    [SCRIPT.replace('max: move c2\n', ''), '? c2 signals alice green; max red'],
    [SCRIPT.replace('max: move c2\n', ''), '? not c2 signals max red'],
  ])('%s%s', (script, line) => expect(foundAfter(script, line)).toEqual([]));
});

describe('what does not', () => {
  test.each([
    ['', '! max: move c2 by ACT-ORDER', 'refused by WORD-TURN'],
    ['', '! max: program look by PROG-TWO', 'it was accepted'],
    ['', '? told looked LOOK-1', 'turn COUNT-END'],
    ['max: program move\n', '? told programmed PROG-SECRET; programmed PROG-SECRET', 'programmed PROG-SECRET'],
    ['max: program move\n', '? not told programmed PROG-SECRET', 'programmed PROG-SECRET'],
    ['rest: program look\n', '? not told programmed PROG-SECRET', /^programmed PROG-SECRET; programmed/],
    [SCRIPT, '? told died ROOM-MORTAL; moved MOVE-1', /moved MOVE-1; revealed MOVE-1; died ROOM-MORTAL/],
    [SCRIPT, '? alice can nothing', /^look /],
    [SCRIPT.replace('max: move c2\n', ''), '? c2 signals max red', 'alice green; max red'],
    [SCRIPT.replace('max: move c2\n', ''), '? c2 signals max red; alice red', 'alice green; max red'],
  ])('%s%s', (script, line, found) => {
    const [only, ...more] = foundAfter(script, line);
    expect(more).toEqual([]);
    expect(only).toMatch(found);
  });
});

test.each(['! max: move c2 by WORD-TURN', '? told turn COUNT-END', '? c2 signals nothing'])(
  '%s cannot be checked by rules that are older than it',
  async (line) => {
    const { games } = readFile(`rules 1\n${TABLE}${line}\n`);
    expect((await playScript(games[0]!)).failures).toEqual([
      { line: 14, column: 1, expected: 'lines that could be checked by version 1 of the rules', found: line },
    ]);
  },
);
