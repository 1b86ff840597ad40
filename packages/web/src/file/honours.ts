/** Small honours, counted from what was really played. They are never lost: nothing here goes down as more is played. */
import { EDITIONS, MODES } from '@room25/engine';
import { type PlayedResult, roleIn, type Statistics } from '@room25/protocol';

export const HONOURS = [
  'first',
  'regular',
  'hatTrick',
  'insider',
  'poker',
  'plain',
  'lifeline',
  'ends',
  'tour',
  'repertoire',
  'graduate',
  'solver',
] as const;
export type HonourId = (typeof HONOURS)[number];

export interface Honour {
  readonly id: HonourId;
  readonly have: number;
  readonly need: number;
}

export interface Played {
  readonly results: readonly PlayedResult[];
  readonly statistics: Statistics;
  readonly lessons: { readonly passed: number; readonly all: number };
  /** Puzzles that were solved at the first try, without hints. */
  readonly atFirstSight: number;
}

export const honoursOf = ({ results, statistics, lessons, atFirstSight }: Played): readonly Honour[] => {
  const { games, streak, claims, deaths, saved } = statistics;
  const kindsOf = (of: (one: PlayedResult) => string): number => new Set(results.map(of)).size;
  const sum = (of: (one: PlayedResult) => number): number => results.reduce((total, one) => total + of(one), 0);
  const isGuard = (one: PlayedResult): boolean => (roleIn(one) ?? 'prisoner') !== 'prisoner';
  const counts: Readonly<Record<HonourId, readonly [have: number, need: number]>> = {
    first: [games, 1],
    regular: [games, 25],
    hatTrick: [streak, 3],
    insider: [results.filter((one) => one.won && isGuard(one)).length, 1],
    poker: [claims.believed, 3],
    plain: [sum((one) => (one.lies === 0 ? one.claims : 0)), 10],
    lifeline: [saved.reduce((total, { count }) => total + count, 0), 3],
    ends: [deaths.length, 4],
    tour: [kindsOf(({ edition }) => edition), EDITIONS.length],
    repertoire: [kindsOf(({ mode }) => mode), MODES.length],
    graduate: [lessons.passed, lessons.all],
    solver: [atFirstSight, 10],
  };
  return HONOURS.map((id) => ({ id, have: Math.min(...counts[id]), need: counts[id][1] }));
};

export const isEarned = ({ have, need }: Honour): boolean => have >= need;
