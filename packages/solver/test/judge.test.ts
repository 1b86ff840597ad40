import { formatCommand, type Game, readFile, runScript } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { Chase, type Judgement, judge } from '../src/index.ts';
import { gameOf } from './positions.ts';

const LIMIT = 200_000;

/** Franck is in Room 25, Jennifer beside it. */
const position = ({ under = 'EM', turns = 1 }): string => `edition second
mode cooperation
order franck jennifer
board
  EM EM EM ${under} 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at franck e1
at jennifer d1
turnsLeft ${turns}
`;

describe('everyone out', () => {
  it('has one plan if the one who comes has a single action', () => {
    const judged = judge('out', gameOf(position({ under: 'CL' })), LIMIT);
    expect(judged).toMatchObject({ steps: 2 });
    expect((judged as Judgement).solution.map(formatCommand)).toEqual([
      'franck: program control',
      'jennifer: program move',
      'franck: wait',
      'jennifer: move e1',
      expect.stringMatching(/^franck: control/),
    ]);
  });

  it('has several if both could slide it', () => {
    expect(judge('out', gameOf(position({})), LIMIT)).toBe('there are several plans');
  });

  it('is no puzzle for two turns if one is enough', () => {
    expect(judge('out', gameOf(position({ under: 'CL', turns: 2 })), LIMIT)).toBe('it takes fewer turns');
  });

  it('is none if somebody is too far away', () => {
    const far = position({}).replace('at jennifer d1', 'at jennifer a5');
    expect(judge('out', gameOf(far), LIMIT)).toBe('there is no way out');
  });
});

describe('who can be saved', () => {
  const inSuspicion = (text: string): string => text.replace('mode cooperation', 'mode suspicion');

  it('is the one in the room if the other is too far away', () => {
    const text = inSuspicion(position({})).replace('at jennifer d1', 'at jennifer a5');
    expect(judge('save', gameOf(text), LIMIT)).toMatchObject({ steps: 1 });
  });

  it('is no puzzle if both can be', () => {
    expect(judge('save', gameOf(inSuspicion(position({}))), LIMIT)).toBe('everyone can be saved');
  });

  it('is nobody if all are too far away', () => {
    const text = inSuspicion(position({}))
      .replace('at franck e1', 'at franck b4')
      .replace('at jennifer d1', 'at jennifer a5');
    expect(judge('save', gameOf(text), LIMIT)).toBe('nobody can be saved');
  });
});

describe('stop them', () => {
  /** Max, a guard whom all know, has his second slot; Franck will slide Room 25 off. */
  const chased = (at: string): Game => {
    const text = `edition second
mode suspicion
order max franck jennifer
board
  EM EM EM EM 25
  EM EM EM EM EM
  EM EM CE EM EM
  EM EM EM EM EM
  EM EM EM EM EM
at max ${at}
at franck e1
at jennifer e1
role max guard
shown max
turnsLeft 1

franck: program control
jennifer: program look
max: wait
franck: wait
`;
    return runScript(readFile(text).games[0]!).game!;
  };
  const MAX = 4;

  it('a guard who is far away cannot', () => {
    const game = chased('a4');
    expect(game.awaited).toEqual([MAX]);
    expect(judge('stop', game, LIMIT)).toBe('they cannot be stopped');
    expect(new Chase(game, MAX).getsOut(game)).toBe(true);
  });

  it('one in the room pushes the one who would slide it, and there are two ways to', () => {
    const game = chased('e1');
    expect(new Chase(game, MAX).stops(game).map(formatCommand)).toEqual(['max: push franck d1', 'max: push franck e2']);
    expect(judge('stop', game, LIMIT)).toBe('there is more than one way');
  });

  it('the prisoners take the way that there is', () => {
    const game = chased('a4');
    const chase = new Chase(game, MAX);
    game.apply(game.answers(MAX)[0]!);
    while (!game.outcome) {
      const who = game.awaited[0]!;
      game.apply(chase.answer(game, who));
    }
    expect(game.outcome.result).toBe('prisoners');
  });
});
