/** Where a session begins: at a new table, or in the middle of a saved game. */
import { botsOf } from '@room25/bots';
import { type Command, type Event, Game, isComplaints, readFile, type Sheet } from '@room25/engine';
import { formatFault } from '../check/check-file.ts';
import { UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { playSource } from '../play-source.ts';

export interface Start {
  readonly game: Game;
  /** What has been played, and what happened; both grow with the game. */
  readonly commands: Command[];
  readonly log: Event[];
}

export const newStart = (sheet: Sheet): Start => {
  const log: Event[] = [];
  const game = Game.setUp(sheet, (event) => log.push(event));
  if (isComplaints(game)) throw new Error(game.map(({ message }) => message).join('; '));
  return { game, commands: [], log };
};

/** The one game in a `.r25` file, as far as it goes. */
export const resumedStart = async (path: string): Promise<Start> => {
  if (path === '-') throw new UsageError('--resume must name a file: stdin is where your moves come from');
  const { name, text, trouble } = await readText(path);
  if (text === undefined) throw new UsageError(`${name} cannot be read: ${trouble}`);
  const { games, errors } = readFile(text);
  const [source, ...others] = games;
  if (errors[0]) throw new UsageError(formatFault({ file: name, ...errors[0] }));
  if (source === undefined || others.length > 0)
    throw new UsageError(`${name} must hold one game; found ${games.length}`);
  const log: Event[] = [];
  const { game, commands, failures } = await playSource(source, (event) => log.push(event));
  if (failures[0] || game === undefined) {
    const { line, column, expected, found } = failures[0]!;
    throw new UsageError(formatFault({ file: name, line, column, message: `expected ${expected}; found ${found}` }));
  }
  if (game.outcome) throw new UsageError(`the game of ${name} is over; room25 replay ${name} tells it`);
  // Fetched now: a session asks these bots in its own process, and does not wait for them.
  await botsOf(game.rules);
  return { game, commands: [...commands], log };
};
