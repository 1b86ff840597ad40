/** What is told after the end, made from the log of a finished game; in a thread, because a long game takes a while. */

import type { Body } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import { People, type Person } from '../table/people.ts';
import { ratedGameOf } from '../table/rating.ts';
import { Replaying, type ReplaySeat, recordText } from '../table/record.ts';
import { readyToFold } from '../table/rules-version.ts';
import { chatAfter, type Listener } from '../table/show.ts';
import { Substitutes } from '../table/substitutes.ts';
import type { TableState } from '../table/table-state.ts';
import { TableTallying } from '../table/tally.ts';
import { Thinking } from '../table/thoughts.ts';

export type Piece =
  | { readonly kind: 'record' }
  | { readonly kind: 'thoughts' }
  /** For the files of those who played. */
  | { readonly kind: 'tally' }
  | { readonly kind: 'replay'; readonly seat: ReplaySeat; readonly asks: Listener };

export class Making {
  readonly #piece: Piece;
  readonly #replaying: Replaying | undefined;
  readonly #thinking: Thinking | undefined;
  readonly #tallying: TableTallying | undefined;
  readonly #substitutes = new Substitutes();
  readonly #people: People;
  #table: TableState | undefined;

  /** `people`: who the visitors of the table are. */
  constructor(piece: Piece, people: readonly Person[]) {
    this.#piece = piece;
    this.#people = new People(people);
    this.#replaying = piece.kind === 'replay' ? new Replaying(piece.seat) : undefined;
    this.#thinking = piece.kind === 'thoughts' ? new Thinking() : undefined;
    this.#tallying = piece.kind === 'tally' ? new TableTallying() : undefined;
  }

  /** Takes the entries of the log, one after the other, until the game is over; the first ones fetch its rules. */
  async takeAll(bodies: readonly Body[]): Promise<void> {
    await readyToFold(bodies);
    for (const body of bodies) this.#take(body);
  }

  #take(body: Body): void {
    const before = this.#table;
    if (before?.play?.ended !== undefined) return;
    this.#table = fold(before, body);
    this.#replaying?.take(before, this.#table, body);
    this.#thinking?.take(before, this.#table, body);
    this.#tallying?.take(before, this.#table, body);
    this.#substitutes.take(before, this.#table, body);
  }

  get text(): string {
    const table = { ...this.#table!, people: this.#people };
    if (this.#tallying) {
      const rating = ratedGameOf(table, this.#substitutes);
      return JSON.stringify({ ended: table.play!.ended, people: this.#tallying.of(table), ...(rating && { rating }) });
    }
    if (this.#thinking) return `{"thoughts":[${this.#thinking.texts.join(',')}]}`;
    if (this.#piece.kind !== 'replay') return recordText(table) + this.#substitutes.line;
    const { seat, asks } = this.#piece;
    const chat = chatAfter(table, seat, asks);
    const steps = this.#replaying!.texts.join(',');
    return `{"seat":${JSON.stringify(seat)},"steps":[${steps}],"chat":${JSON.stringify(chat)}}`;
  }
}
