/** The game turn by turn: what changed it, and the one event on which it turned. */
import { type Event, type EventKind, isEscape } from '@room25/engine';
import type { Happening, History } from '../record/history.ts';

export interface Point {
  readonly happening: Happening;
  readonly isTurningPoint: boolean;
}

export const timelineOf = (history: History): readonly Point[] => {
  const points = history.happenings.filter(({ event }) => isTelling(event, history));
  const turning = turningPointOf(points, history);
  return points.map((happening) => ({ happening, isTurningPoint: happening === turning }));
};

const TELLING: readonly EventKind[] = ['alarm', 'died', 'key', 'over', 'paranoid', 'returned', 'shown', 'turnLost'];

const isTelling = (event: Event, { happenings }: History): boolean => {
  // The masks that fall at the very end are in the cast list.
  if (event.kind === 'shown' && event.rule === 'MASKS') return false;
  if (event.kind === 'revealed') return event.room === '25';
  if (event.kind === 'looked') return event.room === '25' && firstSight(happenings) === event;
  return TELLING.includes(event.kind);
};

const firstSight = (happenings: readonly Happening[]): Event | undefined =>
  happenings.find(({ event }) => event.kind === 'looked' && event.room === '25')?.event;

const ESCAPED: readonly EventKind[] = ['key', 'alarm', 'revealed', 'looked'];
const CAUGHT: readonly EventKind[] = ['died', 'turnLost', 'shown', 'alarm'];

/** If they got out: what showed the way. If not: the last blow. */
const turningPointOf = (points: readonly Happening[], { last }: History): Happening | undefined => {
  const isOut = last.outcome !== undefined && isEscape(last.outcome.result);
  const kinds = isOut ? ESCAPED : CAUGHT;
  for (const kind of kinds) {
    const found = isOut
      ? points.find(({ event }) => event.kind === kind)
      : points.findLast(({ event }) => event.kind === kind);
    if (found) return found;
  }
  return points.at(-1);
};
