/** What a bot is given: what a person at its seat would be asked and shown, and a world that this person could imagine. */
import {
  type Command,
  type Event,
  type Game,
  randomFrom,
  type SavedGame,
  seatViewer,
  streamKey,
  type View,
  type Who,
} from '@room25/engine';
import type { Level } from './levels.ts';
import type { Plan } from './search/plan.ts';
import { type Style, styleOf } from './style.ts';

/** Plain data, so that it can be posted to a worker; a bot keeps nothing from one task to the next. */
export interface Task {
  /** The version of the rules that its game is played by. */
  readonly rules: number;
  readonly level: Level;
  /** All the chance of this decision. */
  readonly seed: string;
  readonly seat: number;
  /** The table, as this seat sees it. */
  readonly view: View;
  /** What this seat has been told since the game began. */
  readonly events: readonly Event[];
  /** What its characters may answer; none while others are awaited: then it is only asked whether it has something to say. */
  readonly answers: readonly Command[];
  /** What it may do besides: reminders, signals, showing its role. It is asked again afterwards. */
  readonly asides: readonly Command[];
  /** A whole game that this seat could be in. It contains nothing that the seat does not know (`Game.imagine`). */
  readonly world: SavedGame;
  /** By seat: the level of its bot, which is public; none for a person. Without it all are like this one. */
  readonly levels?: readonly (Level | undefined)[] | undefined;
  /** What the bot of this seat planned when it programmed. */
  readonly plan?: Plan | undefined;
  /** How the bot of this seat likes to play. */
  readonly style?: Style | undefined;
}

/** A list that is long, and most of the time not read. */
export interface Log {
  readonly length: number;
  slice(start: number, end: number): Event[];
}

export interface TaskOptions {
  /** All that has happened; the task tells of it what the seat may know, and reads it only for whoever looks. */
  readonly log: Log;
  readonly level: Level;
  /** The bot's seed for the whole game; the number of events, which is public, makes another one of it for each decision. */
  readonly seed: string;
  /** What it is still asked, if that is not everything the game would let it answer. */
  readonly answers?: readonly Command[];
  /** What may be said at this table; by default everything the game allows. */
  readonly isSayable?: (aside: Command) => boolean;
  /** By seat: the level of its bot; none for a person. */
  readonly levels?: readonly (Level | undefined)[] | undefined;
  /** The plan of this seat's latest decision that had one. */
  readonly plan?: Plan | undefined;
  /** How it likes to play, if that is not to be drawn from its seed. */
  readonly style?: Style | undefined;
}

export const taskOf = (game: Game, seat: number, options: TaskOptions): Task => new SeatTask(game, seat, options);

/** Hashed: a seed made from the game's own must not tell a bot how the game was dealt. */
const seedOf = (seed: string, seat: number, told: number): string => streamKey(seed, `bot ${seat} ${told}`).join(' ');

/** The seats that were just shown something they may want to tell others about: ask those of bots. */
export const speakersOf = (news: readonly Event[]): readonly number[] => [
  ...new Set(news.flatMap((event) => (event.kind === 'looked' ? event.seats : []))),
];

/** The same, with every part computed, to be posted. */
export const posted = (task: Task): Task => ({ ...withoutEvents(task), events: task.events });

/** The same for somebody who already knows what has happened. */
export type UntoldTask = Omit<Task, 'events'>;

export const withoutEvents = ({
  rules,
  level,
  seed,
  seat,
  view,
  answers,
  asides,
  world,
  levels,
  plan,
  style,
}: UntoldTask): UntoldTask => ({
  rules,
  level,
  seed,
  seat,
  view,
  answers,
  asides,
  world,
  ...(levels && { levels }),
  ...(plan && { plan }),
  ...(style && { style }),
});

/** Every part is made when it is read, so that a bot that does not read it plays fast. */
class SeatTask implements Task {
  readonly level: Level;
  readonly seat: number;
  readonly levels: Task['levels'];
  readonly plan: Task['plan'];
  readonly #game: Game;
  /** Of the whole game. */
  readonly #gameSeed: string;
  readonly #log: Log;
  readonly #told: number;
  readonly #isSayable: ((aside: Command) => boolean) | undefined;
  #answers: readonly Command[] | undefined;
  #asides: readonly Command[] | undefined;
  #seed: string | undefined;
  #style: Style | undefined;
  #view: View | undefined;
  #world: SavedGame | undefined;

  constructor(game: Game, seat: number, options: TaskOptions) {
    const { log, level, seed, answers, isSayable, levels, plan, style } = options;
    this.level = level;
    this.seat = seat;
    this.levels = levels;
    this.plan = plan;
    this.#game = game;
    this.#gameSeed = seed;
    this.#style = style;
    this.#log = log;
    this.#told = log.length;
    this.#answers = answers;
    this.#isSayable = isSayable;
  }

  get rules(): number {
    return this.#game.rules;
  }

  get seed(): string {
    this.#seed ??= seedOf(this.#gameSeed, this.seat, this.#told);
    return this.#seed;
  }

  get style(): Style {
    this.#style ??= styleOf(this.#gameSeed, this.seat);
    return this.#style;
  }

  get view(): View {
    this.#view ??= this.#game.view(seatViewer(this.seat));
    return this.#view;
  }

  get events(): readonly Event[] {
    return this.#log.slice(0, this.#told).map((event) => this.#game.told(event, seatViewer(this.seat)));
  }

  get answers(): readonly Command[] {
    this.#answers ??= joined(this.#mine(this.#game.awaited).map((who) => this.#game.answers(who)));
    return this.#answers;
  }

  get asides(): readonly Command[] {
    this.#asides ??= this.#sayable(joined(this.#mine(this.#game.cast).map((who) => this.#game.asides(who))));
    return this.#asides;
  }

  get world(): SavedGame {
    this.#world ??= this.#game.imagine(seatViewer(this.seat), randomFrom(this.seed, 'world')).save();
    return this.#world;
  }

  #sayable(asides: readonly Command[]): readonly Command[] {
    return this.#isSayable ? asides.filter(this.#isSayable) : asides;
  }

  #mine(characters: readonly Who[]): readonly Who[] {
    return characters.filter((who) => this.#game.seatOf(who) === this.seat);
  }
}

/** The same as `flat`, fifty times as fast: simulations spend their time here. */
const joined = (lists: readonly Command[][]): readonly Command[] => ([] as Command[]).concat(...lists);
