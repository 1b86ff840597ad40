/** How much the simple player dislikes to enter a room: 0 (gladly) to 100 (never). */
import type { Colour, RoomCode, View } from '@room25/engine';

export const dangerOf = (view: View, cell: number): number => {
  const { room, known = room, closed, locked, signals = [], cell: name } = view.board[cell]!;
  if (closed || locked) return FORBIDDEN;
  if (known === undefined)
    return Math.max(...signals.map(({ colour }) => OF_COLOUR[colour]), signals.length ? 0 : UNSEEN);
  const isOccupied = view.cast.some((other) => other.cell === name);
  // One of two in an Acid bath or a Shredder dies; a Timer kills on the last turn.
  const isDeadly = (isOccupied && (known === 'AC' || known === 'SH')) || (known === 'TI' && view.turnsLeft === 1);
  return isDeadly ? OF_ROOM.MR : OF_ROOM[known];
};

/** Neither seen nor told of. */
export const isUnseen = (view: View, cell: number): boolean => {
  const { room, known, signals } = view.board[cell]!;
  return room === undefined && known === undefined && signals === undefined;
};

export const FORBIDDEN = 100;
const UNSEEN = 22;

const OF_COLOUR: Readonly<Record<Colour, number>> = { blue: 0, green: 1, yellow: 12, red: 60 };

const OF_ROOM: Readonly<Record<RoomCode, number>> = {
  '25': 0,
  KE: 0,
  CE: 4,
  EM: 1,
  VI: 0,
  MO: 4,
  CO: 2,
  TU: 2,
  RO: 1,
  RG: 1,
  DA: 6,
  CL: 8,
  VX: 15,
  PR: 25,
  MA: 15,
  PI: 5,
  MI: 12,
  JA: 5,
  SE: 1,
  TR: 30,
  FL: 40,
  AC: 30,
  MR: 95,
  IL: 35,
  SH: 40,
  PA: 30,
  TI: 60,
  FB: 40,
  CD: 30,
};
