/** What it costs to enter a room, in steps of the way; the cost of a death depends on the mode. */
import { ROOM_CODES, type RoomCode } from '@room25/engine';

/** On top of the step itself. What kills on entry is expensive at any table. */
const PRICES: Readonly<Record<RoomCode, number>> = {
  '25': 0,
  KE: 0,
  CE: 0.6,
  EM: 0,
  VI: -0.3,
  MO: 0.2,
  CO: 0,
  TU: 0,
  RO: 0,
  RG: 0,
  SE: 0,
  DA: 0.7,
  CL: 0.9,
  VX: 3,
  PR: 3.5,
  MA: 1,
  PI: 0.5,
  MI: 1.5,
  JA: 0.3,
  TR: 1.2,
  FL: 1.2,
  FB: 1.2,
  CD: 0.8,
  AC: 1,
  IL: 2.5,
  SH: 2,
  PA: 2.5,
  TI: 3,
  MR: 0,
};

export const PRICE_OF: Float64Array = Float64Array.from(ROOM_CODES, (code) => PRICES[code]);
