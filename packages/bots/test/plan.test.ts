/** Bots of one team make the same plan, each from what it knows itself. */
import {
  type Command,
  type Event,
  Game,
  type NewGame,
  randomFrom,
  seatViewer,
  told,
  VERB,
  verbOf,
  type Who,
  whoOf,
} from '@room25/engine';
import { PHASE, PROGRAMMING, ROLE_KNOWN, tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { decide, type Plan, posted, type Task, type TaskOptions, taskOf } from '../src/index.ts';
import { BOTS } from '../src/levels.ts';
import { sheetAt } from './tables.ts';

const COOPERATION: Omit<NewGame, 'seed'> = { edition: 'ultimate', mode: 'cooperation', players: 4 };
const SUSPICION: Omit<NewGame, 'seed'> = { edition: 'second', mode: 'suspicion', players: 6 };

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

const guardsIn = ({ game }: Begun): readonly Who[] => {
  const table = tableOf(game);
  return table.terms.cast.filter((who) => table.isGuard(who));
};

const show = ({ game }: Begun, guards: readonly Who[]): void => {
  for (const who of guards) tableOf(game).show(who, 'GUARD-REVEAL');
};

const taskIn = ({ game, log }: Begun, seat: number, more: Partial<TaskOptions> = {}): Task => {
  const isProgram = (code: Command): boolean => game.seatOf(whoOf(code)) === seat;
  const answers = game.cast.flatMap((who) => game.answers(who)).filter(isProgram);
  return posted(
    taskOf(game, seat, { log, level: 'normal', seed: `${seat}`, answers, isSayable: () => false, ...more }),
  );
};

const planOf = (begun: Begun, seat: number, more: Partial<TaskOptions> = {}): Plan | undefined =>
  decide(taskIn(begun, seat, more), { steps: 1 }).plan;

const seatsOf = ({ game }: Begun): readonly number[] => game.seats.map((_, seat) => seat);

describe('a common plan', () => {
  it.each([1, 2, 3])('is the same to all who make it, in turn %i', (turn) => {
    const begun = programming(COOPERATION, turn);
    const [first, ...others] = seatsOf(begun).map((seat) => planOf(begun, seat));
    expect(first?.turn).toBe(turn);
    expect(first?.programs).toHaveLength(begun.game.awaited.length);
    for (const plan of others) expect(plan).toEqual(first);
  });

  it('is made once: the next of the team has it at once', () => {
    const begun = programming(COOPERATION, 1, 'once');
    const piecesFor = (seat: number): number => {
      const thinking = BOTS.normal(taskIn(begun, seat));
      let pieces = 1;
      while (thinking.prepare!()) pieces++;
      return pieces;
    };
    expect(piecesFor(0)).toBeGreaterThan(1);
    expect(seatsOf(begun).slice(1).map(piecesFor)).toEqual([1, 1, 1]);
  });

  it('is not mixed up with that of another table, which is made meanwhile', () => {
    const tables = ['one', 'other'].map((seed) => programming(COOPERATION, 1, seed));
    const thinking = [...tables, ...tables].map((begun, place) => BOTS.normal(taskIn(begun, place)));
    while (thinking.map((each) => each.prepare!()).includes(true));
    const plans = thinking.map(({ decision }) => decision.plan);
    expect(plans).toEqual([...tables, ...tables].map((begun) => planOf(begun, 0)));
    expect(plans[0]).not.toEqual(plans[1]);
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

  it('is not made where somebody may be a guard, nor by one that is alone among people', () => {
    const doubtful = programming(SUSPICION, 1);
    show(doubtful, guardsIn(doubtful).slice(1));
    for (const seat of seatsOf(doubtful)) expect(planOf(doubtful, seat)).toBeUndefined();
    expect(planOf(programming(COOPERATION, 1), 0, { levels: ['normal', undefined, undefined, undefined] })).toBe(
      undefined,
    );
  });

  it('is made inside a team, by each of it the same, and for nobody else', () => {
    const begun = programming({ edition: 'second', mode: 'team', players: 4 }, 1);
    const plans = seatsOf(begun).map((seat) => planOf(begun, seat));
    for (const [seat, plan] of plans.entries()) {
      expect(plan?.programs.map((code) => begun.game.seatOf(whoOf(code)) % 2)).toEqual([seat % 2, seat % 2]);
      expect(plan).toEqual(plans[seat % 2]);
    }
  });

  it('is made by prisoners who know all guards, by each the same, and by no guard', () => {
    const begun = programming(SUSPICION, 1);
    const guards = guardsIn(begun);
    show(begun, guards);
    const plans = seatsOf(begun).map((seat) => planOf(begun, seat));
    const [plan] = plans.filter((each) => each !== undefined);
    expect(plan?.programs.map((code) => begun.game.seatOf(whoOf(code))).toSorted()).toEqual(
      seatsOf(begun).filter((seat) => !guards.some((who) => begun.game.seatOf(who) === seat)),
    );
    for (const [seat, own] of plans.entries())
      expect(own).toEqual(guards.some((who) => begun.game.seatOf(who) === seat) ? undefined : plan);
  });

  it('is made by prisoners from what they know in common', () => {
    const begun = programming(SUSPICION, 1);
    const { game, log } = begun;
    const guards = guardsIn(begun);
    const [left, ...friends] = seatsOf(begun).filter((seat) => !guards.some((who) => game.seatOf(who) === seat));
    const { s, terms } = tableOf(game);
    for (const who of terms.cast) for (const seat of friends) s[ROLE_KNOWN + who]! |= 1 << seat;
    const plan = planOf(begun, friends[0]!);
    expect(plan?.programs.map((code) => game.seatOf(whoOf(code))).toSorted()).toEqual(friends);
    expect(planOf(begun, left!)).toBeUndefined();
    for (const seat of friends) {
      const viewer = seatViewer(seat);
      const heard = log.map((event) => told(event, viewer));
      expect(planOf({ game: game.imagine(viewer, randomFrom('other', `${seat}`)), log: heard }, seat)).toEqual(plan);
    }
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
