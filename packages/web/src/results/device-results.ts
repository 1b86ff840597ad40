/** What the games of this device came to: noted when one ends, and kept even if the game itself is deleted. */
import { tallyOf } from '@room25/protocol';
import { shelfOf } from '../app/shelf.ts';
import { ownSeat } from '../end/verdict.ts';
import { pack } from '../record/packed.ts';
import { exportText } from '../saves/export.ts';
import { rulesTrouble } from '../saves/rules.ts';
import type { SavedTable } from '../saves/saved-table.ts';
import { list } from '../saves/saves.ts';
import type { FileGame } from './result.ts';

/** About three kilobytes each. */
export const MOST_GAMES = 500;

const SHELF = shelfOf<FileGame>('room25-results', 'games');

/** Keeps the outcome of a game, if it is over, was dealt and played here, and is not known yet. */
export const noteResult = async (table: SavedTable): Promise<void> => {
  if (!counts(table) || (await SHELF.load(table.id))) return;
  const game = await fileGameOf(table);
  if (game) await keepGames([game]);
};

/** Includes games that ended before outcomes were noted. */
export const deviceGames = async (): Promise<readonly FileGame[]> => {
  for (const table of await list()) await noteResult(table);
  return SHELF.list();
};

/** Adds games that are not there yet; if there are too many, the oldest are dropped. */
export const keepGames = async (games: readonly FileGame[]): Promise<number> => {
  const kept = await SHELF.list();
  const known = new Set(kept.map(({ id }) => id));
  const added = games.filter(({ id }, at) => !known.has(id) && games.findIndex((each) => each.id === id) === at);
  if (added.length > 0) await SHELF.keep(...added);
  const tooOld = [...kept, ...added].sort((one, other) => other.ended - one.ended).slice(MOST_GAMES);
  if (tooOld.length > 0) await SHELF.remove(...tooOld.map(({ id }) => id));
  return added.length;
};

/** A game from a file, from the middle of another game, or between bots counts for nobody. */
const counts = ({ outcome, isDealtHere, seats }: SavedTable): boolean =>
  outcome !== undefined && isDealtHere === true && seats.some(({ player }) => player === 'person');

const fileGameOf = async (table: SavedTable): Promise<FileGame | undefined> => {
  const { id, sheet, seats, outcome, time, rules } = table;
  const tallies = (await rulesTrouble(rules)) ? undefined : tallyOf(table);
  if (!tallies) return undefined;
  const me = ownSeat(seats);
  return {
    ...{
      id,
      edition: sheet.edition,
      mode: sheet.mode,
      players: sheet.order.length,
      result: outcome!.result,
      ended: time,
    },
    record: await pack(exportText(table)),
    ...(me !== undefined && { mine: tallies[me]! }),
  };
};
