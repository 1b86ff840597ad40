/** A whole game between bots. */
import { type Budget, decide, type Level, speakersOf, taskOf } from '@room25/bots';
import { type Command, type Event, Game, type Sheet } from '@room25/engine';

export interface PlayedGame {
  readonly game: Game;
  readonly commands: readonly Command[];
}

/** `levels` names the bot of each seat; each decision gets the same budget, or its level's own. */
export const playOut = (sheet: Sheet, levels: readonly Level[], budget?: Budget): PlayedGame => {
  const log: Event[] = [];
  const game = Game.setUp(sheet, (event) => log.push(event));
  if (!(game instanceof Game)) throw new Error(game.map(({ message }) => message).join('; '));
  const commands: Command[] = [];
  const ask = (seat: number): boolean => {
    const { command } = decide(taskOf(game, seat, log, levels[seat]!, `${sheet.seed} seat ${seat + 1}`), budget);
    if (command === undefined) return false;
    const refusal = game.apply(command);
    if (refusal) throw new Error(`a bot made an illegal move (${refusal.rule}), seed ${sheet.seed}`);
    commands.push(command);
    return true;
  };
  for (let told = 0; !game.outcome; ) {
    const speakers = speakersOf(log.slice(told));
    told = log.length;
    for (const seat of speakers) while (isListening(game, seat) && ask(seat));
    if (!game.outcome) ask(game.seatOf(game.awaited[0]!));
  }
  return { game, commands };
};

/** Who is awaited will be asked anyway. */
const isListening = (game: Game, seat: number): boolean =>
  !game.outcome && !game.awaited.some((who) => game.seatOf(who) === seat);
