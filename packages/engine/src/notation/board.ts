/** The five rows under `board`. */

import type { Sheet } from '../sheet.ts';
import { CELLS, CENTRE } from '../words.ts';
import type { Place, SourceLine } from './line.ts';
import { readKind } from './pattern.ts';
import { formatSquare, type Square } from './square.ts';

export const ROWS = 5;
const COLUMNS = 5;

export interface PlacedSquare {
  readonly square: Square;
  readonly place: Place;
}

export function readRow(line: SourceLine, row: number): PlacedSquare[] {
  const squares: PlacedSquare[] = [];
  while (squares.length < COLUMNS) {
    const place = line.place();
    if (line.peek() === undefined) line.expected({ what: `${COLUMNS} rooms in row ${row} of the board`, words: [] });
    squares.push({ square: readKind(line, 'square'), place });
  }
  if (line.peek() !== undefined) line.expected({ what: `only ${COLUMNS} rooms in row ${row} of the board`, words: [] });
  line.requireEnd();
  return squares;
}

/** Complains, at `board`, of a board without its one Room 25 or without Central in its place. */
export function checkBoard(squares: readonly PlacedSquare[], board: Place, line: SourceLine): void {
  squares.forEach(({ square, place }, cell) => {
    const isCentral = square.room === 'CE' && !square.hidden;
    if (cell === CENTRE && !isCentral) line.fail(`expected CE at ${CELLS[cell]}, found ${formatSquare(square)}`, place);
    if (cell !== CENTRE && square.room === 'CE')
      line.fail(`expected CE only at ${CELLS[CENTRE]}, found it at ${CELLS[cell]}`, place);
  });
  const [exit, second] = squares.filter(({ square }) => square.room === '25');
  if (exit === undefined) line.fail('expected one Room 25 on the board, found none', board);
  if (second !== undefined) line.fail('expected one Room 25 on the board, found a second one', second.place);
}

export function formatBoard({ board }: Sheet): string[] {
  return board === undefined ? [] : ['board', ...Array.from({ length: ROWS }, (_, row) => formatRow(board, row))];
}

function formatRow(board: readonly Square[], row: number): string {
  const words = board.slice(row * COLUMNS, (row + 1) * COLUMNS).map(formatSquare);
  return `  ${words
    .map((word) => word.padEnd(4))
    .join(' ')
    .trimEnd()}`;
}
