/**
 * Rooms, sources and roles of one shape: a property that one of them lacks is there, and `undefined`. Their hooks are read several times in every
 * action, and reading a property of many shapes costs as much as the hook itself.
 */
import type { RoleRules, Room, Source } from '../content.ts';

type Bare<T> = { readonly [K in keyof Required<T>]: undefined };

const BARE_SOURCE: Bare<Source> = {
  rule: undefined,
  answers: undefined,
  onAnswer: undefined,
  onNothing: undefined,
  alwaysAsks: undefined,
  onResume: undefined,
};

const BARE_ROOM: Bare<Room> = {
  ...BARE_SOURCE,
  code: undefined,
  colour: undefined,
  forbids: undefined,
  closedBy: undefined,
  actionsAtStart: undefined,
  bars: undefined,
  walls: undefined,
  jams: undefined,
  hasAxis: undefined,
  keepsParanoia: undefined,
  needsCompany: undefined,
  needsCards: undefined,
  isPlacedClosed: undefined,
  onReveal: undefined,
  onPlaced: undefined,
  onEnter: undefined,
  onLeave: undefined,
  onRobot: undefined,
  onActionEnd: undefined,
  onLastSlotEnd: undefined,
};

const BARE_ROLE: Bare<RoleRules> = {
  ...BARE_SOURCE,
  isGuard: undefined,
  choosesFreely: undefined,
  substitutes: undefined,
  actions: undefined,
};

export const plainRoom = (room: Room): Room => ({ ...BARE_ROOM, ...room }) as Room;

export const plainRole = (role: RoleRules): RoleRules => ({ ...BARE_ROLE, ...role }) as RoleRules;

/** The source alone, of something that is more than a source. */
export const plainSource = (source: Source): Source => {
  const { rule, answers, onAnswer, onNothing, alwaysAsks, onResume } = source;
  return { rule, answers, onAnswer, onNothing, alwaysAsks, onResume } as Source;
};
