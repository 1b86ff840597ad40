import { EDITION_RULES, type Event, Game, type Mode, type NewGame, newSheet, type Sheet } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { BOT_KINDS, BOTS, type Bot, BotSeat, type Question } from '../src/index.ts';

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

const playOut = (sheet: Sheet, seats: (seat: number) => Bot): Event[] => {
  const log: Event[] = [];
  const game = Game.setUp(sheet, (event) => log.push(event)) as Game;
  const bots = game.table.terms.seats.map((_, seat) => new BotSeat(game, seat, log, seats(seat)));
  while (!game.outcome) {
    const refusal = game.apply(bots[game.seatOf(game.awaited[0]!)]!.choose());
    if (refusal) throw new Error(`refused by ${refusal.rule}`);
  }
  return log;
};

describe.each(BOT_KINDS)('the %s bot', (kind) => {
  it.each([...TABLES, ...VARIANTS])(
    'plays $edition $mode with $players $options to an end, the same from the same seed',
    (table) => {
      const sheet = newSheet({ ...table, seed: 'bots' }) as Sheet;
      const play = (): Event[] => playOut(sheet, (seat) => BOTS[kind](`${seat}`));
      const log = play();
      expect(log.at(-1)!.kind).toBe('over');
      expect(play()).toEqual(log);
    },
  );
});

it('is shown what its seat may see, and nothing more', () => {
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 6, seed: 'spy' }) as Sheet;
  const heard: Event[][] = Array.from({ length: 6 }, () => []);
  const log = playOut(sheet, (seat) => {
    const bot = BOTS.simple(`${seat}`);
    return {
      choose(question: Question) {
        const { view, events } = question;
        heard[seat]!.push(...events);
        for (const character of view.cast)
          if (character.seat !== seat && !character.shown) expect(character).not.toHaveProperty('role');
        return bot.choose(question);
      },
    };
  });
  for (const [seat, events] of heard.entries()) {
    for (const event of events)
      if (event.kind === 'looked') expect(event.room !== undefined).toBe(event.seats.includes(seat));
    expect(events.map(({ kind }) => kind)).toEqual(log.slice(0, events.length).map(({ kind }) => kind));
  }
});
