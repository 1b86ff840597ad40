/** A game with one person and bots, played in the page's own logic: how long the person decides, and how long they watch. */
import { decide, type Level, MILLISECONDS, type Task, taskOf } from '@room25/bots';
import {
  type Command,
  type Edition,
  type Event,
  Game,
  isComplaints,
  type Mode,
  newSheet,
  type Sheet,
  VERB,
  verbOf,
} from '@room25/engine';
import { LocalGame } from '../../src/play/local-game.ts';
import type { SavedTable } from '../../src/saves/saved-table.ts';
import { OwnTime } from './own-time.ts';

export interface GameSetup {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly players: number;
  readonly level: Level;
  readonly seed: string;
  /** How much the bots and the person think: so many moments, the same everywhere. */
  readonly steps: number;
}

/** In milliseconds. */
export interface Measured {
  readonly turns: number;
  /** Until the first plan. */
  readonly opening: number;
  readonly watched: number;
  readonly decided: number;
  readonly longestWait: number;
  /** What was watched, by what was shown. */
  readonly byKind: Readonly<Record<string, number>>;
}

/** How long a person is taken to think, in milliseconds. */
export const PERSON = { program: 6000, action: 3000, word: 2000 } as const;

const ME = 0;

/** Until the person is dead or the game is over. */
export const measureGame = async (setup: GameSetup): Promise<Measured> => {
  const { edition, mode, players, level, seed, steps } = setup;
  const time = new OwnTime();
  const think = (task: Task) => decide(task, { steps });
  const bots = {
    thinksAhead: true as const,
    decide: (task: Task) =>
      new Promise<ReturnType<typeof think>>((done) => time.after(MILLISECONDS[task.level], () => done(think(task)))),
    close() {},
  };
  const sheet = newSheet({ edition, mode, players, seed }) as Sheet;
  let kept: readonly Command[] = [];
  const seats = Array.from({ length: players }, (_, seat) => ({ player: seat === ME ? ('person' as const) : level }));
  const game = LocalGame.start(
    { id: seed, sheet, seats },
    { bots, time, asksToTell: true, keep: ({ commands }: SavedTable) => (kept = commands) },
  );
  if (isComplaints(game)) throw new Error('no game');

  const isOver = (): boolean =>
    game.view.value.phase === 'over' || game.view.value.cast.every(({ seat, cell }) => seat !== ME || !cell);
  const byKind: Record<string, number> = {};
  let opening: number | undefined;
  let [watched, decided, wait, longestWait] = [0, 0, 0, 0];
  let isThinking = false;
  while (!isOver()) {
    await time.settle();
    const { value: answers } = game.answers;
    const isToTell = answers.length === 0 && game.toTell?.now.value !== undefined;
    const isAsked = answers.length > 0 || isToTell;
    const isPlan = answers.some((answer) => verbOf(answer) === VERB.program);
    if (isPlan) opening ??= watched;
    if (isAsked && !isThinking) {
      isThinking = true;
      time.after(isToTell ? PERSON.word : isPlan ? PERSON.program : PERSON.action, () => {
        isThinking = false;
        const { value: now } = game.answers;
        const { command = now[0] } = now.length === 0 ? {} : think(taskFor(sheet, kept, setup));
        if (command === undefined) game.toTell?.keepSilent();
        else void game.send(now.includes(command) ? command : now[0]!);
      });
    }
    const shown = game.beat.value?.event.kind ?? 'nothing';
    const passed = time.jump();
    if (passed === undefined) break;
    if (isAsked) {
      decided += passed;
      wait = 0;
    } else {
      watched += passed;
      wait += passed;
      byKind[shown] = (byKind[shown] ?? 0) + passed;
      longestWait = Math.max(longestWait, wait);
    }
  }
  const { turn } = game.view.value;
  game.close();
  return { turns: turn, opening: opening ?? watched, watched, decided, longestWait, byKind };
};

/** What the person would be asked if they were a bot. */
const taskFor = (sheet: Sheet, commands: readonly Command[], { level, seed }: GameSetup): Task => {
  const log: Event[] = [];
  const game = Game.setUp(sheet, (event) => log.push(event)) as Game;
  game.listen((event) => log.push(event));
  for (const command of commands) game.apply(command);

  return taskOf(game, ME, { log, level, seed: `${seed} person` });
};
