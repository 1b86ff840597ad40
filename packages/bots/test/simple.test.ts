import { formatAnswer, Game, readFile } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { decide, taskOf } from '../src/index.ts';
import { answerTo as answerIn } from './position.ts';

const HEADER = `edition second
mode cooperation
order franck jennifer max alice`;

const answerTo = (position: string, ...lines: readonly string[]): string =>
  answerIn(`${HEADER}\n${position}`, ...lines);

const board = (c2: string, others = '(EM)'): string => `board
  (EM) (EM) (EM) (EM) (25)
  (EM) (EM) ${c2} (EM) (EM)
  (EM) ${others} CE   ${others} (EM)
  (EM) (EM) ${others} (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)`;

const EXIT = `board
  25   (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
at franck a1
at jennifer a1
at max a1`;

const ALL_LOOK = ['franck', 'jennifer', 'max', 'alice'].map((name) => `${name}: program look`);

describe('the simple bot', () => {
  it('looks before it moves where it knows nothing', () => {
    expect(answerTo(board('(EM)'))).toBe('program look move');
  });

  it('moves at once where it knows the way', () => {
    expect(answerTo(board('EM'))).toBe('program move look');
  });

  it('enters no room that it knows to be mortal', () => {
    const position = `${board('(MR)', 'DA')}\nknows franck c2`;
    expect(answerTo(position, ...ALL_LOOK.map((line) => line.replace('look', 'move')))).not.toBe('move c2');
  });

  it('believes what it is told', () => {
    const position = `${board('(MR)', 'DA')}\nknows alice c2`;
    const lines = ['alice: signal c2 red', ...ALL_LOOK.map((line) => line.replace('look', 'move'))];
    expect(answerTo(position, ...lines)).not.toBe('move c2');
  });

  it('tells the others what it has seen', () => {
    const { games } = readFile(`${HEADER}\n${board('(MR)')}\nknows franck c2\n`);
    const game = Game.setUp(games[0]!.sheet) as Game;
    expect(formatAnswer(decide(taskOf(game, 0, [], 'easy', '0'), { steps: 1 }).command!)).toBe('signal c2 red');
  });

  it('lets everybody out when all are in Room 25', () => {
    const all = `${EXIT}\nat alice a1`;
    expect(answerTo(all)).toBe('program control look');
    const programs = ALL_LOOK.map((line) => line.replace('look', 'control'));
    expect(['control 1 left', 'control a up']).toContain(answerTo(all, ...programs));
  });

  it('waits in Room 25 for those who are still far', () => {
    expect(answerTo(`${EXIT}\nat alice e5`)).toBe('program look');
  });

  it('keeps Control for round 2 while the last one comes in', () => {
    expect(answerTo(`${EXIT}\nat alice b1`)).toBe('program look control');
  });
});
