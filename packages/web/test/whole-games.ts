/** Whole games for tests: played by the quickest bots, so that everything a screen may be given has really happened. */
import { decide, taskOf } from '@room25/bots';
import {
  type Command,
  EDITION_RULES,
  EDITIONS,
  type Edition,
  type Event,
  type Game,
  MODES,
  type Mode,
  RULES_VERSION,
  SPECTATOR,
} from '@room25/engine';
import { newGame } from '@room25/test-kit';
import type { SavedTable } from '../src/saves/saved-table.ts';

interface Wish {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly players: number;
  readonly seed: string;
}

export interface WholeGame {
  readonly record: SavedTable;
  readonly events: readonly Event[];
}

/** Every edition in every mode, with as many players as it takes at most. */
export const WISHES: readonly Wish[] = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) => {
    const rules = EDITION_RULES[edition].modes[mode];
    const players = Math.max(...Object.keys(rules?.seating ?? {}).map(Number));
    return rules ? [{ edition, mode, players, seed: `${edition} ${mode}` }] : [];
  }),
);

const PLAYED = new Map<string, WholeGame>();

export const wholeGame = (wish: Wish): WholeGame => {
  const known = PLAYED.get(wish.seed) ?? playOut(wish);
  PLAYED.set(wish.seed, known);
  return known;
};

const playOut = (wish: Wish): WholeGame => {
  const events: Event[] = [];
  const game = newGame(wish, (event) => events.push(event));
  const commands: Command[] = [];
  while (!game.outcome) {
    const seat = game.seatOf(game.awaited[0]!);
    const { command } = decide(taskOf(game, seat, { log: events, level: 'easy', seed: `${wish.seed} ${seat}` }), {
      steps: 1,
    });
    if (command === undefined || game.apply(command)) throw new Error('an illegal move');
    commands.push(command);
  }
  return { record: recordOf(game, commands, wish.seed), events };
};

export const recordOf = (game: Game, commands: readonly Command[], id: string): SavedTable => {
  const { turn, turnsLeft, outcome } = game.view(SPECTATOR);
  return {
    id,
    rules: RULES_VERSION,
    sheet: game.save().sheet,
    commands,
    seats: game.seats.map((_, seat) => ({ player: seat === 0 ? 'person' : 'easy' })),
    turn,
    turnsLeft,
    time: Date.UTC(2026, 10, 15),
    ...(outcome && { outcome }),
  };
};
