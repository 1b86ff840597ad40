import { EDITION_RULES, EDITIONS, Game, type RoomCode, type Sheet } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { newTable, sheetOf } from '../../src/setup/open-table.ts';
import {
  modesOf,
  numbersOf,
  optionsOf,
  type Plan,
  readPlan,
  seatsFor,
  USUAL_PLAN,
  withGame,
  withPeople,
} from '../../src/setup/plan.ts';
import { faultsOf, listNameOf, listsOf, optionsInForce, ownRoomsOf, stockOf, unwise } from '../../src/setup/rooms.ts';
import { COMPOSITION_NAMES } from '../../src/words/lists.ts';

const PLANS: readonly Plan[] = EDITIONS.flatMap((edition) =>
  modesOf(edition).flatMap((mode) =>
    numbersOf({ edition, mode }).map((players) => ({ edition, mode, seats: seatsFor(players, 1), options: {} })),
  ),
);

const STAMP = { id: 'id', seed: 'seed', time: 0 };

describe('Every plan can be opened', () => {
  it.each(PLANS)('$edition $mode with $seats.length', (plan) => {
    expect(faultsOf(plan)).toEqual([]);
    const { sheet, turnsLeft } = newTable(plan, STAMP);
    const game = Game.setUp(sheet) as Game;
    expect(game).toBeInstanceOf(Game);
    expect(game.view({ kind: 'spectator' }).turnsLeft).toBe(turnsLeft);
    expect(game.seats.length).toBe(plan.seats.length);
  });

  it.each(PLANS)('with each of its lists: $edition $mode with $seats.length', (plan) => {
    const lists = listsOf(plan);
    expect(lists).toContain(listNameOf(plan));
    for (const composition of lists) {
      const game = Game.setUp(sheetOf({ ...plan, composition }, 'seed') as Sheet);
      expect(game, composition).toBeInstanceOf(Game);
    }
  });

  it.each(PLANS)('with its own rooms, beginning from a list: $edition $mode with $seats.length', (plan) => {
    expect(faultsOf({ ...plan, composition: ownRoomsOf(plan) })).toEqual([]);
  });
});

it('Every list of every edition can be chosen somewhere', () => {
  const levels = [{}, { level: 'quick-start' }] as const;
  const chosen = PLANS.flatMap((plan) =>
    levels.flatMap((options) => listsOf({ ...plan, options: plan.edition === 'ultimate' ? options : {} })),
  );
  expect(new Set(chosen)).toEqual(new Set(COMPOSITION_NAMES));
  expect(new Set(Object.values(EDITION_RULES).flatMap(({ compositions }) => Object.keys(compositions)))).toEqual(
    new Set(COMPOSITION_NAMES),
  );
});

describe('One’s own rooms', () => {
  const own = (changes: Partial<Record<RoomCode, number>>, plan = USUAL_PLAN): Plan => ({
    ...plan,
    composition: { ...ownRoomsOf(plan), ...changes },
  });

  it('must be 23', () => {
    expect(faultsOf(own({ EM: 4 }))).toEqual([{ kind: 'missing', count: 2 }]);
    expect(faultsOf(own({ EM: 8 }))).toEqual([{ kind: 'surplus', count: 2 }]);
  });

  it('hold the Key where nobody gets out without it, and nowhere else', () => {
    const together = withGame(USUAL_PLAN, { edition: 'ultimate', mode: 'cooperation' });
    expect(faultsOf(own({ KE: 0, EM: 2 }, together))).toContainEqual({ kind: 'needsKey' });
    const apart = withGame(USUAL_PLAN, { edition: 'ultimate', mode: 'suspicion' });
    expect(faultsOf(own({ KE: 1 }, apart))).toContainEqual({ kind: 'noKey' });
  });

  it('are none of the harder ones at quick start', () => {
    const quick: Plan = { ...withGame(USUAL_PLAN, { edition: 'ultimate' }), options: { level: 'quick-start' } };
    expect(faultsOf(own({ TI: 1 }, quick))).toContainEqual({ kind: 'notAtQuickStart', rooms: ['TI'] });
    expect(stockOf(quick, 'red')).not.toContain('TI');
  });

  it('may be unwise', () => {
    expect(unwise(USUAL_PLAN)).toEqual([]);
    expect(unwise(own({ VX: 2, MR: 2 }))).toEqual([['VX', 'MR']]);
  });
});

describe('Another edition or mode', () => {
  it('keeps what it allows of a plan', () => {
    const eight = {
      ...withGame(USUAL_PLAN, { edition: 'ultimate' }),
      seats: seatsFor(8, 3),
      options: { level: 'quick-start', memory: 'off' },
    } as const;
    const back = withGame(eight, { edition: 'first' });
    expect(back.seats).toEqual(seatsFor(6, 3));
    expect(back.options).toEqual({ memory: 'off' });
    expect(withGame(back, { mode: 'solo' }).seats).toEqual([{ player: 'person' }]);
  });
});

describe('A remembered plan', () => {
  it.each(PLANS)('is the same again: $edition $mode with $seats.length', (plan) => {
    expect(readPlan(JSON.stringify(plan))).toEqual(plan);
    expect(readPlan(JSON.stringify({ ...plan, composition: { EM: 3 } }))).toEqual({ ...plan, composition: { EM: 3 } });
  });

  it.each([
    undefined,
    '',
    'nonsense',
    '{}',
    '[]',
    JSON.stringify({ ...USUAL_PLAN, edition: 'third' }),
    JSON.stringify({ ...USUAL_PLAN, seats: seatsFor(3, 1) }),
    JSON.stringify({ ...USUAL_PLAN, seats: USUAL_PLAN.seats.map(() => ({ player: 'cheat' })) }),
  ])('that makes no sense is forgotten: %s', (text) => {
    expect(readPlan(text)).toBeUndefined();
  });

  it('keeps a shape that is filled by hand', () => {
    const filling = { shape: 'full-suspicion-1', chosen: { EM: 5 } };
    const plan = { ...withGame(USUAL_PLAN, { edition: 'ultimate' }), composition: filling };
    expect(readPlan(JSON.stringify(plan))).toEqual(plan);
  });

  it.each<unknown>([
    'no-such-list',
    'constructor',
    7,
    { EM: -1 },
    { XX: 2 },
    { shape: 'suspicion', chosen: {} },
    { shape: 'constructor', chosen: {} },
    { shape: 'full-suspicion-1' },
    { shape: 'full-suspicion-1', chosen: { EM: 'many' } },
  ])('loses rooms that make no sense: %j', (composition) => {
    const plan = withGame(USUAL_PLAN, { edition: 'ultimate' });
    expect(readPlan(JSON.stringify({ ...plan, composition }))).toEqual(plan);
  });

  it('loses the options that make no sense', () => {
    const odd = JSON.stringify({ ...USUAL_PLAN, options: { memory: 'off', level: 'ultimate', reveal: 'never' } });
    expect(readPlan(odd)?.options).toEqual({ memory: 'off' });
  });
});

it('The prototype alone can leave the rooms open that were looked at; nobody else alone is asked', () => {
  expect(optionsOf({ edition: 'prototype', mode: 'solo' })).toContain('open-looks');
  expect(optionsOf({ edition: 'first', mode: 'solo' })).not.toContain('open-looks');
  const plan: Plan = { edition: 'prototype', mode: 'solo', seats: seatsFor(1, 1), options: {} };
  expect(optionsInForce(plan)?.openLooks).toBe(false);
  expect(optionsInForce({ ...plan, options: { 'open-looks': 'on' } })?.openLooks).toBe(true);
});

it('Options of Ultimate are asked for in Ultimate only', () => {
  expect(optionsOf(USUAL_PLAN)).toEqual(['reminders', 'memory', 'reveal']);
  expect(optionsOf({ edition: 'ultimate', mode: 'cooperation' })).toEqual([
    'reminders',
    'memory',
    'level',
    'madness',
    'mac',
    'marks',
  ]);
});

it('Whether bots mark Mortal rooms is asked where all play together, and is so unless somebody says no', () => {
  const plan = { ...USUAL_PLAN, mode: 'cooperation' } as const;
  expect(optionsOf(plan)).toContain('marks');
  expect(optionsOf({ ...plan, mode: 'suspicion' })).not.toContain('marks');
  expect(optionsInForce(plan)?.marks).toBe(true);
  expect(optionsInForce({ ...plan, options: { marks: 'off' } })?.marks).toBe(false);
  expect(optionsInForce({ ...plan, options: { reminders: 'off' } })?.marks).toBe(false);
});

it('Several people at one screen have a moment to talk, unless they want none', () => {
  const together = withPeople(USUAL_PLAN, 2);
  expect([USUAL_PLAN.isTalking, together.isTalking]).toEqual([undefined, true]);
  expect(withPeople(together, 1).isTalking).toBeUndefined();
  const { isTalking: _, ...silent } = together;
  expect(withPeople(silent, 3).isTalking).toBeUndefined();
  expect(withPeople({ ...USUAL_PLAN, isTalking: true }, 1).isTalking).toBe(true);
});
