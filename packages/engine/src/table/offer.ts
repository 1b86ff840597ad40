import { command, NONE } from '../command.ts';

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

  has(code: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === code) return true;
    return false;
  }
}
