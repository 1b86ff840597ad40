import { describe, expect, test } from 'vitest';
import { formatSheet, type MacCard, PLAIN_CARDS, readFile, type Square } from '../src/notation/index.ts';
import { newSheet } from '../src/setup/new-game.ts';
import { OPTIONS, type Sheet } from '../src/sheet.ts';
import { ACTIONS, AXES, CELLS, CENTRE, CHARACTERS, EDITIONS, LINES, MODES, ROLES, ROOM_CODES } from '../src/words.ts';
import { Chance } from './notation-random.ts';

const cell = (name: string): number => CELLS.indexOf(name);
const BASE = 'edition ultimate\nmode suspicion\norder max alice sarah bruce\n';
const ROWS = [
  '(EM) (EM) (EM) (EM) (EM)',
  '(EM) (VX) PI- (PI/) PI',
  '(EM) SH CE FL (EM)',
  'EM EM EM EM EM',
  '(TR) EM EM EM (25)',
];
const BOARD = `board\n${ROWS.map((row) => `  ${row}\n`).join('')}`;

const LINES_OF_HEADER: readonly (readonly [string, Partial<Sheet>])[] = [
  [
    'seats max+alice sarah+bruce',
    {
      seats: [
        ['max', 'alice'],
        ['sarah', 'bruce'],
      ],
    },
  ],
  ['sides max+sarah alice bruce', { sides: [['max', 'sarah'], ['alice'], ['bruce']] }],
  ['wish 2 alice\nbegins 3', { wishes: [[], ['alice']], begins: 2 }],
  ['wish 1 max+alice\nwish 4 sarah', { wishes: [['max', 'alice'], [], [], ['sarah']] }],
  ['composition suspicion-1', { composition: 'suspicion-1' }],
  ['composition full-x EM=5 DA=2', { composition: { shape: 'full-x', chosen: { EM: 5, DA: 2 } } }],
  ['composition EM=8 25=1 TR=0', { composition: { EM: 8, '25': 1, TR: 0 } }],
  ['seed 0', { seed: '0' }],
  ['seed  two words: "max", x=1;   !? ', { seed: 'two words: "max", x=1;   !?' }],
  ['at max c2', { at: { max: { cell: cell('c2') } } }],
  ['at max c2 entered 0\nat bruce a1', { at: { max: { cell: cell('c2'), entered: 0 }, bruce: { cell: 0 } } }],
  ['role max guard\nrole alice prisoner', { role: { max: 'guard', alice: 'prisoner' } }],
  ['dead max alice', { dead: ['max', 'alice'] }],
  ['shown bruce', { shown: ['bruce'] }],
  ['turnsLeft 4', { turnsLeft: 4 }],
  ['moved 1 left\nmoved a up', { moved: { '1': 'left', a: 'up' } }],
  ['knows max c2\nknows max c4\nknows alice c2', { knows: { max: [cell('c2'), cell('c4')], alice: [cell('c2')] } }],
  ['reminder max c2\nreminder alice c2', { reminder: { max: cell('c2'), alice: cell('c2') } }],
  ['robot c2\nrobot c2\nrobot a1', { robots: [cell('c2'), cell('c2'), 0] }],
  ['locked c2\nlocked a1', { locked: [cell('c2'), 0] }],
  ['closed c2', { closed: [cell('c2')] }],
  ['key yes\nalarm yes', { key: true, alarm: true }],
  ['adrenaline none max sarah', { noAdrenaline: ['max', 'sarah'] }],
  ['punished max look\npunished max control', { punished: { max: ['look', 'control'] } }],
  ['pile max look special', { pile: { max: ['look', 'special'] } }],
  ['paranoia max move', { paranoia: { max: ['move'] } }],
  ['hiding alice\nhiding bruce', { hiding: ['alice', 'bruce'] }],
  ['supply sarah 1\nsupply bruce 0', { supply: { sarah: 1, bruce: 0 } }],
  ...Object.entries(OPTIONS).flatMap(([name, values]) =>
    values.map((value) => [`option ${name} ${value}`, { options: { [name]: value } }] as const),
  ),
  [
    'mac move 1 left, move a up x2, move 5 right again, punish look max alice, disabled green, punish special franck jennifer',
    {
      mac: [
        { kind: 'move', line: '1', direction: 'left' },
        { kind: 'move', line: 'a', direction: 'up', symbol: 'x2' },
        { kind: 'move', line: '5', direction: 'right', symbol: 'again' },
        { kind: 'punish', action: 'look', names: ['max', 'alice'] },
        { kind: 'disabled', colour: 'green' },
        { kind: 'punish', action: 'special', names: ['franck', 'jennifer'] },
      ],
    },
  ],
  [`mac ${PLAIN_CARDS.join(', ')}`, { mac: PLAIN_CARDS.map((kind) => ({ kind })) }],
];

describe('header lines', () => {
  test.each(EDITIONS)('edition %s', (edition) => {
    expect(sheetOf(`mode team\norder max\nedition ${edition}`)).toEqual({ edition, mode: 'team', order: ['max'] });
  });

  test.each(MODES)('mode %s', (mode) => {
    expect(sheetOf(`edition first\norder max\nmode ${mode}`)).toMatchObject({ mode });
  });

  test.each(LINES_OF_HEADER)('%s', (text, properties) => {
    const sheet = {
      edition: 'ultimate',
      mode: 'suspicion',
      order: ['max', 'alice', 'sarah', 'bruce'],
      ...properties,
    } as Sheet;
    expect(sheetOf(BASE + text)).toEqual(sheet);
    expect(sheetOf(formatSheet(sheet))).toEqual(sheet);
  });

  test('board', () => {
    const { board } = sheetOf(`${BASE}${BOARD}seed 1`);
    expect(board).toHaveLength(25);
    expect(board?.[cell('a1')]).toEqual({ room: 'EM', hidden: true });
    expect(board?.[cell('c2')]).toEqual({ room: 'PI', hidden: false, axis: '-' });
    expect(board?.[cell('d2')]).toEqual({ room: 'PI', hidden: true, axis: '/' });
    expect(board?.[cell('e2')]).toEqual({ room: 'PI', hidden: false });
    expect(board?.[cell('e5')]).toEqual({ room: '25', hidden: true });
  });

  test.each(ROOM_CODES.filter((room) => room !== 'CE' && room !== '25'))('room %s', (room) => {
    const text = BOARD.replace('(TR)', room).replace('(VX)', `(${room})`);
    expect(sheetOf(BASE + text).board?.[cell('a5')]).toEqual({ room, hidden: false });
    expect(sheetOf(BASE + text).board?.[cell('b2')]).toEqual({ room, hidden: true });
  });

  test('every line knows where it stood', () => {
    const text = `${BASE}${BOARD}  knows max c2\nmoved a up\noption guards 1\nlocked a1`;
    const [game] = readFile(text).games;
    const where = game?.where;
    expect(where?.get('mode')).toEqual({ line: 2, column: 1 });
    expect(where?.get('board b2')).toEqual({ line: 6, column: 8 });
    expect(where?.get('knows max c2')).toEqual({ line: 10, column: 3 });
    expect(where?.get('moved a')).toEqual({ line: 11, column: 1 });
    expect(where?.get('option guards')).toEqual({ line: 12, column: 1 });
    expect(where?.get('locked a1')).toEqual({ line: 13, column: 1 });
  });

  test('what cannot stand in a seed cannot be written', () => {
    for (const seed of ['', ' a', 'a#b', 'a\nb', 'a\u0000', 'a'.repeat(10_000)]) {
      expect(() => formatSheet({ edition: 'first', mode: 'team', order: ['max'], seed })).toThrow(RangeError);
    }
  });
});

describe('what is wrong with a header', () => {
  test.each([
    ['editon first', 4, 1, "unknown header line 'editon'; did you mean edition?"],
    ['colour red', 4, 1, /^unknown header line 'colour'; expected one of edition, mode/],
    ['constructor x', 4, 1, /^unknown header line 'constructor'/],
    ['mode team', 4, 1, "'mode' was given already, on line 2"],
    ['at max a1\nseed 1\nat max b2', 6, 1, "'at max' was given already, on line 4"],
    ['knows max a1\nknows max a1', 5, 1, "'knows max a1' was given already, on line 4"],
    ['reminder max a1\nreminder max b1', 5, 1, "'reminder max' was given already, on line 4"],
    ['locked a1\nlocked a1', 5, 1, "'locked a1' was given already, on line 4"],
    ['moved 1 left\nmoved 1 right', 5, 1, "'moved 1' was given already, on line 4"],
    ['option guards 1\noption guards 2', 5, 1, "'option guards' was given already, on line 4"],
    ['dead max max', 4, 10, 'max is named twice'],
    ['pile max look look', 4, 15, 'look is named twice'],
    ['seats max+max', 4, 11, 'max is named twice'],
    ['composition EM=8 EM=2', 4, 18, 'EM is named twice'],
    ['players 4', 4, 1, "'players' draws who plays whom; 'order' says it already"],
    ['begins 0', 4, 8, "expected a seat (1 to 8), found '0'"],
    ['begins 9', 4, 8, "expected a seat (1 to 8), found '9'"],
    ['begins max', 4, 8, "expected a seat (1 to 8), found 'max'"],
    ['wish 0 max', 4, 6, "expected a seat (1 to 8), found '0'"],
    ['wish 1 max+max', 4, 12, 'max is named twice'],
    ['wish 1 max max', 4, 12, "expected the end of the line, found 'max'"],
    ['wish 1 mux', 4, 8, "unknown character 'mux'; did you mean max?"],
    ['wish 1 max\nwish 1 alice', 5, 1, "'wish 1' was given already, on line 4"],
    ['wish 1 kevin', 4, 8, 'kevin is not in order'],
    ['at kevin c2', 4, 4, 'kevin is not in order'],
    ['seats max+kevin', 4, 11, 'kevin is not in order'],
    ['dead max\nadrenaline none max kevin', 5, 21, 'kevin is not in order'],
    ['at max c2 entered', 4, 18, 'expected a number, found the end of the line'],
    ['at max c2 entred 1', 4, 11, "expected entered or the end of the line, found 'entred'; did you mean entered?"],
    ['at max', 4, 7, 'expected a cell (a1 to e5), found the end of the line'],
    ['role max gard', 4, 10, "unknown role 'gard'; did you mean guard?"],
    ['turnsLeft -1', 4, 11, "expected a number, found '-1'"],
    ['turnsLeft 99999', 4, 11, "expected a number, found '99999'"],
    ['turnsLeft 4 5', 4, 13, "expected the end of the line, found '5'"],
    ['moved 1 up', 4, 9, "expected left or right, found 'up'"],
    ['key no', 4, 5, "expected yes, found 'no'"],
    ['adrenaline max', 4, 12, "expected none, found 'max'"],
    ['option gards 1', 4, 8, /found 'gards'; did you mean guards\?$/],
    ['option guards 3', 4, 15, "expected 1 or 2, found '3'"],
    ['seed', 4, 5, 'expected the text of the seed, found the end of the line'],
    ['composition', 4, 12, /^expected the name of a composition, .* found the end of the line$/],
    ['composition full EM=8 EM=2', 4, 23, 'EM is named twice'],
    ['composition full EM', 4, 20, "expected '=', found the end of the line"],
    ['composition full 8', 4, 18, "unknown room '8'; expected CE, 25, EM"],
    ['composition EM=', 4, 16, 'expected a number, found the end of the line'],
    ['composition EM=8 XX=2', 4, 18, "unknown room 'XX'; expected CE, 25, EM"],
    ['mac', 4, 4, /^expected move, punish, .* found the end of the line$/],
    ['mac bomb,', 4, 10, /^expected move, punish, .* found the end of the line$/],
    ['mac bomb robot', 4, 10, "expected the end of the line, found 'robot'"],
    ['mac move 1 left x3', 4, 17, /^expected x2 or again.*, found 'x3'/],
    ['mac punish look', 4, 16, 'expected a character, found the end of the line'],
    ['mac rewnd', 4, 5, /did you mean rewind\?$/],
  ])('%s', (text, line, column, message) => {
    const { games, errors } = readFile(BASE + text);
    expect(games).toEqual([]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ line, column });
    expect(errors[0]?.message).toMatch(message);
  });

  test.each([
    ['mode team\norder max', 'edition'],
    ['edition first\norder max', 'mode'],
    ['edition first\nmode team', 'order'],
    ['seed 1', 'edition, mode, order'],
  ])('%j lacks something', (text, missing) => {
    expect(readFile(`== GAME\n${text}`).errors).toEqual([
      { line: 2, column: 1, message: `expected header lines for ${missing}, found none` },
    ]);
  });

  test.each([
    ['players 3', 4, 'second suspicion is for 4, 5, 6 players, not 3'],
    ['players 4\nwish 1 sarah', 5, 'second has no sarah'],
    ['players 4\nwish 1 max\nwish 2 max', 6, 'max is taken already'],
    ['players 4\nwish 3 max+alice', 5, '2 characters are chosen; each player has 1'],
    ['players 4\nwish 5 max', 5, 'there is no seat 5'],
    ['players 4\nbegins 5', 5, 'there is no seat 5'],
    ['players 4\nseats max alice', 5, "'seats' says who plays whom; with 'players' it is drawn"],
  ])('%j cannot be drawn', (text, line, message) => {
    const { games, errors } = readFile(`edition second\nmode suspicion\nseed 1\n${text}`);
    expect(games).toEqual([]);
    expect(errors).toEqual([{ line, column: 1, message }]);
  });

  test.each([0, 1, 4, 9999])('a mode that the edition lacks is not drawn for %j players', (players) => {
    const { games, errors } = readFile(`edition prototype\nmode team\nplayers ${players}`);
    expect(games).toEqual([]);
    expect(errors).toEqual([{ line: 2, column: 1, message: 'the edition prototype has no mode team' }]);
  });

  test('a header with players instead of an order is drawn from the seed, and written with both', () => {
    const text = 'edition second\nmode competition\nplayers 3\nwish 2 max+emmett\nbegins 3\nseed x\n';
    const sheet = sheetOf(text);
    expect(sheet).toEqual(
      newSheet({
        edition: 'second',
        mode: 'competition',
        players: 3,
        seed: 'x',
        wishes: [[], ['max', 'emmett']],
        begins: 2,
      }),
    );
    expect(formatSheet(sheet)).toMatch(/^order .*\nseats .*\nwish 2 max\+emmett\nbegins 3\nseed x$/m);
    expect(sheetOf(formatSheet(sheet))).toEqual(sheet);
    expect(sheetOf(text.replace('seed x\n', '')).order).toEqual(sheetOf(text.replace('seed x', 'seed 0')).order);
  });

  test('a misspelt edition is not also missing', () => {
    expect(readFile('edition frist\nmode team\norder max').errors).toEqual([
      { line: 1, column: 9, message: "unknown edition 'frist'; did you mean first?" },
    ]);
  });

  test.each([
    ['(25)', 'EM', 4, 1, 'expected one Room 25 on the board, found none'],
    ['(TR)', '25', 9, 15, 'expected one Room 25 on the board, found a second one'],
    ['CE', 'EM', 7, 11, 'expected CE at c3, found EM'],
    ['CE', '(CE)', 7, 11, 'expected CE at c3, found (CE)'],
    ['(TR)', 'CE', 9, 3, 'expected CE only at c3, found it at a5'],
    ['(TR)', '', 9, 17, 'expected 5 rooms in row 5 of the board, found the end of the line'],
    ['(TR)', 'TR TR', 9, 18, "expected only 5 rooms in row 5 of the board, found '(25)'"],
    ['(TR)', 'tr', 9, 3, "expected a room, like EM or (EM), found 'tr'; did you mean TR?"],
    ['(TR)', 'TR-', 9, 3, "expected a room, like EM or (EM), found 'TR-'"],
    [`  ${ROWS[4]}\n`, 'seed 4\n', 9, 1, "expected row 5 of the board, found 'seed'"],
    [`  ${ROWS[4]}\n`, '', 4, 1, 'expected row 5 of the board, found the end of the header'],
  ])('a board with %j made %j', (from, to, line, column, message) => {
    const { errors } = readFile(BASE + BOARD.replace(from, to));
    expect(errors.map((error) => error.message)).toEqual([message]);
    expect(errors[0]).toMatchObject({ line, column });
  });
});

test('any sheet can be written and read again', { timeout: 60_000 }, () => {
  const chance = new Chance(25);
  for (let round = 0; round < 1000; round += 1) {
    const sheet = randomSheet(chance);
    const text = formatSheet(sheet);
    const { games, errors } = readFile(text);
    expect(errors, text).toEqual([]);
    expect(games[0]?.sheet, text).toEqual(sheet);
    expect(formatSheet(games[0]?.sheet as Sheet)).toBe(text);
  }
});

function sheetOf(text: string): Sheet {
  const { games, errors } = readFile(text);
  expect(errors).toEqual([]);
  return games[0]?.sheet as Sheet;
}

function randomSheet(chance: Chance): Sheet {
  const order = chance.some(CHARACTERS, 1);
  const cells = CELLS.map((_, index) => index);
  const any = (): number => chance.below(25);
  const table =
    <T>(value: () => T) =>
    (): { [C in (typeof CHARACTERS)[number]]?: T } =>
      chance.table(order, value);
  return {
    edition: chance.one(EDITIONS),
    mode: chance.one(MODES),
    order,
    ...chance.maybe('seats', () => order.map((who) => [who])),
    ...chance.maybe('sides', () => [order]),
    ...chance.maybe('wishes', () => [[], chance.some(order, 1)]),
    ...chance.maybe('begins', () => chance.below(8)),
    ...chance.maybe('board', () => randomBoard(chance)),
    ...chance.maybe('composition', () => {
      const counts = chance.table(ROOM_CODES, () => chance.below(9));
      return chance.one(['beginner', counts, { shape: 'beginner', chosen: counts }]);
    }),
    ...chance.maybe('seed', () => chance.one(['0', 'a b', '== x', ': x', 'mac, max; ?', 'é–日本', '1  2'])),
    ...chance.maybe(
      'at',
      table(() => ({ cell: any(), ...chance.maybe('entered', () => chance.below(5)) })),
    ),
    ...chance.maybe(
      'role',
      table(() => chance.one(ROLES)),
    ),
    ...chance.maybe('dead', () => chance.some(order, 1)),
    ...chance.maybe('shown', () => chance.some(order, 1)),
    ...chance.maybe('turnsLeft', () => chance.below(13)),
    ...chance.maybe('moved', () =>
      chance.table(LINES, (line) => chance.one(line < 'a' ? ['left', 'right'] : ['up', 'down'])),
    ),
    ...chance.maybe(
      'knows',
      table(() => chance.some(cells, 1)),
    ),
    ...chance.maybe('reminder', table(any)),
    ...chance.maybe('robots', () => [any(), any()]),
    ...chance.maybe('locked', () => chance.some(cells, 1)),
    ...chance.maybe('closed', () => chance.some(cells, 1)),
    ...chance.maybe('key', () => true as const),
    ...chance.maybe('alarm', () => true as const),
    ...chance.maybe('noAdrenaline', () => chance.some(order, 1)),
    ...chance.maybe(
      'punished',
      table(() => chance.some(ACTIONS, 1)),
    ),
    ...chance.maybe('mac', () => Array.from({ length: 1 + chance.below(5) }, () => randomCard(chance))),
    ...chance.maybe(
      'pile',
      table(() => chance.some(ACTIONS, 1)),
    ),
    ...chance.maybe(
      'paranoia',
      table(() => chance.some(ACTIONS, 1)),
    ),
    ...chance.maybe('hiding', () => chance.some(order, 1)),
    ...chance.maybe(
      'supply',
      table(() => chance.below(3)),
    ),
    ...chance.maybe('options', () =>
      chance.table(Object.keys(OPTIONS), (name) => chance.one(OPTIONS[name as 'reveal'])),
    ),
  } as Sheet;
}

function randomBoard(chance: Chance): Square[] {
  const rooms = ROOM_CODES.filter((room) => room !== 'CE' && room !== '25');
  const exit = chance.below(CENTRE);
  return CELLS.map((_, index): Square => {
    if (index === CENTRE) return { room: 'CE', hidden: false };
    const hidden = chance.yes();
    if (index === exit) return { room: '25', hidden };
    return chance.below(5) === 0 ? { room: 'PI', hidden, axis: chance.one(AXES) } : { room: chance.one(rooms), hidden };
  });
}

function randomCard(chance: Chance): MacCard {
  return chance.one<() => MacCard>([
    () => ({ kind: 'move', line: '4', direction: 'right', ...chance.maybe('symbol', () => 'x2' as const) }),
    () => ({ kind: 'punish', action: chance.one(ACTIONS), names: chance.some(CHARACTERS, 1) }),
    () => ({ kind: 'disabled', colour: 'red' }),
    () => ({ kind: chance.one(PLAIN_CARDS) }),
  ])();
}
