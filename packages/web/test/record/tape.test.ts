/** A replay shows each seat what it saw, and nothing else. */
import { type Edition, type Mode, newSheet, randomFrom, type Sheet, seatViewer, type View } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../../src/play/local-game.ts';
import type { Player, Told } from '../../src/play/played-game.ts';
import { Tape } from '../../src/record/tape.ts';
import { randomBots } from '../play/random-bots.ts';

interface Seen {
  /** What the screen showed when everything that had happened, so many events, had been told. */
  readonly views: ReadonlyMap<number, View>;
  readonly log: readonly Told[];
  readonly game: LocalGame;
}

/** Somebody plays at seat 1 against bots, with random answers, signals too, and we look over its shoulder. */
const playLive = async (edition: Edition, mode: Mode, players: readonly Player[], seed: string): Promise<Seen> => {
  const sheet = newSheet({ edition, mode, players: players.length, seed }) as Sheet;
  const start = { id: seed, sheet, seats: players.map((player) => ({ player })) };
  const game = LocalGame.start(start, { bots: randomBots, keep: () => {} });
  if (!(game instanceof LocalGame)) throw new Error('no game');
  const views = new Map<number, View>();
  const random = randomFrom(seed, 'person');
  for (let step = 0; step < 5000 && game.view.value.phase !== 'over'; step++) {
    game.pace.skip();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { value: answers } = game.answers;
    // Words may still be shown while something is asked: then the table is ahead of them.
    const isAllTold = answers.length > 0 && Tape.of(game.record)?.length === game.log.value.length;
    if (isAllTold) views.set(game.log.value.length, game.view.value);
    const { value: asides } = game.asides;
    const choices = asides.length > 0 && random.below(5) === 0 ? asides : answers;
    if (choices.length > 0) await game.send(choices[random.below(choices.length)]!);
  }
  game.close();
  return { views, log: game.log.value, game };
};

describe('what a seat saw live it sees again', () => {
  it.each([
    ['second', 'suspicion', ['person', 'easy', 'easy', 'easy', 'easy']],
    ['prototype', 'suspicion', ['person', 'easy', 'easy', 'easy']],
    ['first', 'cooperation', ['person', 'easy', 'easy', 'easy']],
    ['second', 'competition', ['person', 'easy']],
    ['ultimate', 'team', ['person', 'easy', 'easy', 'easy']],
    ['ultimate', 'solo', ['person']],
  ] as const)('%s %s, whenever the table comes to rest', async (edition, mode, players) => {
    const { views, log, game } = await playLive(edition, mode, players, `${edition} ${mode}`);
    const tape = Tape.of(game.record)!;
    const viewer = seatViewer(0);
    expect(tape.length).toBe(log.length);
    expect(tape.toldAt(tape.length, viewer)).toEqual(log);
    for (const [position, shown] of views) expect(tape.viewAt(position, viewer), `at ${position}`).toEqual(shown);
    expect(views.size).toBeGreaterThan(tape.length / 15);
  });
});

it('a record that these rules do not play is no tape', async () => {
  const { game } = await playLive('second', 'competition', ['person', 'easy'], 'bad');
  const { rules, sheet, commands } = game.record;
  expect(Tape.of({ rules, sheet, commands: [...commands.slice(0, 3), commands[0]!] })).toBeUndefined();
  expect(Tape.of({ rules, sheet: { ...sheet, order: [] }, commands })).toBeUndefined();
});
