/** A whole game between bots. */
import {
  type Command,
  type Event,
  Game,
  isComplaints,
  playAtRandom,
  randomFrom,
  type Sheet,
  type Who,
} from '@room25/engine';
import type { Decision } from './bot.ts';
import { decide } from './decide.ts';
import { type Budgets, isOracle, type Player, taskFor } from './player.ts';
import type { Style } from './style.ts';
import { speakersOf, type Task } from './task.ts';

export interface FinishedGame {
  readonly game: Game;
  readonly commands: readonly Command[];
  /** Everything that happened, if somebody listened. */
  readonly events: readonly Event[];
}

export interface Seating {
  /** The player of each seat. */
  readonly players: readonly Player[];
  readonly budgets?: Budgets;
  /** How each seat likes to play, if that is not drawn. */
  readonly styles?: readonly (Style | undefined)[];
  /** Changes the game before anybody is asked: for measurements only. */
  readonly prepare?: (game: Game) => void;
  /** Called with the seat whose decision comes next. */
  readonly turnTo?: (seat: number) => void;
  /** Called with each decision before it is carried out. */
  readonly watch?: (decision: Watched) => void;
  /** Where to stop, if not at the end. */
  readonly isEnough?: (game: Game) => boolean;
}

export interface Watched extends Decision {
  readonly game: Game;
  readonly task: Task;
  readonly seat: number;
  /** How many commands the game has had. */
  readonly at: number;
}

export const playOut = (sheet: Sheet, seating: Seating): FinishedGame => {
  const { players, budgets = {}, styles = [], prepare, turnTo, watch, isEnough } = seating;
  const log: Event[] = [];
  const isHeard = watch !== undefined || !players.every(drawsLots);
  const game = Game.setUp(sheet, isHeard ? (event) => log.push(event) : undefined);
  if (isComplaints(game)) throw new Error(game.map(({ message }) => message).join('; '));
  prepare?.(game);
  const lots = randomFrom(game.seed, 'lots');
  if (!isHeard && !isEnough) return { game, commands: playAtRandom(game, lots), events: log };
  const commands: Command[] = [];
  const levels = players.map((player) => (isOracle(player) ? 'hard' : player));
  const plans: Decision['plan'][] = [];
  const taskOf = (seat: number): Task =>
    taskFor(players[seat]!, {
      game,
      seat,
      log,
      seed: `${game.seed} seat ${seat + 1}`,
      levels,
      plan: plans[seat],
      style: styles[seat],
    });
  const carryOut = (command: Command): void => {
    const refusal = game.apply(command);
    if (refusal) throw new Error(`a bot made an illegal move (${refusal.rule}), seed ${game.seed}`);
    commands.push(command);
  };
  const ask = (seat: number): boolean => {
    const task = taskOf(seat);
    turnTo?.(seat);
    const decision = decide(task, budgets[players[seat]!]);
    plans[seat] = decision.plan ?? plans[seat];
    if (decision.command === undefined) return false;
    watch?.({ ...decision, game, task, seat, at: commands.length });
    carryOut(decision.command);
    return true;
  };
  const drawLots = (who: Who, seat: number): void => {
    const answers = game.answers(who);
    const command = answers[lots.below(answers.length)]!;
    watch?.({ command, game, task: taskOf(seat), seat, at: commands.length });
    carryOut(command);
  };
  for (let told = 0; !game.outcome && !isEnough?.(game); ) {
    if (told < log.length) {
      const speakers = speakersOf(log.slice(told));
      told = log.length;
      for (const seat of speakers) while (isListening(game, seat) && ask(seat));
    }
    if (game.outcome) break;
    const who = game.awaited[0]!;
    const seat = game.seatOf(who);
    if (drawsLots(players[seat]!)) drawLots(who, seat);
    else ask(seat);
  }
  return { game, commands, events: log };
};

/**
 * A random bot reads only the answers of its task. Here it is asked without a task, and without hashing a seed for each decision;
 * so a table of them plays ten times as fast.
 */
const drawsLots = (player: Player): boolean => player === 'random';

/** Those who are awaited will be asked anyway. */
const isListening = (game: Game, seat: number): boolean =>
  !game.outcome && !game.awaited.some((who) => game.seatOf(who) === seat);
