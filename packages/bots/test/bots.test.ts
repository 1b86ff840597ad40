import { EDITION_RULES, type Event, Game, type Mode, type NewGame, newSheet, type Sheet } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { decide, LEVELS, type Level, speakersOf, type Task, taskOf } from '../src/index.ts';

type Table = Omit<NewGame, 'seed'>;

const TABLES: readonly Table[] = Object.values(EDITION_RULES).flatMap(({ id, modes }) =>
  Object.entries(modes).flatMap(([mode, { seating }]) =>
    Object.keys(seating).map((players) => ({ edition: id, mode: mode as Mode, players: Number(players), options: {} })),
  ),
);

const VARIANTS: readonly Table[] = [
  { edition: 'ultimate', mode: 'suspicion', players: 5, options: { level: 'quick-start', guards: '1' } },
  { edition: 'ultimate', mode: 'suspicion', players: 8, options: { mac: 'all' } },
  { edition: 'ultimate', mode: 'cooperation', players: 4, options: { mac: 'all' } },
  { edition: 'ultimate', mode: 'cooperation', players: 3, options: { madness: 'on' } },
  { edition: 'ultimate', mode: 'solo', players: 1, options: { level: 'quick-start', madness: 'on' } },
];

const playOut = (sheet: Sheet, level: Level, look?: (task: Task) => void): Event[] => {
  const log: Event[] = [];
  const game = Game.setUp(sheet, (event) => log.push(event)) as Game;
  const ask = (seat: number): boolean => {
    const task = taskOf(game, seat, log, level, `${seat}`);
    look?.(task);
    const { command } = decide(task, { steps: 2 });
    if (command === undefined) return false;
    const refusal = game.apply(command);
    if (refusal) throw new Error(`refused by ${refusal.rule}`);
    return true;
  };
  const isAwaited = (seat: number): boolean => game.awaited.some((who) => game.seatOf(who) === seat);
  for (let told = 0; !game.outcome; ) {
    const speakers = speakersOf(log.slice(told));
    told = log.length;
    for (const seat of speakers) while (!game.outcome && !isAwaited(seat) && ask(seat));
    if (!game.outcome) ask(game.seatOf(game.awaited[0]!));
  }
  return log;
};

describe.each(LEVELS)('the %s bot', (level) => {
  it.each([...TABLES, ...VARIANTS])(
    'plays $edition $mode with $players $options to an end, the same from the same seed',
    (table) => {
      const sheet = newSheet({ ...table, seed: 'bots' }) as Sheet;
      const log = playOut(sheet, level);
      expect(log.at(-1)!.kind).toBe('over');
      expect(playOut(sheet, level)).toEqual(log);
    },
  );
});

it('is shown what its seat may see, and nothing more', () => {
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 6, seed: 'spy' }) as Sheet;
  const log = playOut(sheet, 'easy', ({ seat, view, events }) => {
    for (const character of view.cast)
      if (character.seat !== seat && !character.shown) expect(character).not.toHaveProperty('role');
    for (const event of events)
      if (event.kind === 'looked' && !event.seats.includes(seat)) expect(event).not.toHaveProperty('room');
  });
  expect(log.some(({ kind }) => kind === 'looked')).toBe(true);
});
