/** How somebody solved a puzzle, as a text for others that gives nothing away. */
import type { Puzzle } from '@room25/solver';
import type { LanguageCode } from '@room25/text';
import type { PuzzlesWords } from '../words/puzzles.ts';
import { dotsOf } from './dots.ts';
import type { Progress } from './progress.ts';
import { PUZZLES, puzzleOf } from './puzzles.ts';

interface Teller {
  readonly words: PuzzlesWords;
  readonly language: LanguageCode;
  /** Of the puzzles in this page. */
  readonly address: string;
}

export const shareText = (
  puzzle: Puzzle,
  { tries, hints, solved }: Progress,
  { words, language, address }: Teller,
): string => {
  const isOfDay = solved !== undefined && puzzleOf(solved) === puzzle;
  const name = isOfDay ? words.today : words.number(PUZZLES.indexOf(puzzle) + 1);
  const date = solved === undefined ? [] : [inWords(solved, language)];
  const marks = `${'🟥'.repeat(Math.min(tries - 1, MOST_MARKS))}🟩${'💡'.repeat(hints)}`;
  return [
    ['Room 25', name, ...date].join(' · '),
    `${dotsOf(puzzle.grade)} ${words.kinds[puzzle.kind]}`,
    [marks, words.tries(tries), words.turns(puzzle.sheet.turnsLeft ?? 1)].join(' · '),
    `${address}/${puzzle.id}`,
  ].join('\n');
};

const MOST_MARKS = 10;

const inWords = (day: number, language: LanguageCode): string =>
  new Date(day * 86_400_000).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
