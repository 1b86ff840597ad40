/** The word that somebody who typed `text` most likely meant, if any is near enough. */
export function nearest(text: string, words: readonly string[]): string | undefined {
  if (text.length === 0 || text.length > LONGEST) return undefined;
  const typed = text.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const word of words) {
    // A single letter or digit is near to every other one.
    if (word.length < 2) continue;
    const distance = edits(typed, word.toLowerCase());
    if (distance < least && distance < word.length - 1) {
      best = word;
      least = distance;
    }
  }
  return best;
}

const LONGEST = 20;

/** Letters to insert, delete, replace or swap with a neighbour. */
function edits(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let least = Math.min(
        value(above, column) + 1,
        value(current, column - 1) + 1,
        value(above, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) least = Math.min(least, value(before, column - 2) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return value(above, to.length);
}

function value(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
