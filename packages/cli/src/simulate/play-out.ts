/** A whole game between bots. */
import { BOTS, type BotKind, BotSeat } from '@room25/bots';
import { type Command, type Event, Game, type Sheet } from '@room25/engine';

export interface PlayedGame {
  readonly game: Game;
  readonly commands: readonly Command[];
}

/** `kinds` names the bot of each seat. */
export const playOut = (sheet: Sheet, kinds: readonly BotKind[]): PlayedGame => {
  const log: Event[] = [];
  const game = Game.setUp(sheet, (event) => log.push(event));
  if (!(game instanceof Game)) throw new Error(game.map(({ message }) => message).join('; '));
  const seats = kinds.map((kind, seat) => new BotSeat(game, seat, log, BOTS[kind](`${sheet.seed} seat ${seat + 1}`)));
  const commands: Command[] = [];
  while (!game.outcome) {
    const command = seats[game.seatOf(game.awaited[0]!)]!.choose();
    const refusal = game.apply(command);
    if (refusal) throw new Error(`a bot made an illegal move (${refusal.rule}), seed ${sheet.seed}`);
    commands.push(command);
  }
  return { game, commands };
};
