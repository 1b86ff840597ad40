import type { ByHandWords } from '../by-hand.ts';

const rooms = (count: number): string => (count === 1 ? '1 room' : `${count} rooms`);
const of = (danger?: string): string => (danger === undefined ? '' : ` (${danger})`);

export const byHand: ByHandWords = {
  how: 'The rooms that this list leaves open',
  ways: { chance: 'at random', hand: 'chosen by hand' },
  rest: 'Draw the rest',
  clear: 'Clear',
  chosen: (count, of) => `${count} of ${of} chosen`,
  missing: (count, danger) => `${rooms(count)} missing${of(danger)}.`,
  surplus: (count, danger) => `${rooms(count)} too many${of(danger)}.`,
  inList: (count) => `${count} always included`,
  inBox: (count) => `${count} in the box`,
  less: (room) => `One fewer ${room}`,
  more: (room) => `One more ${room}`,
  needsKey: 'Without the Key room nobody can get out in this mode.',
  noKey: 'The Key room is for cooperation and solo only.',
  notAtQuickStart: (list) => `Not used in quick start: ${list}.`,
  notAdvised: (list) => `Not recommended together: ${list}.`,
};
