/** The person's place at the table: what they are told, and what they may do. */
import {
  CHARACTERS,
  type Command,
  type Event,
  type Game,
  onTurnIn,
  seatViewer,
  type View,
  verbOf,
  type Who,
  whoOf,
} from '@room25/engine';
import { type Language, sentenceOf } from '@room25/text';

export class PersonSeat {
  readonly seat: number;
  /** Everything told so far, in sentences. */
  readonly told: string[] = [];
  readonly #game: Game;
  readonly #language: Language;

  constructor(game: Game, seat: number, language: Language) {
    this.#game = game;
    this.seat = seat;
    this.#language = language;
  }

  get view(): View {
    return this.#game.view(seatViewer(this.seat));
  }

  get awaited(): readonly Who[] {
    return this.#game.awaited.filter((who) => this.#game.seatOf(who) === this.seat);
  }

  get answers(): readonly Command[] {
    return this.awaited.flatMap((who) => this.#game.answers(who));
  }

  get asides(): readonly Command[] {
    return this.#mine.flatMap((who) => this.#game.asides(who));
  }

  /** Is one of their characters still in their turn, before or after their action? */
  get isOnTurn(): boolean {
    return onTurnIn(this.#game).some((who) => this.#game.seatOf(who) === this.seat);
  }

  /** Can they still do this in their own turn: show their role, lay a reminder? */
  mayStill(verb: number): boolean {
    return this.isOnTurn && this.asides.some((aside) => verbOf(aside) === verb);
  }

  /** The character who is asked first, or would be. */
  get speaker(): Who {
    return this.awaited[0] ?? this.#mine[0]!;
  }

  /** Is it one of their own characters who does this? */
  owns(command: Command): boolean {
    return this.#game.seatOf(whoOf(command)) === this.seat;
  }

  /** The sentence for an event, addressed to this seat. */
  hear(event: Event): string {
    const { edition, cast, said } = this.view;
    const own = cast.filter(({ seat }) => seat === this.seat);
    const mine = own.length === 1 && 'who' in event && event.who === own[0]!.name;
    const answered = said?.find(({ who }) => event.kind === 'said' && event.whom === who);
    const told = this.#game.told(event, seatViewer(this.seat));
    const sentence = sentenceOf(this.#language, told, { edition, mine, answered });
    this.told.push(sentence);
    return sentence;
  }

  /** Have they just been shown a hidden room? */
  hasSeen(event: Event): boolean {
    return event.kind === 'looked' && event.seats.includes(this.seat);
  }

  /** Did one of their slots pass without a question? */
  hasPassed(event: Event): boolean {
    return (
      (event.kind === 'lost' || event.kind === 'passed') && this.#mine.some((who) => CHARACTERS[who] === event.who)
    );
  }

  get #mine(): readonly Who[] {
    return this.#game.cast.filter((who) => this.#game.seatOf(who) === this.seat);
  }
}
