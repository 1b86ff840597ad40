/**
 * Content as the engine reads it: every room and every source with all its fields, in one order. Objects of one shape are
 * read several times faster than literals that each have other fields (`npm run bench`; docs/decisions).
 */
import type { Room, Source } from './content.ts';

type Complete<T> = { readonly [K in keyof Required<T>]: T[K] };

export type CompleteSource = Complete<Source>;
export type CompleteRoom = Complete<Room>;

export const completeSource = (source: Source | CompleteSource): CompleteSource => ({
  rule: source.rule,
  answers: source.answers,
  onAnswer: source.onAnswer,
  onNothing: source.onNothing,
  alwaysAsks: source.alwaysAsks,
  onResume: source.onResume,
});

export const completeRoom = (room: Room): CompleteRoom => ({
  ...completeSource(room),
  code: room.code,
  colour: room.colour,
  rule: room.rule,
  forbids: room.forbids,
  closedBy: room.closedBy,
  actionsAtStart: room.actionsAtStart,
  bars: room.bars,
  walls: room.walls,
  jams: room.jams,
  isPlacedClosed: room.isPlacedClosed,
  onReveal: room.onReveal,
  onPlaced: room.onPlaced,
  onEnter: room.onEnter,
  onLeave: room.onLeave,
  onRobot: room.onRobot,
  onActionEnd: room.onActionEnd,
  onLastSlotEnd: room.onLastSlotEnd,
});
