import { CELLS, CHARACTERS } from '@room25/engine';
import { LANGUAGES } from '@room25/text';
import { describe, expect, it } from 'vitest';
import { startPuzzle } from '../../src/puzzles/attempt.ts';
import { hintsOf, stillToCome } from '../../src/puzzles/hints.ts';
import { dayOf, PUZZLES, puzzleOf } from '../../src/puzzles/puzzles.ts';
import { shareText } from '../../src/puzzles/share.ts';
import { puzzles as en } from '../../src/words/en/puzzles.ts';
import { puzzles as fr } from '../../src/words/fr/puzzles.ts';
import { puzzles as ru } from '../../src/words/ru/puzzles.ts';

describe('the puzzle of the day', () => {
  it('is the same all day, wherever the clock stands', () => {
    const [morning, night] = [new Date(2026, 10, 15, 0, 1), new Date(2026, 10, 15, 23, 59)];
    expect(dayOf(morning)).toBe(dayOf(night));
    expect(dayOf(new Date(2026, 10, 16, 0, 0))).toBe(dayOf(night) + 1);
  });

  it('each comes once before one comes again', () => {
    const first = dayOf(new Date(2027, 0, 1));
    const days = PUZZLES.map((_, day) => puzzleOf(first + day).id);
    expect(new Set(days).size).toBe(PUZZLES.length);
    expect(puzzleOf(first + PUZZLES.length).id).toBe(days[0]);
  });
});

it.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('%s: every room is known, and shown', (_, puzzle) => {
  const { game } = startPuzzle(puzzle);
  const unknown = game.view.value.board.filter(({ room, known }) => (room ?? known) === undefined);
  expect(unknown.map(({ cell }) => cell)).toEqual([]);
  game.close();
});

describe('what is shared', () => {
  const words = { en, fr, ru };
  const address = 'https://example.org/#/puzzles';

  it.each(LANGUAGES)('tells how it went, in %s', (language) => {
    const day = dayOf(new Date(2026, 10, 15));
    const puzzle = puzzleOf(day);
    const text = shareText(puzzle, { tries: 3, hints: 1, solved: day }, { words: words[language], language, address });
    expect(text).toContain('🟥🟥🟩💡');
    expect(text).toContain(words[language].today);
    expect(text).toContain('2026');
    expect(text.endsWith(`${address}/${puzzle.id}`)).toBe(true);
  });

  it('gives nothing away', () => {
    for (const puzzle of PUZZLES) {
      const text = shareText(puzzle, { tries: 1, hints: 0, solved: 1 }, { words: en, language: 'en', address });
      const said = text
        .replace(`${address}/${puzzle.id}`, '')
        .toLowerCase()
        .split(/[^a-z0-9]+/);
      expect([...CHARACTERS, ...CELLS].filter((word) => said.includes(word))).toEqual([]);
    }
  });

  it('does not grow without end', () => {
    const text = shareText(PUZZLES[0]!, { tries: 500, hints: 2, solved: 1 }, { words: en, language: 'en', address });
    expect(text.length).toBeLessThan(250);
    expect(text).toContain('500 tries');
  });
});

describe('hints', () => {
  it('there is one for each puzzle, and none plays it', () => {
    for (const puzzle of PUZZLES) expect(hintsOf(puzzle).length).toBeGreaterThan(0);
  });

  it('a guard is told what is still to come', () => {
    for (const puzzle of PUZZLES.filter(({ kind }) => kind === 'stop')) {
      const names = stillToCome(puzzle).map(({ who }) => who);
      expect(names.length).toBeGreaterThan(0);
      // In the order in which they play, after the guard.
      expect(names).toEqual(puzzle.sheet.order.filter((name) => names.includes(name)));
    }
  });
});
