/** A bot at a table: it is told what its seat is told, and answers when its seat is awaited. */
import { type Command, type Event, type Game, seatViewer, told, type View, type Who } from '@room25/engine';
import type { Bot, Question } from './bot.ts';

export class BotSeat {
  readonly #game: Game;
  readonly #seat: number;
  readonly #log: readonly Event[];
  readonly #bot: Bot;
  #heard = 0;

  /** `log` is what has happened at the table, and grows with it; the bot hears of it only what its seat may. */
  constructor(game: Game, seat: number, log: readonly Event[], bot: Bot) {
    this.#game = game;
    this.#seat = seat;
    this.#log = log;
    this.#bot = bot;
  }

  choose(): Command {
    const news = [this.#heard, this.#log.length] as const;
    this.#heard = this.#log.length;
    return this.#bot.choose(new SeatQuestion(this.#game, this.#seat, () => this.#log.slice(...news)));
  }
}

/** Everything is made when it is looked at, so that a bot that does not look plays fast. */
class SeatQuestion implements Question {
  readonly #game: Game;
  readonly #seat: number;
  readonly #news: () => readonly Event[];
  #view: View | undefined;

  constructor(game: Game, seat: number, news: () => readonly Event[]) {
    this.#game = game;
    this.#seat = seat;
    this.#news = news;
  }

  get view(): View {
    this.#view ??= this.#game.view(seatViewer(this.#seat));
    return this.#view;
  }

  get events(): readonly Event[] {
    return this.#news().map((event) => told(event, seatViewer(this.#seat)));
  }

  get answers(): readonly Command[] {
    return joined(this.#mine(this.#game.awaited).map((who) => this.#game.answers(who)));
  }

  get asides(): readonly Command[] {
    return joined(this.#mine(this.#game.table.terms.cast).map((who) => this.#game.asides(who)));
  }

  #mine(characters: readonly Who[]): readonly Who[] {
    return characters.filter((who) => this.#game.seatOf(who) === this.#seat);
  }
}

/** What `flat` does, fifty times as fast: simulations spend their time here. */
const joined = (lists: readonly Command[][]): readonly Command[] => ([] as Command[]).concat(...lists);
