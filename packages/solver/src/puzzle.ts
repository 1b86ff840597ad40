/** A puzzle: a position in which everything is known, what is to be done, and the solution. Written as a game in `.r25`. */
import { type Command, Game, isComplaints, readFile, type Sheet, type SourceGame } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { savedBy } from './search.ts';

/** `out`: everyone out in so many turns; `save`: as many as can be; `stop`: as a guard, by one play. */
export const PUZZLE_KINDS = ['out', 'save', 'stop'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

export interface Puzzle {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly grade: Grade;
  /** As an opponent: somebody of the same strength solves it at the first try every other time. */
  readonly rating: number;
  /** Its `turnsLeft` are the turns there are to solve it. */
  readonly sheet: Sheet;
  /** What has been played before it begins. */
  readonly before: readonly Command[];
  readonly solution: readonly Command[];
}

/** The puzzles of a file. A title is `ID KIND GRADE RATING`; the first `? running` stands between what was before and the solution. */
export const readPuzzles = (text: string): readonly Puzzle[] => {
  const { games, errors } = readFile(text);
  if (errors.length > 0) throw new Error(`${errors[0].line}: ${errors[0].message}`);
  return games.map(puzzleOf);
};

export const puzzleTitle = ({ id, kind, grade, rating }: Pick<Puzzle, 'id' | 'kind' | 'grade' | 'rating'>): string =>
  `${id} ${kind} ${grade} ${rating}`;

/** The game as the puzzle begins. */
export const beginPuzzle = ({ id, sheet, before }: Puzzle): Game => {
  const game = Game.setUp(sheet);
  if (isComplaints(game)) throw new Error(`${id}: ${game[0].message}`);
  for (const code of before) if (game.apply(code)) throw new Error(`${id}: a line before it cannot be played`);
  return game;
};

/** Who got out in a game, as bits; none while it runs. */
export const savedIn = (sheet: Sheet, commands: readonly Command[]): number => {
  const last = commands.at(-1);
  const game = Game.setUp(sheet);
  if (isComplaints(game) || last === undefined) return 0;
  for (const code of commands.slice(0, -1)) game.apply(code);
  const before = game.clone();
  game.apply(last);
  return savedBy(tableOf(before), tableOf(game), last);
};

const puzzleOf = ({ title = '', sheet, script, line }: SourceGame): Puzzle => {
  const [id, kindWord, gradeWord, ratingWord] = title.split(' ');
  const kind = PUZZLE_KINDS.find((each) => each === kindWord);
  const grade = GRADES.find((each) => String(each) === gradeWord);
  const rating = Number(ratingWord);
  if (!id || !kind || !grade || !Number.isInteger(rating))
    throw new Error(`${line}: expected a title such as 'p01 out 1 1200', found '${title}'`);
  const cut = script.findIndex((each) => each.kind === 'expect' && each.expectation.kind === 'running');
  const commandsIn = (lines: SourceGame['script']): Command[] =>
    lines.flatMap((each) => (each.kind === 'command' ? [each.command] : []));
  return {
    id,
    kind,
    grade,
    rating,
    sheet,
    before: commandsIn(script.slice(0, cut)),
    solution: commandsIn(script.slice(cut)),
  };
};
