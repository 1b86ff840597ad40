// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { PUZZLES } from '../../src/puzzles/puzzles.ts';
import { ResultDialog } from '../../src/puzzles/result-dialog.tsx';
import { puzzlesWords } from '../../src/puzzles/words.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await puzzlesWords.load();
});
afterEach(cleanup);

it('Whoever hears the screen hears how it went with the title of the window', () => {
  const puzzle = PUZZLES[0]!;
  const { wrong, missedLines } = puzzlesWords.words.value;
  render(<ResultDialog puzzle={puzzle} verdict="missed" onAgain={() => {}} onShow={() => {}} />);
  const dialog = screen.getByRole('dialog', { name: wrong, description: missedLines[puzzle.kind] });
  expect(dialog).toBeTruthy();
});
