/**
 * A bot knows what its seat knows: in another game that its seat could not tell from the real one, it decides the same for the
 * same reasons.
 */
import { EDITIONS, type Event, type Game, randomFrom, seatViewer, told } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { type Budget, decide, LEVELS, type Level, posted, type Task, taskOf } from '../src/index.ts';
import { playOut } from './play.ts';
import { ALL_TABLES, sheetAt, type Table } from './tables.ts';

/** Of each table and level. */
const MOMENTS = Number(process.env.BOT_MOMENTS ?? 2);

describe.each(LEVELS)('the %s bot', (level) => {
  it.each(EDITIONS)('decides in %s games by what its seat knows and by nothing else', (edition) => {
    let differing = 0;
    for (const table of ALL_TABLES.filter((each) => each.edition === edition))
      for (const { game, seat, log, budget } of momentsOf(table, level)) {
        const viewer = seatViewer(seat);
        const other = game.imagine(viewer, randomFrom(`${log.length}`, 'other'));
        const heard = log.map((event) => told(event, viewer));
        const real = taskOf(game, seat, { log, level, seed: 'law' });
        const imagined = taskOf(other, seat, { log: heard, level, seed: 'law' });
        expect(posted(imagined)).toEqual(posted(real));
        expect(decide(imagined, budget)).toEqual(decide(real, budget));
        differing += String(tableOf(other).s) === String(tableOf(game).s) ? 0 : 1;
      }
    // Two worlds that are the same would show nothing.
    expect(differing).toBeGreaterThan(0);
  });

  it('decides on a task that was posted as on the task itself, and leaves it as it was', () => {
    for (const table of ALL_TABLES.filter(({ edition, players }) => edition === 'ultimate' && players === 4))
      for (const { game, seat, log, budget } of momentsOf(table, level)) {
        const task = taskOf(game, seat, { log, level, seed: 'posted' });
        const copy = frozen(structuredClone(posted(task)));
        expect(decide(copy, budget)).toEqual(decide(task, budget));
        expect(decide(copy, budget)).toEqual(decide(copy, budget));
      }
  });

  it('answers with something that it may do, whenever it is stopped', () => {
    for (const table of ALL_TABLES.filter(({ players }) => players === 3))
      for (const { game, seat, log } of momentsOf(table, level)) {
        const task = taskOf(game, seat, { log, level, seed: 'stopped' });
        for (const steps of [0, 1, 2]) {
          const { command } = decide(task, { steps });
          expect([...task.answers, ...task.asides, ...(task.answers.length > 0 ? [] : [undefined])]).toContain(command);
        }
      }
  });
});

describe('a task', () => {
  const SEED = 'the seed of the deal';

  it('is what the seat may see, and nothing more', () => {
    let looks = 0;
    const look = ({ seat, view, events }: Task): void => {
      for (const character of view.cast)
        if (character.seat !== seat && !character.shown) expect(character).not.toHaveProperty('role');
      for (const event of events)
        if (event.kind === 'looked' && !event.seats.includes(seat)) {
          expect(event).not.toHaveProperty('room');
          looks++;
        }
    };
    playOut(sheetAt({ edition: 'second', mode: 'suspicion', players: 6 }, SEED), { levels: ['easy'], look });
    expect(looks).toBeGreaterThan(0);
  });

  it('does not tell the seed of the game, even where the seed of the bot was made from it', () => {
    const look = (task: Task, game: Game, log: readonly Event[]): void =>
      expect(
        JSON.stringify(posted(taskOf(game, task.seat, { log, level: 'hard', seed: `${SEED} seat 1` }))),
      ).not.toContain(SEED);
    playOut(sheetAt({ edition: 'second', mode: 'solo', players: 1 }, SEED), { levels: ['random'], look });
  });

  it('has another seed for each decision and each seat', () => {
    const seeds: string[] = [];
    const look = ({ seed }: Task): void => void seeds.push(seed);
    playOut(sheetAt({ edition: 'second', mode: 'suspicion', players: 4 }, SEED), { levels: ['random'], look });
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

interface Moment {
  readonly game: Game;
  readonly seat: number;
  readonly log: readonly Event[];
  readonly budget: Budget;
}

/** Moments of a game, other ones for each level. */
const momentsOf = (table: Table, level: Level): readonly Moment[] => {
  const moments = played(table);
  const random = randomFrom(JSON.stringify(table), level);
  return Array.from({ length: MOMENTS }, (_, index) => ({
    ...moments[random.below(moments.length)]!,
    budget: { steps: index % 3 },
  }));
};

/** Some play well, so that the game gets far, and others wildly, so that much happens. */
const played = (table: Table): readonly Omit<Moment, 'budget'>[] => {
  const known = PLAYED.get(table);
  if (known) return known;
  const moments: Omit<Moment, 'budget'>[] = [];
  const look = ({ seat }: Task, game: Game, log: readonly Event[]): void =>
    void moments.push({ game: game.clone(), seat, log: [...log] });
  playOut(sheetAt(table, 'moments'), { levels: ['easy', 'random'], look });
  PLAYED.set(table, moments);
  return moments;
};

const PLAYED = new Map<Table, readonly Omit<Moment, 'budget'>[]>();

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
};
