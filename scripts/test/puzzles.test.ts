import { readFileSync } from 'node:fs';
import { commandFrom } from '@room25/engine';
import { GRADES, readPuzzles } from '@room25/solver';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../puzzles.ts';

const text = readFileSync(new URL('../../packages/web/src/puzzles/puzzles.r25', import.meta.url), 'utf8');
// The cheapest to judge; npm run check judges all.
const puzzle = readPuzzles(text).find(({ kind }) => kind === 'stop')!;

describe('npm run check:puzzles', () => {
  it('finds nothing wrong with a puzzle that is one', () => {
    expect(faultsOf(puzzle)).toEqual([]);
  });

  it('finds another solution than the one that is written down', () => {
    expect(faultsOf({ ...puzzle, solution: [commandFrom(0)] })).toEqual(['another solution is written down']);
  });

  it('finds a wrong grade', () => {
    const grade = GRADES.find((each) => each !== puzzle.grade)!;
    expect(faultsOf({ ...puzzle, grade })).toEqual([`its grade is ${puzzle.grade}, not ${grade}`]);
  });

  it('finds that a puzzle is none', () => {
    expect(faultsOf({ ...puzzle, kind: 'save' })).not.toEqual([]);
  });
});
