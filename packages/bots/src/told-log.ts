/**
 * What a seat has been told, as text in memory that threads share. It only grows, so that a decision costs the asking thread what
 * is new since the last one, and not everything that has happened.
 */
import { randomUUID } from 'node:crypto';
import type { Event } from '@room25/engine';

/** As much of it as there was at that moment. */
export interface Told {
  /** Which of all logs it is. */
  readonly log: string;
  readonly memory: SharedArrayBuffer;
  readonly bytes: number;
}

const FIRST_ROOM = 1 << 16;

/** Its text, however it comes. */
export class ToldText {
  readonly #log = randomUUID();
  #memory = new SharedArrayBuffer(FIRST_ROOM);
  #bytes = 0;

  get told(): Told {
    return { log: this.#log, memory: this.#memory, bytes: this.#bytes };
  }

  addText(text: string): void {
    const news = Buffer.from(text);
    const bytes = this.#bytes + news.length;
    if (bytes > this.#memory.byteLength) this.#grow(bytes);
    new Uint8Array(this.#memory).set(news, this.#bytes);
    this.#bytes = bytes;
  }

  /** A thread that still reads the old memory finds it as it was. */
  #grow(bytes: number): void {
    const memory = new SharedArrayBuffer(2 * bytes);
    new Uint8Array(memory).set(new Uint8Array(this.#memory, 0, this.#bytes));
    this.#memory = memory;
  }
}

export class ToldLog extends ToldText {
  #length = 0;

  /** How many events it holds. */
  get length(): number {
    return this.#length;
  }

  add(events: readonly Event[]): void {
    this.addText(events.map((event) => `,${JSON.stringify(event)}`).join(''));
    this.#length += events.length;
  }
}

/** Its text from that byte on. */
export const textIn = ({ memory, bytes }: Pick<Told, 'memory' | 'bytes'>, from = 0): string =>
  Buffer.from(memory, from, bytes - from).toString();

export const eventsIn = (told: Told): readonly Event[] => JSON.parse(`[${textIn(told).slice(1)}]`) as Event[];
