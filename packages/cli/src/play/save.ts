import { writeFileSync } from 'node:fs';
import { type Command, formatFile, type Game, recordOf } from '@room25/engine';
import { reasonOf } from '../files.ts';
import type { PlayWords } from './words/index.ts';

interface Kept {
  readonly game: Game;
  readonly commands: readonly Command[];
}

/** Writes the record and says how that went. */
export const save = (
  file: string,
  { game, commands }: Kept,
  words: PlayWords,
): { isSaved: boolean; message: string } => {
  try {
    writeFileSync(file, formatFile([recordOf(game, commands)]));
    return { isSaved: true, message: `${words.saved(file)}${game.outcome ? '' : words.canGoOn(file)}` };
  } catch (thrown) {
    return { isSaved: false, message: words.notSaved(file, reasonOf(thrown as NodeJS.ErrnoException)) };
  }
};
