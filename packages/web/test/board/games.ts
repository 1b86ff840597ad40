/** Games that are played at random, one command after another, in every edition and mode. */
import {
  type Command,
  EDITION_RULES,
  EDITIONS,
  type Event,
  Game,
  MODES,
  newSheet,
  type Random,
  randomFrom,
} from '@room25/engine';
import type { Told } from '../../src/play/played-game.ts';

export interface Moment {
  readonly game: Game;
  /** What is about to be played. */
  readonly command: Command;
  readonly seat: number;
  /** Everything so far, untold. */
  readonly log: readonly Told[];
  readonly random: Random;
}

/** Every set-up that a mode is made for. */
export const SETUPS = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) =>
    Object.keys(EDITION_RULES[edition].modes[mode]?.seating ?? {}).map((players) => ({
      edition,
      mode,
      players: Number(players),
    })),
  ),
);

/** Plays games and visits the moment before each answer. */
export const playAtRandom = (seed: string, visit: (moment: Moment) => void): void => {
  for (const setup of SETUPS) playOne(newGame(setup, seed), randomFrom(seed, `play ${JSON.stringify(setup)}`), visit);
};

export const newGame = (setup: (typeof SETUPS)[number], seed: string): Game => {
  const sheet = newSheet({ ...setup, seed });
  if (!('edition' in sheet)) throw new Error(JSON.stringify(sheet));
  const game = Game.setUp(sheet);
  if (!(game instanceof Game)) throw new Error(JSON.stringify(game));
  return game;
};

const playOne = (game: Game, random: Random, visit: (moment: Moment) => void): void => {
  const log: Told[] = [];
  game.listen((event: Event) => log.push({ event, turn: game.view({ kind: 'spectator' }).turn }));
  while (game.outcome === undefined) {
    const who = oneOf(game.awaited, random);
    const command = oneOf(game.answers(who), random);
    visit({ game, command, seat: game.seatOf(who), log, random });
    const refusal = game.apply(command);
    if (refusal) throw new Error(refusal.rule);
  }
};

const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;
