import { CHARACTERS, type Command, formatAnswer, readCommand } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { Menu } from '../src/play/menu.ts';
import { PLAY_WORDS } from '../src/play/words/index.ts';

const kevin = CHARACTERS.indexOf('kevin');
const programs = ['look', 'look special=complex', 'look special=robot']
  .flatMap((program) => [program, `${program} adrenaline`])
  .map((program) => readCommand(`kevin: program ${program}`) as Command);
const menu = new Menu(programs);
const picked = (line: string): string | undefined => {
  const command = menu.pick(line);
  return command === undefined ? undefined : formatAnswer(command);
};

describe('the list of programs', () => {
  it('has each once, and says what can be added', () => {
    const text = menu.format(kevin, PLAY_WORDS.en);
    expect(text).toMatch(/^ 1 program look +2 program look special=complex\n/);
    expect(text).toMatch(/special=robot/);
    expect(text).toMatch(/'adrenaline'/);
  });

  it.each([
    ['1', 'program look'],
    ['1 a', 'program look adrenaline'],
    ['2', 'program look special=complex'],
    ['2 robot', 'program look special=robot'],
    ['2 r adrenaline', 'program look special=robot adrenaline'],
    ['1 robot', 'program look'],
    ['3', undefined],
    ['1 soon', undefined],
  ])('%s', (line, meant) => {
    expect(picked(line)).toBe(meant);
  });
});
