import { aOf, bOf, type Command, command, NONE } from '../command.ts';

/** A list of legal commands of one character. */
export class Offer {
  readonly list: Int32Array;
  count = 0;
  who = 0;
  /** The table whose question this answers, as long as nothing happens on it. */
  table: object | undefined = undefined;

  constructor(capacity: number) {
    this.list = new Int32Array(capacity);
  }

  clear(who: number): void {
    this.who = who;
    this.count = 0;
    this.table = undefined;
  }

  add(verb: number, a = NONE, b = NONE, c = NONE): void {
    this.list[this.count++] = command(this.who, verb, a, b, c);
  }

  at(place: number): Command {
    return this.list[place] as Command;
  }

  /** Drops what was added since then, unless its first two arguments pass. */
  keepFrom(start: number, test: (a: number, b: number) => boolean): void {
    let kept = start;
    for (let i = start; i < this.count; i++)
      if (test(aOf(this.at(i)), bOf(this.at(i)))) this.list[kept++] = this.list[i];
    this.count = kept;
  }

  /** A copy, made by hand: spreading a part of a typed array takes four times as long. */
  get commands(): Command[] {
    const commands: Command[] = [];
    for (let i = 0; i < this.count; i++) commands.push(this.at(i));
    return commands;
  }

  has(code: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === code) return true;
    return false;
  }
}

/** Filled again and again, and allocated once; so a list must be read before the next one is asked for. */
export const SCRATCH = new Offer(1024);
