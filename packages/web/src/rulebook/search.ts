/** Finds words in the rulebook, whatever their accents and capitals. */

/** Letter by letter, so that positions in the folded text are positions in the text itself. */
const fold = (text: string): string =>
  [...text].map((letter) => (letter.normalize('NFKD')[0] ?? letter).toLowerCase().replace('’', "'")).join('');

/** The words of a query; all must be found. */
export const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

export const matches = (words: readonly string[], texts: readonly string[]): boolean => {
  const all = fold(texts.join('\n'));
  return words.every((word) => all.includes(word));
};

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut where a word begins or ends. */
export const piecesOf = (text: string, words: readonly string[]): readonly Piece[] => {
  const folded = fold(text);
  const isFound = new Array<boolean>(folded.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      isFound.fill(true, at, at + word.length);
  const pieces: { text: string; isFound: boolean }[] = [];
  [...text].forEach((letter, place) => {
    const last = pieces.at(-1);
    const found = isFound[place] === true;
    if (last?.isFound === found) last.text += letter;
    else pieces.push({ text: letter, isFound: found });
  });
  return pieces;
};
