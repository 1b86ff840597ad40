import { describe, expect, test } from 'vitest';
import type { Command } from '../src/command.ts';
import { type Expectation, formatStatement, readCommand, readFile, type ScriptLine } from '../src/notation/index.ts';
import { CELLS, ROLES, ROOM_CODES } from '../src/words.ts';

const cell = (name: string): number => CELLS.indexOf(name);
const code = (text: string): Command => readCommand(text) as Command;
const HEADER = 'edition first\nmode team\norder max alice\n\n';

const EXPECTATIONS: readonly (readonly [string, Expectation])[] = [
  ['max at c2', { kind: 'at', who: 'max', cell: cell('c2') }],
  ['max alive', { kind: 'alive', who: 'max' }],
  ['max dead', { kind: 'dead', who: 'max' }],
  ['c2 is TR', { kind: 'is', cell: cell('c2'), square: { room: 'TR', hidden: false } }],
  ['c2 is (25)', { kind: 'is', cell: cell('c2'), square: { room: '25', hidden: true } }],
  ['c2 is PI/', { kind: 'is', cell: cell('c2'), square: { room: 'PI', hidden: false, axis: '/' } }],
  ['max can wait', { kind: 'can', who: 'max', commands: [code('max: wait')] }],
  [
    'max can move c2; choose a1 b1; program look adrenaline; choose none',
    {
      kind: 'can',
      who: 'max',
      commands: ['move c2', 'choose a1 b1', 'program look adrenaline', 'choose none'].map((text) =>
        code(`max: ${text}`),
      ),
    },
  ],
  ['max lost push', { kind: 'lost', who: 'max', action: 'push' }],
  ['max knows c2 TR', { kind: 'knowsRoom', who: 'max', cell: cell('c2'), room: 'TR' }],
  ['max knows alice guard', { kind: 'knowsRole', who: 'max', whom: 'alice', role: 'guard' }],
  ['max unaware c2', { kind: 'unaware', who: 'max', cell: cell('c2') }],
  ['reminder max c2', { kind: 'reminder', who: 'max', cell: cell('c2') }],
  ...ROLES.map((role) => [`max shown ${role}`, { kind: 'shown', who: 'max', role }] as const),
  ['max secret', { kind: 'secret', who: 'max' }],
  ['turnsLeft 5', { kind: 'turnsLeft', count: 5 }],
  ['turn 2', { kind: 'turn', count: 2 }],
  ['first alice', { kind: 'first', who: 'alice' }],
  ['line 1 left', { kind: 'line', line: '1', direction: 'left' }],
  ['running', { kind: 'running' }],
  ...(['prisoners', 'guards', 'complex', 'complete', 'partial', 'lost', 'draw', 'nobody'] as const).map(
    (result) => [`over ${result}`, { kind: 'over', result, names: [] }] as const,
  ),
  ['over side max alice', { kind: 'over', result: 'side', names: ['max', 'alice'] }],
  ['score 14', { kind: 'score', count: 14 }],
  ['robot c2', { kind: 'robot', cell: cell('c2') }],
  ['robots 0', { kind: 'robots', count: 0 }],
  ['c2 locked', { kind: 'locked', cell: cell('c2') }],
  ['c2 closed', { kind: 'closed', cell: cell('c2') }],
  ['max adrenaline', { kind: 'adrenaline', who: 'max' }],
  ['max no adrenaline', { kind: 'noAdrenaline', who: 'max' }],
  ['max hidden', { kind: 'hidden', who: 'max' }],
  ['guards 2', { kind: 'guards', count: 2 }],
  ['key', { kind: 'key' }],
  ['c2 axis -', { kind: 'axis', cell: cell('c2'), axis: '-' }],
  ['max can nothing', { kind: 'can', who: 'max', commands: [] }],
  ['max says nothing', { kind: 'says', who: 'max' }],
  ['max says come c2', { kind: 'says', who: 'max', command: code('max: say come c2') }],
  ['max answers alice no', { kind: 'answers', who: 'max', whom: 'alice', answer: 'no' }],
  ['c2 signals nothing', { kind: 'signals', cell: cell('c2'), signals: [] }],
  [
    'c2 signals max red; alice green',
    {
      kind: 'signals',
      cell: cell('c2'),
      signals: [
        { who: 'max', colour: 'red' },
        { who: 'alice', colour: 'green' },
      ],
    },
  ],
  ['told died ROOM-MORTAL', { kind: 'told', events: [{ event: 'died', rule: 'ROOM-MORTAL' }] }],
  [
    'told moved MOVE-1; moved MOVE-1; robotCame ROOM-ROBOT',
    {
      kind: 'told',
      events: [
        { event: 'moved', rule: 'MOVE-1' },
        { event: 'moved', rule: 'MOVE-1' },
        { event: 'robotCame', rule: 'ROOM-ROBOT' },
      ],
    },
  ],
  ...ROOM_CODES.map((room) => [`a1 is (${room})`, { kind: 'is', cell: 0, square: { room, hidden: true } }] as const),
];

describe('script lines', () => {
  test('a command', () => {
    expect(lineOf('max: move c2 # off')).toEqual({
      kind: 'command',
      command: code('max: move c2'),
      line: 5,
      column: 1,
      text: 'max: move c2',
    });
  });

  test('rest: everyone programs the same', () => {
    const line = lineOf('rest: program special=robot look adrenaline');
    expect(line).toMatchObject({ kind: 'rest', program: code('emmett: program special=robot look adrenaline') });
    expect(formatStatement(line)).toBe('rest: program special=robot look adrenaline');
  });

  test('end turn', () => {
    expect(lineOf('  end turn')).toEqual({ kind: 'end', line: 5, column: 3, text: 'end turn' });
  });

  test.each(['! max: move c2', '! rest: program look', '! end turn'])('%s', (text) => {
    const line = lineOf(text);
    expect(line).toMatchObject({ kind: 'refused', line: 5, column: 1, text });
    expect(formatStatement(line)).toBe(text);
  });

  test.each(['! max: move c2 by WORD-TURN', '! max: clue none by SET-CLUE', '! max: program look move by PROG-TWO'])(
    '%s: the rule that refuses it',
    (text) => {
      const [, play, rule] = /^! (.*) by (.*)$/.exec(text)!;
      expect(lineOf(text)).toMatchObject({ kind: 'refused', play: { kind: 'command', command: code(play) }, rule });
      expect(formatStatement(lineOf(text))).toBe(text);
    },
  );

  test.each(['! max: control 1 up', '! max: program', '! max: program look move push', '! max: program look=robot'])(
    '%s: well spelt, but no command',
    (text) => {
      const line = lineOf(text);
      expect(line).toMatchObject({
        kind: 'refused',
        play: { kind: 'unsayable', reason: expect.stringMatching(/^expected/) },
      });
      expect(formatStatement(line)).toBe(text);
    },
  );

  test.each(EXPECTATIONS)('? %s', (text, expectation) => {
    expect(lineOf(`? ${text}`)).toMatchObject({ kind: 'expect', not: false, expectation });
    expect(lineOf(`?not ${text}`)).toEqual({
      kind: 'expect',
      not: true,
      expectation,
      line: 5,
      column: 1,
      text: `?not ${text}`,
    });
    expect(formatStatement(lineOf(`? ${text}`))).toBe(`? ${text}`);
    expect(formatStatement(lineOf(`? not ${text}`))).toBe(`? not ${text}`);
  });
});

describe('what is wrong with a script', () => {
  test.each([
    ['jenifer: wait', 1, "unknown character 'jenifer'; did you mean jennifer?"],
    ['ret: program look', 1, /^unknown character 'ret'/],
    ['edn turn', 1, "expected a character, rest, end, ! or ?, found 'edn'; did you mean end?"],
    ['end trun', 5, "expected 'turn', found 'trun'"],
    ['end turn now', 10, "expected the end of the line, found 'now'"],
    ['rest: look a1', 7, "expected program, found 'look'"],
    ['rest program look', 6, "expected ':', found 'program'"],
    ['!', 2, 'expected a character, rest or end, found the end of the line'],
    ['! max: move c22', 13, "expected a cell (a1 to e5), found 'c22'"],
    ['! max: fly', 8, /found 'fly'$/],
    ['! max:', 7, /found the end of the line$/],
    ['! max', 6, "expected ':', found the end of the line"],
    ['! end', 6, "expected 'turn', found the end of the line"],
    ['! max: move c2 by', 18, /^expected a rule/],
    ['! max: move c2 by WORD-TRUN', 19, "unknown rule 'WORD-TRUN'; did you mean WORD-TURN?"],
    ['! max: control 1 up by CTRL-1', 18, /found 'up'/],
    ['! end turn by COUNT-END', 12, "expected the end of the line, found 'by'"],
    ['max: move c2 by MOVE-1', 14, "expected the end of the line, found 'by'"],
    ['? told', 7, /^expected an event/],
    ['? told died', 12, /^expected a rule/],
    ['? told dide ROOM-MORTAL', 8, "unknown event 'dide'; did you mean died?"],
    ['? c2 signals', 13, /^expected a character/],
    ['? max can nothing; wait', 18, "expected the end of the line, found ';'"],
    ['! ? max dead', 3, "expected a character, rest or end, found '?'"],
    ['?', 2, /^expected a character, a cell .* found the end of the line$/],
    ['? not not key', 7, /found 'not'$/],
    ['? max ded', 7, /found 'ded'; did you mean dead\?$/],
    ['? max at', 9, 'expected a cell (a1 to e5), found the end of the line'],
    ['? max can', 10, /^expected clue, program/],
    ['? max can wait;', 16, /^expected clue, program/],
    ['? max can wait; wait', 17, 'wait is named twice'],
    ['? max can max: wait', 11, /found 'max'$/],
    ['? max can move c2, move c3', 18, "expected the end of the line, found ','"],
    ['? max knows c2 guard', 16, /^unknown room 'guard'/],
    ['? over side', 12, 'expected the characters of the side, found the end of the line'],
    ['? over side max max', 17, 'max is named twice'],
    ['? over lost max', 13, "expected the end of the line, found 'max'"],
    ['? over won', 8, /^expected a result|unknown result 'won'/],
    ['? turn two', 8, "expected a number, found 'two'"],
    ['? line a left', 10, "expected up or down, found 'left'"],
    ['? c2 axis |', 11, "expected an axis (- or /), found '|'"],
    ['? c2 is XX', 9, "expected a room, like EM or (EM), found 'XX'"],
    ['seed 3', 1, "expected a script line, found 'seed'; the header ends at its first blank line"],
  ])('%s', (text, column, message) => {
    const { errors } = readFile(HEADER + text);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ line: 5, column });
    expect(errors[0]?.message).toMatch(message);
  });
});

function lineOf(text: string): ScriptLine {
  const { games, errors } = readFile(`${HEADER}${text}\n`);
  expect(errors).toEqual([]);
  expect(games[0]?.script).toHaveLength(1);
  return games[0]?.script[0] as ScriptLine;
}
