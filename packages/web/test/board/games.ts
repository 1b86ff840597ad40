/** Games that are played at random, one command after another, in every edition and mode. */
import {
  type Command,
  EDITION_RULES,
  EDITIONS,
  type Event,
  type Game,
  MODES,
  type Random,
  randomFrom,
} from '@room25/engine';
import { newGame } from '@room25/test-kit';
import type { Told } from '../../src/play/played-game.ts';

export interface Moment {
  readonly game: Game;
  /** What is about to be played. */
  readonly command: Command;
  readonly seat: number;
  /** Everything so far, untold. */
  readonly log: readonly Told[];
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

/** Plays a game of each set-up and visits the moment before each answer, until a visit says that it has seen enough. */
export const playAtRandom = (seed: string, visit: Visit): void => {
  SETUPS.some((setup) =>
    playOne(newGame({ ...setup, seed }), randomFrom(seed, `play ${JSON.stringify(setup)}`), visit),
  );
};

type Visit = (moment: Moment) => unknown;

const playOne = (game: Game, random: Random, visit: Visit): boolean => {
  const log: Told[] = [];
  game.listen((event: Event) => log.push({ event, turn: game.view({ kind: 'spectator' }).turn }));
  while (game.outcome === undefined) {
    const who = oneOf(game.awaited, random);
    const command = oneOf(game.answers(who), random);
    if (visit({ game, command, seat: game.seatOf(who), log }) === 'enough') return true;
    const refusal = game.apply(command);
    if (refusal) throw new Error(refusal.rule);
  }
  return false;
};

const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;
