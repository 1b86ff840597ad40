/** Finished games of a device, from the corpus, as one person with bots. */
import type { SavedTable } from '../../src/saves/saved-table.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

export const finished = (count: number): readonly SavedTable[] =>
  WISHES.slice(0, count).map((wish, at) => {
    const { record } = wholeGame(wish);
    return {
      ...record,
      id: `game-${at}`,
      time: Date.UTC(2026, 9, 1 + at),
      isDealtHere: true,
      seats: record.seats.map((_, seat) => ({ player: seat === 0 ? 'person' : 'normal' }) as const),
    };
  });
