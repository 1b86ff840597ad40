/** Games between bots, stopped at wherever a test wants to look. */
import { type Event, Game, type Sheet } from '@room25/engine';
import { type Budget, decide, type Level, speakersOf, type Task, taskOf } from '../src/index.ts';

export interface Played {
  readonly game: Game;
  readonly log: readonly Event[];
}

interface Players {
  /** The level of each seat, in turn. */
  readonly levels: readonly Level[];
  /** Of each decision, by its number. */
  readonly budget?: (number: number) => Budget;
  /** Sees each task before it is decided on. */
  readonly look?: (task: Task, game: Game, log: readonly Event[]) => void;
}

export const playOut = (sheet: Sheet, { levels, budget = thinkNowAndThen, look }: Players): Played => {
  const log: Event[] = [];
  const game = Game.setUp(sheet, (event) => log.push(event)) as Game;
  let decisions = 0;
  const levelOf = (seat: number): Level => levels[seat % levels.length]!;
  const ask = (seat: number): boolean => {
    const task = taskOf(game, seat, {
      log,
      level: levelOf(seat),
      seed: `${seat}`,
      levels: game.seats.map((_, at) => levelOf(at)),
    });
    look?.(task, game, log);
    const { command } = decide(task, budget(decisions++));
    if (command === undefined) return false;
    const refusal = game.apply(command);
    if (refusal) throw new Error(`refused by ${refusal.rule}`);
    return true;
  };
  const isAwaited = (seat: number): boolean => game.awaited.some((who) => game.seatOf(who) === seat);
  for (let told = 0; !game.outcome; ) {
    const speakers = speakersOf(log.slice(told));
    told = log.length;
    for (const seat of speakers) while (!game.outcome && !isAwaited(seat) && ask(seat));
    if (!game.outcome) ask(game.seatOf(game.awaited[0]!));
  }
  return { game, log };
};

/** Enough for a test that wants games, not good ones. */
const thinkNowAndThen = (number: number): Budget => ({ steps: number % 32 === 8 ? 1 : 0 });
