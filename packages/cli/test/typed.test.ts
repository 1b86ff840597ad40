import { CHARACTERS, type Command, formatCommand, readCommand } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { readTyped } from '../src/play/typed.ts';

const commands = (...texts: readonly string[]): Command[] => texts.map((text) => readCommand(text) as Command);
const max = CHARACTERS.indexOf('max');

const programs = commands('max: program move', 'max: program move look', 'max: program look', 'alice: program move');
const moves = commands('max: move c2', 'max: move b3', 'max: wait', 'max: remind b3', 'max: reveal');
const kevin = CHARACTERS.indexOf('kevin');
const hacks = commands('kevin: program move special=complex', 'kevin: program move special=robot');
const specials = commands('max: special carry alice c2', 'max: special carry alice b3');
const lines = commands('max: choose 1 left', 'max: choose 1 right', 'max: choose a up');

describe('a typed line', () => {
  it.each([
    ['program move look', programs, 'max: program move look'],
    ['m l', programs, 'max: program move look'],
    ['M', programs, 'max: program move'],
    ['alice: m', programs, 'alice: program move'],
    ['alice m', programs, 'alice: program move'],
    ['move  c2', moves, 'max: move c2'],
    ['m b', moves, 'max: move b3'],
    ['w', moves, 'max: wait'],
    ['rem b3', moves, 'max: remind b3'],
    ['1 l', lines, 'max: choose 1 left'],
    ['choose a', lines, 'max: choose a up'],
    ['m e5', moves, 'max: move e5'],
    ['s c alice b3', specials, 'max: special carry alice b3'],
    ['carry alice c2', specials, 'max: special carry alice c2'],
  ])('%s', (line, legal, meant) => {
    const typed = readTyped(line, legal, max);
    expect(typed.kind === 'command' ? formatCommand(typed.command) : typed).toBe(meant);
  });

  it('says which hack in a letter', () => {
    expect(readTyped('m s=r', hacks, kevin)).toEqual({ kind: 'command', command: hacks[1] });
    expect(readTyped('m s', hacks, kevin)).toEqual({ kind: 'unclear', commands: hacks });
  });

  it('that could mean several things is asked about', () => {
    expect(readTyped('m', moves, max)).toEqual({ kind: 'unclear', commands: moves.slice(0, 2) });
  });

  it('shows a role only when it is typed in full', () => {
    expect(readTyped('rev', moves, max).kind).toBe('unreadable');
    expect(readTyped('reveal', moves, max)).toEqual({ kind: 'command', command: moves.at(-1) });
  });

  it('that means nothing says so', () => {
    expect(readTyped('fly away', moves, max)).toMatchObject({ kind: 'unreadable', message: /'fly'/ });
  });
});
