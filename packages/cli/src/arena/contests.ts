/** Who plays against whom, who has which seat, and who has won. */

import { isOracle, type Player } from '@room25/bots';
import { EVERYONE, type Game, type View, winningSeats } from '@room25/engine';

/** The players that meet: one, or two against each other. */
export type Match = readonly [Player] | readonly [Player, Player];

export interface Contest {
  readonly matches: (players: readonly Player[]) => readonly Match[];
  /** For each seat, which player of the match has it. */
  readonly seats: (game: Game, number: number) => readonly number[];
  /** Which player of the match has won; none if neither has. */
  readonly winner: (game: Game, seats: readonly number[]) => number | undefined;
}

/** All seats are of one kind: do they get out? */
export const ALONE: Contest = {
  matches: (players) => players.map((player) => [player]),
  seats: (game) => game.seats.map(() => 0),
  winner: (game) => (winningSeats(game).length > 0 ? 0 : undefined),
};

/** Every kind of prisoners with every kind of guards. */
export const BY_ROLE: Contest = {
  matches: (players) => {
    const levels = players.filter(isLevel);
    return levels.flatMap((prisoners) => levels.map((guards): Match => [prisoners, guards]));
  },
  seats: (game) => ofSeats(game, ({ role }) => (role === 'prisoner' ? 0 : 1)),
  winner: (game) => (game.outcome!.result === 'prisoners' ? 0 : 1),
};

/** Each kind against each other kind, side against side. */
export const RIVALS: Contest = {
  matches: (players) => {
    const levels = players.filter(isLevel);
    return levels.flatMap((one, place) => levels.slice(place + 1).map((other): Match => [other, one]));
  },
  // One side against all others: each side and each kind in turn, so that after two games both have had as many seats.
  seats: (game, number) => {
    const alone = Math.floor(number / 2) % game.sides.length;
    return ofSeats(game, ({ side = 0 }) => (side === alone ? number % 2 : 1 - (number % 2)));
  },
  winner: (game, seats) => seats[winningSeats(game)[0] ?? -1],
};

/** An oracle is no upper bound where it would also know who is who. */
const isLevel = (player: Player): boolean => !isOracle(player);

const ofSeats = (game: Game, kind: (character: View['cast'][number]) => number): readonly number[] => {
  const { cast } = game.view(EVERYONE);
  return game.seats.map((_, seat) => kind(cast.find((character) => character.seat === seat)!));
};
