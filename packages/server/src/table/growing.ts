/**
 * A list that only grows, and whose older versions stay as they were: folding an entry that is not written yet must not touch
 * what is believed. Successive versions share their memory, so a long log costs no more than its length; growing an older
 * version, as after a lost race, makes a copy.
 */
export class Growing<T> {
  readonly #shared: T[];
  readonly length: number;

  constructor(shared: T[] = []) {
    this.#shared = shared;
    this.length = shared.length;
  }

  with(news: readonly T[]): Growing<T> {
    if (news.length === 0) return this;
    const isNewest = this.#shared.length === this.length;
    const shared = isNewest ? this.#shared : this.#shared.slice(0, this.length);
    for (const one of news) shared.push(one);
    return new Growing(shared);
  }

  at(place: number): T | undefined {
    return place < this.length ? this.#shared[place] : undefined;
  }

  /** The items from that place on. */
  from(place: number): T[] {
    return this.slice(place, this.length);
  }

  /** As of any list, for whoever may not need them. */
  slice(start: number, end: number): T[] {
    return this.#shared.slice(start, Math.min(end, this.length));
  }

  last(count: number): T[] {
    return this.from(Math.max(0, this.length - count));
  }

  /** Is this a later version of that one, without a copy between them? */
  continues(other: Growing<T>): boolean {
    return this.#shared === other.#shared && this.length >= other.length;
  }
}
