/** A room as it lies on the board: `EM`, hidden `(EM)`, with an axis `PI-` `PI/`. */
import { AXES, type Axis, ROOM_CODES, type RoomCode } from '../words.ts';

export interface Square {
  readonly room: RoomCode;
  readonly hidden: boolean;
  readonly axis?: Axis;
}

export function readSquare(text: string): Square | undefined {
  return SQUARES.get(text);
}

export function formatSquare({ room, hidden, axis }: Square): string {
  const face = `${room}${axis ?? ''}`;
  return hidden ? `(${face})` : face;
}

const SQUARES = new Map<string, Square>(
  [...ROOM_CODES.map((room) => ({ room })), ...AXES.map((axis) => ({ room: 'PI', axis }) as const)].flatMap((face) =>
    [false, true].map((hidden): [string, Square] => [formatSquare({ ...face, hidden }), { ...face, hidden }]),
  ),
);
