import { writeFileSync } from 'node:fs';
import { type Command, formatFile, type Game, recordOf } from '@room25/engine';
import { reasonOf } from '../files.ts';

/** Writes the record and says how that went. */
export const save = (file: string, game: Game, commands: readonly Command[]): { isSaved: boolean; message: string } => {
  try {
    writeFileSync(file, formatFile([recordOf(game, commands)]));
    const goesOn = game.outcome ? '' : `, room25 play --resume ${file} goes on`;
    return { isSaved: true, message: `saved as ${file}; room25 replay ${file} tells it again${goesOn}` };
  } catch (thrown) {
    return { isSaved: false, message: `${file} cannot be written: ${reasonOf(thrown as NodeJS.ErrnoException)}` };
  }
};
