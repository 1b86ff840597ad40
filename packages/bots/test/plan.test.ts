/** Bots of one team make the same plan, each from what it knows itself. */
import { type Event, Game, type NewGame, VERB, verbOf, whoOf } from '@room25/engine';
import { PHASE, PROGRAMMING, tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { decide, type Plan, posted, type TaskOptions, taskOf } from '../src/index.ts';
import { sheetAt } from './tables.ts';

const COOPERATION: Omit<NewGame, 'seed'> = { edition: 'ultimate', mode: 'cooperation', players: 4 };

interface Begun {
  readonly game: Game;
  readonly log: Event[];
}

/** Where all program, in that turn. */
const programming = (table: Omit<NewGame, 'seed'>, turn: number, seed = 'plan'): Begun => {
  const log: Event[] = [];
  const game = Game.setUp(sheetAt(table, seed), (event) => log.push(event)) as Game;
  while (!game.outcome && (game.turn < turn || tableOf(game).s[PHASE] !== PROGRAMMING)) {
    const seat = game.seatOf(game.awaited[0]!);
    game.apply(decide(taskOf(game, seat, { log, level: 'easy', seed: `${seat}` }), { steps: 1 }).command!);
  }
  expect(game.outcome).toBeUndefined();
  return { game, log };
};

const planOf = ({ game, log }: Begun, seat: number, more: Partial<TaskOptions> = {}): Plan | undefined => {
  const isProgram = (code: number): boolean => game.seatOf(whoOf(code)) === seat;
  const answers = game.cast.flatMap((who) => game.answers(who)).filter(isProgram);
  const task = taskOf(game, seat, { log, level: 'normal', seed: `${seat}`, answers, isSayable: () => false, ...more });
  return decide(posted(task), { steps: 1 }).plan;
};

const seatsOf = ({ game }: Begun): readonly number[] => game.seats.map((_, seat) => seat);

describe('a common plan', () => {
  it.each([1, 2, 3])('is the same to all who make it, in turn %i', (turn) => {
    const begun = programming(COOPERATION, turn);
    const [first, ...others] = seatsOf(begun).map((seat) => planOf(begun, seat));
    expect(first?.turn).toBe(turn);
    expect(first?.programs).toHaveLength(begun.game.awaited.length);
    for (const plan of others) expect(plan).toEqual(first);
  });

  it('stays the same while others program and speak', () => {
    const begun = programming(COOPERATION, 1);
    const { game } = begun;
    const before = planOf(begun, 3);
    const word = game.cast.flatMap((who) => game.asides(who)).find((code) => verbOf(code) === VERB.signal)!;
    expect(game.apply(game.answers(game.awaited[0]!)[0]!)).toBeUndefined();
    expect(game.apply(word)).toBeUndefined();
    expect(planOf(begun, 3)).toEqual(before);
  });

  it('has nothing for people, nor for bots that do not plan', () => {
    const begun = programming(COOPERATION, 1);
    const plan = planOf(begun, 0, { levels: ['normal', undefined, 'hard', 'random'] });
    expect(plan?.programs.map((code) => begun.game.seatOf(whoOf(code))).toSorted()).toEqual([0, 2]);
  });

  it('is not made where a guard would hear of it, nor by one that is alone among people', () => {
    const doubtful = programming({ edition: 'second', mode: 'suspicion', players: 5 }, 1);
    expect(planOf(doubtful, 0)).toBeUndefined();
    expect(planOf(programming(COOPERATION, 1), 0, { levels: ['normal', undefined, undefined, undefined] })).toBe(
      undefined,
    );
  });

  it('is kept once it is made', () => {
    const begun = programming(COOPERATION, 1);
    const plan: Plan = { turn: 1, programs: [begun.game.answers(begun.game.awaited[0]!)[7]!] };
    expect(planOf(begun, 0, { plan })).toEqual(plan);
    expect(planOf(begun, 0, { plan: { ...plan, turn: 0 } })).not.toEqual(plan);
  });

  it('is one of all pawns where one player has them all', () => {
    const begun = programming({ edition: 'ultimate', mode: 'solo', players: 1 }, 1);
    expect(planOf(begun, 0)?.programs).toHaveLength(begun.game.awaited.length);
  });
});
