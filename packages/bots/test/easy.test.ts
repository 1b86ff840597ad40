import { formatAnswer, Game, readFile } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { decide, taskOf } from '../src/index.ts';
import { answerTo } from './position.ts';

const ROOMS = `(MR) (EM) (TR) (EM) (25)
  (EM) (FL) (AC) (EM) (MR)
  (VI) (AC) CE   (FL) (EM)
  (EM) (TR) (MR) (EM) (CO)
  (EM) (EM) (DA) (PR) (EM)`;

/** The same rooms but for some; no corner but its own has Room 25. */
const boardWith = (others: Readonly<Record<string, string>>): string => {
  const rows = ROOMS.split('\n').map((row) => row.trim().split(/ +/));
  const isElsewhere = Object.values(others).some((room) => room.includes('25'));
  for (const [cell, room] of Object.entries({ ...(isElsewhere && { e1: '(MR)' }), ...others }))
    rows[Number(cell[1]) - 1]!['abcde'.indexOf(cell[0]!)] = room;
  return `board\n${rows.map((row) => `  ${row.join(' ')}`).join('\n')}`;
};

const at = (cell: string, ...names: readonly string[]): string => names.map((name) => `at ${name} ${cell}`).join('\n');

const FOUR = ['franck', 'jennifer', 'max', 'alice'];
const SIX = [...FOUR, 'emmett', 'kevin'];
const all = (names: readonly string[], program: string): string[] => names.map((name) => `${name}: program ${program}`);

const together = (...lines: readonly string[]): string =>
  ['edition second', 'mode cooperation', `order ${FOUR.join(' ')}`, ...lines].join('\n');

/** Franck, the first to play, is a guard, or Kevin is. */
const suspicious = (guard: 'franck' | 'kevin', ...lines: readonly string[]): string =>
  ['edition second', 'mode suspicion', `order ${SIX.join(' ')}`, `role ${guard} guard`, ...lines].join('\n');

describe('the easy bot as a prisoner', () => {
  it('looks before it moves where it knows nothing', () => {
    expect(answerTo(together(boardWith({})))).toMatch(/^program look move/);
  });

  it('moves at once where it knows the way', () => {
    const known = { c2: 'EM', d2: 'EM', d1: 'EM', e1: '25' };
    expect(answerTo(together(boardWith(known)))).toMatch(/^program move/);
    expect(answerTo(together(boardWith(known)), ...all(FOUR, 'move look'))).toBe('move c2');
  });

  it.each(['cooperation', 'suspicion'])('takes its clue where nobody has spoken of the room, in %s', (mode) => {
    const position = ['edition ultimate', `mode ${mode}`, `order ${FOUR.join(' ')}`, 'seed clues'].join('\n');
    const first = answerTo(position);
    const [, cell] = first.split(' ');
    const next = answerTo(position, `franck: ${first}`, `franck: signal ${cell} green`);
    expect(next).toMatch(/^clue [a-e][1-5]$/);
    expect(next).not.toBe(first);
  });

  it('enters no room that it knows to be mortal', () => {
    const position = together(boardWith({ c2: '(MR)', b3: 'DA', d3: 'DA', c4: 'DA' }), 'knows franck c2');
    expect(answerTo(position, ...all(FOUR, 'move look'))).not.toBe('move c2');
  });

  it('believes what it is told', () => {
    const position = together(boardWith({ c2: '(EM)', b3: 'DA', d3: 'DA', c4: 'DA' }), 'knows alice c2');
    const lines = (colour: string): string[] => [`alice: signal c2 ${colour}`, ...all(FOUR, 'move look')];
    expect(answerTo(position, ...lines('red'))).not.toBe('move c2');
    expect(answerTo(position, ...lines('blue'))).toBe('move c2');
  });

  it('tells the others what it has seen', () => {
    const { games } = readFile(`${together(boardWith({ c2: '(MR)' }), 'knows franck c2')}\n`);
    const game = Game.setUp(games[0]!.sheet) as Game;
    expect(formatAnswer(decide(taskOf(game, 0, { log: [], level: 'easy', seed: '0' }), { steps: 1 }).command!)).toBe(
      'signal c2 red',
    );
  });

  it('leaves a trap at once', () => {
    expect(answerTo(together(boardWith({ b2: 'TR', b1: 'EM' }), at('b2', 'franck')))).toMatch(/^program move/);
  });

  it('lets everybody out when all are in Room 25', () => {
    const position = together(boardWith({ a1: '25' }), at('a1', ...FOUR));
    expect(answerTo(position)).toMatch(/^program control/);
    expect(['control 1 left', 'control a up']).toContain(answerTo(position, ...all(FOUR, 'control look')));
  });

  it('brings Room 25 to an edge when all are in it', () => {
    const position = together(boardWith({ c2: '25' }), at('c2', ...FOUR));
    expect(answerTo(position)).toMatch(/^program control/);
    expect(['control 2 left', 'control 2 right']).toContain(answerTo(position, ...all(FOUR, 'control look')));
  });

  it('waits in Room 25 for those who are still far', () => {
    const position = together(boardWith({ a1: '25' }), at('a1', 'franck', 'jennifer', 'max'), at('e5', 'alice'));
    expect(answerTo(position)).not.toMatch(/control|move/);
  });

  it('is out before the time is, when the last one comes in with the last turn', () => {
    const near = together(
      'turnsLeft 1',
      boardWith({ a1: '25', b1: 'EM' }),
      at('a1', 'franck', 'jennifer', 'max'),
      at('b1', 'alice'),
    );
    const programs: string[] = [];
    for (const name of FOUR) programs.push(`${name}: ${answerTo(near, ...programs)}`);
    expect(programs.at(-1)).toMatch(/^alice: program move/);
    expect(programs.filter((program) => /program \w+ control/.test(program))).not.toEqual([]);
  });

  it('pushes no friend into a mortal room', () => {
    const rooms = boardWith({ d2: 'EM', d1: 'MR', c2: 'EM', e2: 'EM', d3: 'EM' });
    const position = suspicious('kevin', rooms, at('d2', 'franck', 'max'));
    expect(answerTo(position, ...all(SIX, 'push look'))).not.toBe('push max d1');
  });
});

describe('the easy bot as a guard', () => {
  const rooms = boardWith({ d2: 'EM', d1: 'MR', c2: 'EM', e2: 'EM', d3: 'EM' });
  const alone = suspicious('franck', rooms, at('d2', 'franck', 'max'));
  const others = SIX.filter((name) => name !== 'franck');

  it('pushes into a mortal room whom it is alone with, once it is known', () => {
    expect(answerTo(`${alone}\nshown franck`, ...all(others, 'move look'))).toBe('push max d1');
  });

  it('does what a prisoner would do, as long as it is not and has not thought', () => {
    expect(answerTo(alone, ...all(SIX, 'push look'))).not.toBe('push max d1');
  });
});
