/** Whole games for tests: those of the corpus, which bots have played, so that everything a screen may be given has really happened. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Command,
  EDITION_RULES,
  EDITIONS,
  type Edition,
  type Event,
  Game,
  isComplaints,
  MODES,
  type Mode,
  RULES_VERSION,
  readFile,
  SPECTATOR,
} from '@room25/engine';
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

const CORPUS = join(import.meta.dirname, `../../server/test/corpus/rules-${RULES_VERSION}`);
const PLAYED = new Map<string, WholeGame>();

export const wholeGame = (wish: Wish): WholeGame => {
  const known = PLAYED.get(wish.seed) ?? replayed(wish);
  PLAYED.set(wish.seed, known);
  return known;
};

const replayed = ({ edition, mode, players, seed }: Wish): WholeGame => {
  const text = readFileSync(join(CORPUS, `${edition}-${mode}-${players}.r25`), 'utf8');
  const { sheet, script } = readFile(text).games[0]!;
  const commands = script.flatMap((line) => (line.kind === 'command' ? [line.command] : []));
  const events: Event[] = [];
  const game = Game.setUp(sheet, (event) => events.push(event));
  if (isComplaints(game)) throw new Error(`no such game: ${seed}`);
  for (const command of commands) if (game.apply(command)) throw new Error(`an illegal move: ${seed}`);
  return { record: recordOf(game, commands, seed), events };
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
