/** Every edition × mode × number of players, and random games on them. */
import {
  type Command,
  EDITION_RULES,
  EDITIONS,
  type Edition,
  Game,
  isComplaints,
  MODES,
  type Mode,
  newSheet,
  type Options,
  type Random,
  randomFrom,
  type Sheet,
} from '../src/index.ts';

export interface Place {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly players: number;
  readonly composition?: string;
  readonly options?: Options;
}

/** The ways to play a mode: with each composition of the base games; with each level of Ultimate. */
const variantsOf = (edition: Edition, mode: Mode, players: number): Pick<Place, 'composition' | 'options'>[] => {
  if (!EDITION_RULES[edition].hasUltimate)
    return Object.keys(EDITION_RULES[edition].compositions).map((composition) => ({ composition }));
  const variants: Options[] = [{ level: 'quick-start' }, { level: 'ultimate' }, { mac: 'all' }];
  if (mode === 'cooperation' || mode === 'solo') variants.push({ madness: 'on' }, { mac: 'none' });
  if (mode === 'suspicion' && players === 5) variants.push({ guards: '1' });
  return variants.map((options) => ({ options }));
};

export const PLACES: readonly Place[] = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) =>
    Object.keys(EDITION_RULES[edition].modes[mode]?.seating ?? {})
      .map(Number)
      .flatMap((players) =>
        variantsOf(edition, mode, players).map((variant) => ({ edition, mode, players, ...variant })),
      ),
  ),
);

export const nameOf = ({ edition, mode, players, composition, options }: Place): string =>
  [edition, mode, players, composition, ...Object.entries(options ?? {}).flat()].filter(Boolean).join(' ');

export const sheetAt = (place: Place, seed: string, more: Partial<Sheet> = {}): Sheet => {
  const sheet = newSheet({ ...place, seed });
  if (!('order' in sheet)) throw new Error(sheet.map(({ message }) => message).join('; '));
  return { ...sheet, ...more };
};

export const gameAt = (place: Place, seed: string, more: Partial<Sheet> = {}): Game => {
  const game = Game.setUp(sheetAt(place, seed, more));
  if (isComplaints(game)) throw new Error(game.map(({ message }) => message).join('; '));
  return game;
};

/** A random legal command: mostly an answer of somebody awaited, now and then an aside. */
export const anyCommand = (game: Game, random: Random): Command => {
  if (random.below(8) === 0) {
    const asides = game.cast.flatMap((who) => game.asides(who));
    if (asides.length > 0) return asides[random.below(asides.length)] as Command;
  }
  const { awaited } = game;
  const answers = game.answers(awaited[random.below(awaited.length)] as number);
  return answers[random.below(answers.length)] as Command;
};

/** Plays on to the end; `watch` is called before each command. */
export const playOut = (game: Game, random: Random, watch?: (command: Command) => void): Command[] => {
  const commands: Command[] = [];
  while (!game.outcome) {
    const command = anyCommand(game, random);
    watch?.(command);
    const refusal = game.apply(command);
    if (refusal) throw new Error(`a legal command was refused: ${refusal.rule}`);
    commands.push(command);
    if (commands.length > 5_000) throw new Error('the game does not end');
  }
  return commands;
};

export const randomAt = (seed: string): Random => randomFrom(seed, 'test');
