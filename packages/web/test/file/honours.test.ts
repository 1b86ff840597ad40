import { type PlayedResult, statisticsOf } from '@room25/protocol';
import { expect, it } from 'vitest';
import { type HonourId, honoursOf, isEarned } from '../../src/file/honours.ts';

const result = (ended: number, more: Partial<PlayedResult> = {}): PlayedResult => ({
  ...{ edition: 'second', mode: 'suspicion', ended, won: false, claims: 0, lies: 0, believed: 0, misled: 0 },
  characters: [{ name: 'max', role: 'prisoner', survived: true }],
  ...more,
});

const earned = (results: readonly PlayedResult[], more = { passed: 0, atFirstSight: 0 }): readonly HonourId[] =>
  honoursOf({
    results,
    statistics: statisticsOf(results),
    lessons: { passed: more.passed, all: 11 },
    atFirstSight: more.atFirstSight,
  })
    .filter(isEarned)
    .map(({ id }) => id);

it('nobody has an honour who has played nothing', () => {
  expect(earned([])).toEqual([]);
});

it('each comes from what was played', () => {
  const guard = [{ name: 'max', role: 'killer', survived: true } as const];
  const died = (death: 'ROOM-ACID' | 'ROOM-MORTAL' | 'ROOM-TIMER' | 'MAC-BOMB') =>
    ({ characters: [{ name: 'max', survived: false, death }] }) as const;
  expect(earned([result(1)])).toEqual(['first']);
  expect(earned(Array.from({ length: 25 }, (_, at) => result(at)))).toEqual(['first', 'regular']);
  expect(earned([1, 2, 3].map((at) => result(at, { won: true })))).toEqual(['first', 'hatTrick']);
  expect(earned([result(1, { won: true, characters: guard })])).toEqual(['first', 'insider']);
  expect(earned([result(1, { characters: guard })])).toEqual(['first']);
  expect(earned([result(1, { claims: 4, lies: 4, believed: 3 })])).toEqual(['first', 'poker']);
  expect(earned([result(1, { claims: 10 }), result(2, { claims: 1, lies: 1 })])).toEqual(['first', 'plain']);
  expect(earned([result(1, { saved: ['max', 'alice'] }), result(2, { saved: ['max'] })])).toEqual([
    'first',
    'lifeline',
  ]);
  const deaths = [died('ROOM-ACID'), died('ROOM-MORTAL'), died('ROOM-TIMER'), died('MAC-BOMB')];
  expect(earned(deaths.map((death, at) => result(at, death)))).toEqual(['first', 'ends']);
  const editions = ['prototype', 'first', 'second', 'ultimate'];
  expect(earned(editions.map((edition, at) => result(at, { edition })))).toEqual(['first', 'tour']);
  const modes = ['suspicion', 'cooperation', 'competition', 'team', 'solo'];
  expect(earned(modes.map((mode, at) => result(at, { mode })))).toEqual(['first', 'repertoire']);
  expect(earned([], { passed: 11, atFirstSight: 10 })).toEqual(['graduate', 'solver']);
});

it('whoever has one keeps it', () => {
  let before: readonly HonourId[] = [];
  const results: PlayedResult[] = [];
  for (let at = 0; at < 30; at++) {
    results.push(result(at, { won: at < 3, claims: 1, lies: at > 12 ? 1 : 0, believed: at % 2 }));
    const now = earned(results);
    expect(before.filter((id) => !now.includes(id))).toEqual([]);
    before = now;
  }
  expect(before).toEqual(['first', 'regular', 'hatTrick', 'poker', 'plain']);
});
