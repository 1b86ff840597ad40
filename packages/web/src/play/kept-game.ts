/** The game itself, always up to date, with its record and everything that happened in it. */
import type { Level } from '@room25/bots';
import {
  type Command,
  type Event,
  type Game,
  phaseIn,
  type Refusal,
  type RuleId,
  type Sheet,
  SPECTATOR,
} from '@room25/engine';
import type { SavedTable, Thought } from '../saves/saved-table.ts';
import type { Seat } from './played-game.ts';

/** What a game is started or resumed from. */
export interface Start {
  readonly id: string;
  /** The version of the rules; today's if absent. The engine of an older one has been fetched. */
  readonly rules?: number;
  readonly sheet: Sheet;
  readonly seats: readonly Seat[];
  readonly commands?: readonly Command[];
  readonly title?: string;
  readonly isDealtHere?: true;
  /** There is a moment to talk before people program. */
  readonly isTalking?: true;
  readonly thoughts?: readonly Thought[];
}

interface Ears {
  /** Hears what has happened. */
  hear(events: readonly Event[]): void;
  /** Is given the record after each command. */
  keep(table: SavedTable): void;
}

export class KeptGame {
  readonly id: string;
  readonly game: Game;
  readonly seats: readonly Seat[];
  /** The seats of the people at this screen. */
  readonly people: readonly number[];
  readonly #start: Start;
  readonly #ears: Ears;
  readonly #commands: Command[] = [];
  readonly #thoughts: Thought[] = [];
  readonly #events: Event[] = [];

  constructor(game: Game, start: Start, ears: Ears) {
    this.id = start.id;
    this.game = game;
    this.seats = start.seats;
    this.people = start.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
    this.#start = start;
    this.#ears = ears;
    this.#thoughts.push(...(start.thoughts ?? []));
  }

  /** Everything that happened, with nothing hidden. */
  get events(): readonly Event[] {
    return this.#events;
  }

  /** How many commands have been played. */
  get count(): number {
    return this.#commands.length;
  }

  get isActing(): boolean {
    return phaseIn(this.game) === 'acting';
  }

  readonly isAtScreen = (seat: number): boolean => this.people.includes(seat);

  /** The level of the bot at a seat; nothing if somebody else plays it. */
  levelOf(seat: number): Level | undefined {
    const { player } = this.seats[seat]!;
    return player === 'person' || player === 'away' ? undefined : player;
  }

  /** After the set-up, in which this happened: plays what was played before. False if that is nothing. */
  catchUp(happened: readonly Event[]): boolean {
    this.#hear(happened);
    const { commands = [] } = this.#start;
    const news: Event[] = [];
    this.game.listen((event) => news.push(event));
    for (const command of commands) {
      if (this.game.apply(command)) throw new Error('a kept game that these rules do not play');
      this.#commands.push(command);
    }
    this.#hear(news);
    return commands.length > 0;
  }

  apply(command: Command, thought?: Omit<Thought, 'command'>): Refusal | undefined {
    const news: Event[] = [];
    this.game.listen((event) => news.push(event));
    const refusal = this.game.apply(command);
    if (refusal) return refusal;
    if (thought) this.#thoughts.push({ command: this.#commands.length, ...thought });
    this.#commands.push(command);
    this.#hear(news);
    this.#ears.keep(this.record);
    return undefined;
  }

  /** The rule against a command; nothing if it is legal. */
  whyNot(command: Command): RuleId | undefined {
    return this.game.clone().apply(command)?.rule;
  }

  /** The record, as it is kept. */
  get record(): SavedTable {
    const { turn, turnsLeft, outcome } = this.game.view(SPECTATOR);
    const { id, title, seats, isDealtHere, isTalking } = this.#start;
    return {
      id,
      rules: this.game.rules,
      sheet: this.game.save().sheet,
      commands: [...this.#commands],
      seats,
      turn,
      turnsLeft,
      time: Date.now(),
      ...(outcome && { outcome }),
      ...(title !== undefined && { title }),
      ...(isDealtHere && { isDealtHere }),
      ...(isTalking && { isTalking }),
      ...(this.#thoughts.length > 0 && { thoughts: [...this.#thoughts] }),
    };
  }

  #hear(events: readonly Event[]): void {
    this.#events.push(...events);
    this.#ears.hear(events);
  }
}
