/**
 * Upper bounds: players who are shown more of the board than anybody at a table sees. No seat of a real game may have one;
 * `room25 arena` compares the others with them.
 */
import { type Event, type Game, type RoomCode, randomFrom, type SavedGame, seatViewer } from '@room25/engine';
import { KNOWN, TILES, TO_ALL, tableOf } from '@room25/engine/inside';
import { posted, type Task, taskOf } from './task.ts';

export const ORACLES = ['guided', 'oracle'] as const;
export type Oracle = (typeof ORACLES)[number];

const SEES: Readonly<Record<Oracle, (room: RoomCode) => boolean>> = {
  /** Where it has to go, but not what lies on the way. */
  guided: (room) => room === '25' || room === 'KE',
  oracle: () => true,
};

export const oracleTaskOf = (
  game: Game,
  seat: number,
  log: readonly Event[],
  { oracle, seed }: { oracle: Oracle; seed: string },
): Task => ({
  ...posted(taskOf(game, seat, { log, level: 'hard', seed })),
  world: openWorld(game, seat, { sees: SEES[oracle], seed }),
});

/** A game that the seat could be in if those rooms had been shown to everybody. */
const openWorld = (
  game: Game,
  seat: number,
  { sees, seed }: { sees: (room: RoomCode) => boolean; seed: string },
): SavedGame => {
  const open = game.clone();
  const table = tableOf(open);
  for (const tile of TILES) if (sees(table.codeOf(tile))) table.s[KNOWN + tile]! |= TO_ALL;
  return open.imagine(seatViewer(seat), randomFrom(seed, 'oracle')).save();
};
