/** Keys that have been met, each with a small number; typed arrays, so that millions fit. */
import { KEY_WORDS } from './key.ts';

export class Memo {
  #keys = new Int32Array(3 << FIRST_BITS);
  #values = new Uint8Array(1 << FIRST_BITS);
  #mask = (1 << FIRST_BITS) - 1;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#values.fill(0);
    this.#size = 0;
  }

  /** What was noted under the key that was computed last; 0 if nothing. */
  get(): number {
    return this.#values[this.#find(KEY_WORDS[0], KEY_WORDS[1], KEY_WORDS[2])];
  }

  /** Notes a value other than 0 under these words. */
  set(one: number, two: number, three: number, value: number): void {
    if (this.#size * 3 > this.#mask * 2) this.#grow();
    const place = this.#find(one, two, three);
    if (this.#values[place] === 0) this.#size++;
    this.#values[place] = value;
    this.#keys[3 * place] = one;
    this.#keys[3 * place + 1] = two;
    this.#keys[3 * place + 2] = three;
  }

  /** Its place, or the free one where it belongs. */
  #find(one: number, two: number, three: number): number {
    let place = (one ^ (two >>> 7)) & this.#mask;
    while (this.#values[place] !== 0) {
      const at = 3 * place;
      if (this.#keys[at] === one && this.#keys[at + 1] === two && this.#keys[at + 2] === three) return place;
      place = (place + 1) & this.#mask;
    }
    return place;
  }

  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#mask = this.#mask * 2 + 1;
    this.#keys = new Int32Array(3 * (this.#mask + 1));
    this.#values = new Uint8Array(this.#mask + 1);
    this.#size = 0;
    for (let place = 0; place < values.length; place++)
      if (values[place] !== 0) this.set(keys[3 * place], keys[3 * place + 1], keys[3 * place + 2], values[place]);
  }
}

const FIRST_BITS = 14;
