import { OF_A_SITE, siteOf } from '../http/address.ts';

/** How many of something each address has now, and each site. */
export class Counted {
  readonly #counts = new Map<string, number>();

  /** Has it so many already? */
  isFull(address: string, most: number): boolean {
    const site = siteOf(address);
    return this.#of(address) >= most || (site !== undefined && this.#of(site) >= OF_A_SITE * most);
  }

  add(address: string): void {
    this.#change(address, 1);
  }

  remove(address: string): void {
    this.#change(address, -1);
  }

  #of(whose: string): number {
    return this.#counts.get(whose) ?? 0;
  }

  #change(address: string, by: number): void {
    for (const whose of [address, siteOf(address)]) {
      if (whose === undefined) continue;
      const count = this.#of(whose) + by;
      if (count > 0) this.#counts.set(whose, count);
      else this.#counts.delete(whose);
    }
  }
}
