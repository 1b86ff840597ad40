/** Games for tests: set up, or an error is thrown; and played to their end. */
import {
  type Command,
  type Event,
  Game,
  isComplaints,
  type NewGame,
  newSheet,
  type Random,
  type Sheet,
  verbOf,
} from '@room25/engine';

export const newGame = (terms: NewGame, listener?: (event: Event) => void): Game => {
  const sheet = newSheet(terms);
  if (isComplaints(sheet)) throw new Error(sheet.map(({ message }) => message).join('; '));
  return gameFrom(sheet, listener);
};

export const gameFrom = (sheet: Sheet, listener?: (event: Event) => void): Game => {
  const game = Game.setUp(sheet, listener);
  if (isComplaints(game)) throw new Error(game.map(({ message }) => message).join('; '));
  return game;
};

/** A random legal command: mostly an answer of somebody awaited, now and then an aside. */
export const anyCommand = (game: Game, random: Random): Command => {
  if (random.below(8) === 0) {
    const asides = game.cast.flatMap((who) => game.asides(who));
    // Each kind is equally likely, however many there are of it.
    const verbs = [...new Set(asides.map(verbOf))];
    const verb = verbs.length > 0 && oneOf(verbs, random);
    const those = asides.filter((aside) => verbOf(aside) === verb);
    if (those.length > 0) return oneOf(those, random);
  }
  return oneOf(game.answers(oneOf(game.awaited, random)), random);
};

/** Plays on at random to the end; `watch` is called before each command. */
export const playOut = (game: Game, random: Random, watch?: (command: Command) => void): Command[] =>
  playBy(game, () => {
    const command = anyCommand(game, random);
    watch?.(command);
    return command;
  });

/** Everybody takes the first legal answer. */
export const playFirst = (game: Game): Command[] => playBy(game, () => game.answers(game.awaited[0]!)[0]!);

const playBy = (game: Game, choose: () => Command): Command[] => {
  const commands: Command[] = [];
  while (!game.outcome) {
    const command = choose();
    const refusal = game.apply(command);
    if (refusal) throw new Error(`a legal command was refused: ${refusal.rule}`);
    commands.push(command);
    if (commands.length > 5_000) throw new Error('the game does not end');
  }
  return commands;
};

const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;
