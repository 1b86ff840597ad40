import { aOf, bOf, command, NONE } from '../command.ts';

/** A list of legal commands of one character; filled again and again, never allocated anew. */
export class Offer {
  readonly list = new Int32Array(1024);
  count = 0;
  who = 0;

  clear(who: number): void {
    this.who = who;
    this.count = 0;
  }

  add(verb: number, a = NONE, b = NONE, c = NONE): void {
    this.list[this.count++] = command(this.who, verb, a, b, c);
  }

  /** Drops what was added since, unless its first two arguments pass. */
  keepFrom(start: number, test: (a: number, b: number) => boolean): void {
    let kept = start;
    for (let i = start; i < this.count; i++)
      if (test(aOf(this.list[i]), bOf(this.list[i]))) this.list[kept++] = this.list[i];
    this.count = kept;
  }

  has(code: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === code) return true;
    return false;
  }
}
