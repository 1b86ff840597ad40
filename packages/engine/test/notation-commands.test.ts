import { describe, expect, test } from 'vitest';
import { type Command, command, extras, NONE, unpacked, VERB } from '../src/command.ts';
import { formatAnswer, formatCommand, programOf, readCommand } from '../src/notation/index.ts';
import { CELLS, CHARACTERS, COLOURS } from '../src/words.ts';

const cell = (name: string): number => CELLS.indexOf(name);
const JENNIFER = 3;
const MAX = 4;
const ALICE = 5;

const SPELLINGS: readonly (readonly [string, Command])[] = [
  ['jennifer: clue c2', command(JENNIFER, VERB.clue, cell('c2'))],
  ['jennifer: clue none', command(JENNIFER, VERB.clue)],
  ['max: program look', command(MAX, VERB.program, 0, NONE, extras(false))],
  ['max: program look move adrenaline', command(MAX, VERB.program, 0, 1, extras(true))],
  ['max: program none', command(MAX, VERB.program, NONE, NONE, extras(false))],
  ['max: program adrenaline', command(MAX, VERB.program, NONE, NONE, extras(true))],
  ['max: program push adrenaline', command(MAX, VERB.program, 2, NONE, extras(true))],
  ['kevin: program special=complex look adrenaline', command(1, VERB.program, 4, 0, extras(true, 'complex'))],
  ['kevin: program control special=robot', command(1, VERB.program, 3, 4, extras(false, 'robot'))],
  ['jennifer: look c2', command(JENNIFER, VERB.look, cell('c2'))],
  ['max: look hide c2', command(MAX, VERB.conceal, cell('c2'))],
  ['jennifer: move c2', command(JENNIFER, VERB.move, cell('c2'))],
  ['jennifer: move c2 b2', command(JENNIFER, VERB.move, cell('c2'), cell('b2'))],
  ['jennifer: push max c2', command(JENNIFER, VERB.push, cell('c2'), MAX)],
  ['jennifer: push max alice c2', command(JENNIFER, VERB.push, cell('c2'), MAX, ALICE)],
  ['jennifer: control 4 left', command(JENNIFER, VERB.control, 3, 2)],
  ['jennifer: control e up', command(JENNIFER, VERB.control, 9, 0)],
  ['jennifer: wait', command(JENNIFER, VERB.wait)],
  ['jennifer: special call alice', command(JENNIFER, VERB.call, ALICE)],
  ['alice: special hide', command(ALICE, VERB.hide)],
  ['max: special carry alice c2', command(MAX, VERB.carry, cell('c2'), ALICE)],
  ['emmett: special reactivate c2', command(0, VERB.reactivate, cell('c2'))],
  ['emmett: special lock b2', command(0, VERB.lock, cell('b2'))],
  ['emmett: special lock b2 from d4', command(0, VERB.lock, cell('b2'), cell('d4'))],
  ['kevin: special swap b2 d4', command(1, VERB.swap, cell('b2'), cell('d4'))],
  ['kevin: special order b2 move b3', command(1, VERB.order, cell('b2'), cell('b3'))],
  ['kevin: special order b2 push max b3', command(1, VERB.order, cell('b2'), cell('b3'), MAX)],
  ['sarah: special sabotage room', command(6, VERB.sabotageRoom)],
  ['sarah: special sabotage robot', command(6, VERB.sabotageRobot)],
  ['franck: special recover', command(2, VERB.recover)],
  ['franck: choose c2', command(2, VERB.chooseCell, cell('c2'))],
  ['franck: choose a1 b2', command(2, VERB.chooseCells, cell('a1'), cell('b2'))],
  ['franck: choose 4 left', command(2, VERB.chooseLine, 3, 2)],
  ['franck: choose a down', command(2, VERB.chooseLine, 5, 1)],
  ['franck: choose max', command(2, VERB.chooseCharacter, MAX)],
  ['franck: choose order b2 move b1', command(2, VERB.chooseOrder, cell('b2'), cell('b1'))],
  ['franck: choose order b2 push max b1', command(2, VERB.chooseOrder, cell('b2'), cell('b1'), MAX)],
  ['alice: choose yes', command(ALICE, VERB.chooseYes)],
  ['alice: choose no', command(ALICE, VERB.chooseNo)],
  ['alice: choose none', command(ALICE, VERB.chooseNone)],
  ['alice: choose -', command(ALICE, VERB.chooseAxis, 0)],
  ['alice: choose /', command(ALICE, VERB.chooseAxis, 1)],
  ['bruce: reveal', command(7, VERB.reveal)],
  ['bruce: remind c2', command(7, VERB.remind, cell('c2'))],
  ['bruce: signal a1 red', command(7, VERB.signal, cell('a1'), 3)],
  ['max: say suspect alice', command(4, VERB.say, 0, NONE, 5)],
  ['max: say trust emmett', command(4, VERB.say, 1, NONE, 0)],
  ['max: say come c2', command(4, VERB.say, 2, cell('c2'))],
  ['max: say avoid e5', command(4, VERB.say, 3, cell('e5'))],
  ['max: say wait', command(4, VERB.say, 4)],
  ['max: say yes alice', command(4, VERB.say, 5, NONE, 5)],
  ['max: say no alice', command(4, VERB.say, 6, NONE, 5)],
];

describe('A command in words', () => {
  test.each(SPELLINGS)('%s: its arguments are the words of its line', (text, code) => {
    const { verb: _, ...said } = unpacked(code);
    for (const word of Object.values(said)) expect(text.split(/[ :=]+/)).toContain(word);
  });

  test('names its arguments, and leaves out what is not said', () => {
    const push = command(JENNIFER, VERB.push, cell('c2'), MAX);
    expect(unpacked(push)).toEqual({ verb: 'push', who: 'jennifer', cell: 'c2', whom: 'max' });
    const both = command(JENNIFER, VERB.push, cell('c2'), MAX, ALICE);
    expect(unpacked(both)).toEqual({ verb: 'push', who: 'jennifer', cell: 'c2', whom: 'max', also: 'alice' });
    const order = command(1, VERB.order, cell('b2'), cell('b3'));
    expect(unpacked(order)).toEqual({ verb: 'order', who: 'kevin', robot: 'b2', cell: 'b3' });
    expect(unpacked(command(JENNIFER, VERB.clue))).toEqual({ verb: 'clue', who: 'jennifer' });
  });
});

describe('commands', () => {
  test.each(SPELLINGS)('%s', (text, code) => {
    expect(readCommand(text)).toBe(code);
    expect(formatCommand(code)).toBe(text);
    expect(text.endsWith(`: ${formatAnswer(code)}`)).toBe(true);
  });

  test('every well-formed command has one spelling, which reads as that command', () => {
    const texts = new Set<string>();
    const codes = wellFormed();
    codes.forEach((code, index) => {
      const own = programOf(index % CHARACTERS.length, code);
      const text = formatCommand(own);
      if (readCommand(text) !== own) expect(readCommand(text), text).toBe(own);
      texts.add(formatAnswer(code));
    });
    expect(texts.size).toBe(codes.length);
  });

  test('swapped cells are put into board order', () => {
    expect(readCommand('kevin: special swap d4 b2')).toBe(readCommand('kevin: special swap b2 d4'));
    expect(readCommand('kevin: choose a2 e1')).toBe(readCommand('kevin: choose e1 a2'));
    expect(formatAnswer(command(0, VERB.chooseCells, 7, 3))).toBe('choose d1 c2');
  });

  test('blanks, tabs and a comment do not matter', () => {
    expect(readCommand('\t max :move   c2 \t# there')).toBe(readCommand('max: move c2'));
  });

  test('what is no command is a bug of the writer', () => {
    expect(() => formatCommand(command(0, VERB.look))).toThrow(RangeError);
    expect(() => formatCommand(command(0, VERB.look, 25))).toThrow(RangeError);
    expect(() => formatCommand(command(0, VERB.wait, 3))).toThrow(RangeError);
    expect(() => formatCommand(command(0, VERB.program, 0, NONE, extras(false, 'robot')))).toThrow(RangeError);
    expect(() => formatCommand(command(0, VERB.program, NONE, 1, extras(false)))).toThrow(RangeError);
    expect(() => formatCommand(command(0, 31))).toThrow(RangeError);
  });
});

describe('what is wrong with a command', () => {
  test.each([
    ['jenifer: move c2', 1, "unknown character 'jenifer'; did you mean jennifer?"],
    ['Max: wait', 1, "unknown character 'Max'; did you mean max?"],
    ['bob: wait', 1, "unknown character 'bob'; expected emmett, kevin, franck, jennifer, max, alice, sarah or bruce"],
    ['max wait', 5, "expected ':', found 'wait'"],
    ['', 1, 'expected a character, found the end of the line'],
    ['max:', 5, /^expected clue, program, look.* or say, found the end of the line$/],
    ['max: mvoe c2', 6, /found 'mvoe'; did you mean move\?$/],
    ['max: move c9', 11, "expected a cell (a1 to e5), found 'c9'"],
    ['max: move c2 c3 c4', 17, "expected the end of the line, found 'c4'"],
    ['max: wait;', 10, "expected the end of the line, found ';'"],
    ['max: control 1 up', 16, "expected left or right, found 'up'"],
    ['max: choose a left', 15, "expected up or down, found 'left'"],
    ['max: control f up', 14, "expected a line (1 to 5 or a to e), found 'f'"],
    ['max: signal a1 rde', 16, "unknown colour 'rde'; did you mean red?"],
    ['max: special sabotage rom', 23, "expected room or robot, found 'rom'; did you mean room?"],
    ['max: program', 13, 'expected an action, found the end of the line'],
    ['max: program lok', 14, "unknown action 'lok'; did you mean look?"],
    [
      'max: program look mov',
      19,
      /^expected an action, adrenaline or the end of the line, found 'mov'; did you mean move\?$/,
    ],
    ['max: program none adrenaline', 19, "expected the end of the line, found 'adrenaline'"],
    ['max: program look adrenaline move', 30, "expected the end of the line, found 'move'"],
    ['max: program look=robot', 18, /^expected an action, adrenaline or the end of the line, found '='$/],
    ['kevin: program special=rbot', 24, "expected complex or robot, found 'rbot'; did you mean robot?"],
    ['kevin: program special=robot special=robot', 38, "expected only one hack, found 'robot'"],
  ])('%s', (text, column, message) => {
    expect(readCommand(text)).toEqual({ line: 1, column, message: asMatcher(message) });
  });

  test('text that no line has', () => {
    expect(readCommand('max: wait\u0000')).toEqual({
      line: 1,
      column: 10,
      message: 'expected text in UTF-8, found a byte that is not text',
    });
    expect(readCommand(`max: ${'w'.repeat(100)}`)).toMatchObject({ message: expect.stringMatching(/found 'w{30}…'$/) });
    expect(readCommand(`max: ${'w'.repeat(10_000)}`)).toEqual({
      line: 1,
      column: 10_001,
      message: 'expected at most 10000 characters in a line, found more',
    });
  });

  test('places count from where the text stands', () => {
    expect(readCommand('max: wiat', { line: 7, column: 3 })).toMatchObject({ line: 7, column: 8 });
  });
});

function asMatcher(message: string | RegExp): unknown {
  return typeof message === 'string' ? message : expect.stringMatching(message);
}

/** Every well-formed command of Emmett. */
function wellFormed(): Command[] {
  const codes: Command[] = [];
  const add = (verb: number, a = NONE, b = NONE, c = NONE): void => void codes.push(command(0, verb, a, b, c));
  const cells = CELLS.map((_, index) => index);
  const who = CHARACTERS.map((_, index) => index);
  const { program, clue, move, push, lock, signal } = VERB;
  for (const first of [0, 1, 2, 3, 4]) {
    for (const second of [NONE, 0, 1, 2, 3, 4]) {
      for (const hack of first === 4 || second === 4 ? ([undefined, 'complex', 'robot'] as const) : [undefined]) {
        for (const adrenaline of [false, true]) add(program, first, second, extras(adrenaline, hack));
      }
    }
  }
  for (const verb of [VERB.wait, VERB.hide, VERB.sabotageRoom, VERB.sabotageRobot, VERB.recover]) add(verb);
  for (const verb of [VERB.chooseYes, VERB.chooseNo, VERB.chooseNone, VERB.reveal]) add(verb);
  for (const axis of [0, 1]) add(VERB.chooseAxis, axis);
  for (const verb of [VERB.call, VERB.chooseCharacter]) for (const whom of who) add(verb, whom);
  for (const verb of [VERB.control, VERB.chooseLine]) {
    for (let line = 0; line < 10; line += 1) for (const way of line < 5 ? [2, 3] : [0, 1]) add(verb, line, way);
  }
  add(clue);
  for (const a of cells) {
    for (const verb of [clue, VERB.look, VERB.conceal, VERB.reactivate, VERB.chooseCell, VERB.remind]) add(verb, a);
    for (const b of [NONE, ...cells]) for (const verb of [move, lock]) add(verb, a, b);
    for (const b of cells.filter((other) => other >= a))
      for (const verb of [VERB.swap, VERB.chooseCells]) add(verb, a, b);
    for (const b of cells)
      for (const c of [NONE, ...who]) for (const verb of [VERB.order, VERB.chooseOrder]) add(verb, a, b, c);
    for (const b of who) for (const c of [NONE, ...who]) add(push, a, b, c);
    for (const b of who) add(VERB.carry, a, b);
    for (const [b] of COLOURS.entries()) add(signal, a, b);
    for (const advice of [2, 3]) add(VERB.say, advice, a);
  }
  for (const saying of [0, 1, 5, 6]) for (const whom of who) add(VERB.say, saying, NONE, whom);
  add(VERB.say, 4);
  return codes;
}
