/** A `.r25` file: one game or several. Whatever the text, this returns, and in time that grows with its length only. */
import { type Chunk, readGame, type SourceGame } from './game.ts';
import { type NotationError, withoutComment } from './line.ts';
import { Reports } from './reports.ts';
import { firstNonText, MOST_LINES, NOT_TEXT } from './text.ts';

export interface SourceFile {
  /** The games without errors, up to the hundredth error. */
  readonly games: readonly SourceGame[];
  readonly errors: readonly NotationError[];
}

export function readFile(text: string): SourceFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, MOST_LINES + 1);
  const unfit = unfitness(lines);
  if (unfit !== undefined) return { games: [], errors: [unfit] };
  const games: SourceGame[] = [];
  const reports = new Reports();
  for (const chunk of chunksOf(lines)) {
    if (reports.isFull) break;
    const game = readGame(chunk, reports);
    if (game !== undefined) games.push(game);
  }
  return { games, errors: reports.inOrder() };
}

function unfitness(lines: readonly string[]): NotationError | undefined {
  if (lines.length > MOST_LINES) {
    return { line: MOST_LINES + 1, column: 1, message: `expected at most ${MOST_LINES} lines, found more` };
  }
  for (const [index, line] of lines.entries()) {
    const bad = firstNonText(line);
    if (bad >= 0) return { line: index + 1, column: bad + 1, message: NOT_TEXT };
  }
  return undefined;
}

/** Cuts the file at its titles; what stands before the first one is a game too, unless nothing does. */
function chunksOf(lines: readonly string[]): Chunk[] {
  const titles = lines.flatMap((line, index) => (line.trimStart().startsWith('==') ? [index] : []));
  const untitled = lines.slice(0, titles[0]);
  const begin = untitled.findIndex((line) => withoutComment(line).trim() !== '');
  const before: Chunk[] = begin < 0 ? [] : [{ line: begin + 1, first: 1, lines: untitled }];
  const titled = titles.map((title, index) => {
    const name = withoutComment(lines[title] ?? '')
      .trim()
      .slice(2)
      .trim();
    const chunk = { line: title + 1, first: title + 2, lines: lines.slice(title + 1, titles[index + 1]) };
    return name === '' ? chunk : { ...chunk, title: name };
  });
  return [...before, ...titled];
}
