/** A whole game between bots. */
import { type Decision, decide, speakersOf, type Task } from '@room25/bots';
import { type Command, type Event, Game, type Sheet } from '@room25/engine';
import { type Budgets, isOracle, type Player, taskFor } from './player.ts';

export interface PlayedGame {
  readonly game: Game;
  readonly commands: readonly Command[];
}

export interface Seating {
  /** The player of each seat. */
  readonly players: readonly Player[];
  readonly budgets?: Budgets;
  /** Hears each decision before it is carried out. */
  readonly watch?: (decision: Watched) => void;
  /** Where to leave off, if not at the end. */
  readonly isEnough?: (game: Game) => boolean;
}

export interface Watched extends Decision {
  readonly game: Game;
  readonly task: Task;
  readonly seat: number;
  /** How many commands the game has had. */
  readonly at: number;
}

export const playOut = (sheet: Sheet, { players, budgets = {}, watch, isEnough }: Seating): PlayedGame => {
  const log: Event[] = [];
  const game = Game.setUp(sheet, (event) => log.push(event));
  if (!(game instanceof Game)) throw new Error(game.map(({ message }) => message).join('; '));
  const commands: Command[] = [];
  const plans: (Decision['plan'] | undefined)[] = [];
  const levels = players.map((player) => (isOracle(player) ? 'hard' : player));
  const ask = (seat: number): boolean => {
    const player = players[seat]!;
    const task = taskFor(player, {
      game,
      seat,
      log,
      seed: `${sheet.seed} seat ${seat + 1}`,
      levels,
      plan: plans[seat],
    });
    const decision = decide(task, budgets[player]);
    plans[seat] = decision.plan ?? plans[seat];
    if (decision.command === undefined) return false;
    watch?.({ ...decision, game, task, seat, at: commands.length });
    const refusal = game.apply(decision.command);
    if (refusal) throw new Error(`a bot made an illegal move (${refusal.rule}), seed ${sheet.seed}`);
    commands.push(decision.command);
    return true;
  };
  for (let told = 0; !game.outcome && !isEnough?.(game); ) {
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
