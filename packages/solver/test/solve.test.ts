import { CHARACTERS, formatCommand, type Game } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { barTo, solve } from '../src/index.ts';
import { earliestWayOut, momentOf } from './brute-force.ts';
import { gameOf, randomPosition } from './positions.ts';

const HEADER = 'edition second\nmode cooperation\n';

const inWords = (game: Game, wish: Parameters<typeof solve>[1]): string[] => {
  const answer = solve(game, wish);
  return answer.kind === 'out' ? answer.commands.map((code) => formatCommand(code)) : [answer.kind];
};

describe('the shortest way out', () => {
  it('is one slide for somebody who stands in Room 25 at the edge', () => {
    const game = gameOf(`${HEADER}order franck
board
  EM EM EM EM 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at franck e1
`);
    expect(inWords(game, { turns: 1 })).toEqual(['franck: program control', 'franck: control 1 right']);
  });

  it('waits for the one who comes last in the round', () => {
    const game = gameOf(`${HEADER}order franck jennifer
board
  EM EM EM EM 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at franck e1
at jennifer d1
`);
    expect(inWords(game, { turns: 1 })).toEqual([
      'franck: program control',
      'jennifer: program move',
      'franck: wait',
      'jennifer: move e1',
      'franck: control 1 right',
    ]);
  });

  it('takes two turns where a Cold room leaves a single action', () => {
    const game = gameOf(`${HEADER}order franck
board
  EM EM EM CL 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at franck d1
`);
    expect(solve(game, { turns: 1 }).kind).toBe('none');
    expect(solve(game, { turns: 2 })).toMatchObject({ kind: 'out', turns: 2 });
  });

  it('commits adrenaline in paranoia where what is drawn is not enough', () => {
    const game = gameOf(`edition ultimate
mode cooperation
order franck jennifer
board
  EM EM EM PA 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
key yes
at franck d1
at jennifer e1
paranoia franck look push
`);
    expect(inWords(game, { turns: 1 })[0]).toBe('franck: program adrenaline');
  });

  it('keeps it where what is drawn is enough', () => {
    const game = gameOf(`edition ultimate
mode cooperation
order franck jennifer
board
  EM EM EM PA 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
key yes
at franck d1
at jennifer e1
paranoia franck move look
`);
    expect(inWords(game, { turns: 1 })[0]).toBe('franck: program none');
  });

  it('there is none for somebody who is dead before they can move on', () => {
    const game = gameOf(`${HEADER}order franck
board
  EM EM EM TR 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at franck b1
turnsLeft 1
`);
    expect(solve(game, { turns: 1 })).toMatchObject({ kind: 'none', turns: 1 });
  });

  it('leaves one behind only if it may', () => {
    const game = gameOf(`edition second
mode suspicion
order franck jennifer max alice
board
  EM EM EM EM 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at franck e1
at jennifer e1
at max e1
at alice a5
turnsLeft 1
`);
    expect(solve(game, { turns: 1 }).kind).toBe('none');
    expect(solve(game, { turns: 1, need: 3 })).toMatchObject({ kind: 'out', saved: bits('franck', 'jennifer', 'max') });
  });

  it('gives up after so many choices, and says how far it got', () => {
    const game = gameOf(FAR_APART);
    expect(solve(game, { turns: 3, limit: 10_000 })).toMatchObject({ kind: 'unknown' });
  });

  it('does not count on chance', () => {
    const game = gameOf(`edition ultimate
mode suspicion
order franck
board
  EM EM EM PA 25
  EM EM EM MR MR
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at franck c1
turnsLeft 2
`);
    const answer = solve(game, { turns: 1 });
    expect(answer.effort.chances).toBeGreaterThan(0);
  });
});

const FAR_APART = `${HEADER}order franck jennifer max alice
board
  EM EM EM EM 25
  EM EM CO EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at franck a5
at jennifer b5
at max a4
at alice c4
`;

const bits = (...names: (typeof CHARACTERS)[number][]): number =>
  names.reduce((party, name) => party | (1 << CHARACTERS.indexOf(name)), 0);

describe('positions that are not solved', () => {
  it.each([
    ['dealt', `${HEADER}order franck jennifer max alice\nseed 1\n`],
    ['anyOrder', FAR_APART.replace('edition second', 'edition prototype').replace('mode cooperation', 'mode solo')],
  ])('%s', (bar, text) => {
    expect(barTo(gameOf(text))).toBe(bar);
  });
});

describe('against every program and every choice', () => {
  const COUNT = Number(process.env.SOLVER_POSITIONS ?? 12);

  it.each(Array.from({ length: COUNT }, (_, number) => number))('position %i', (number) => {
    const text = randomPosition(number);
    const game = gameOf(text);
    const { length } = game.cast;
    // With one to be left behind, the other may have to die for it.
    const need = Math.max(1, length - (number % 5 === 4 ? 1 : 0));
    const answer = solve(game, { turns: 1, need });
    const earliest = earliestWayOut(game, need, 1);
    expect(answer.kind, text).toBe(earliest === Number.POSITIVE_INFINITY ? 'none' : 'out');
    if (answer.kind !== 'out') return;
    const before = game.clone();
    for (const code of answer.commands.slice(0, -1)) expect(before.apply(code)).toBeUndefined();
    expect(momentOf(tableOf(before)), text).toBe(earliest);
  });
});
