/** What a phase of the load came to. */
export class LoadTally {
  readonly #delays: number[] = [];
  readonly #refusals = new Map<string, number>();
  #lost = 0;

  /** All seats have heard of a command, after this many milliseconds. */
  heard(delay: number): void {
    this.#delays.push(delay);
  }

  lost(): void {
    this.#lost++;
  }

  refused(reason: string): void {
    this.#refusals.set(reason, (this.#refusals.get(reason) ?? 0) + 1);
  }

  get commands(): number {
    return this.#delays.length + this.#lost;
  }

  /** The delay that this share of the commands did not exceed. */
  delay(share: number): number {
    const sorted = this.#delays.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  }

  /** What went wrong, if anything. */
  get troubles(): readonly string[] {
    const refusals = [...this.#refusals].map(([reason, count]) => `refused ${count} times: ${reason}`);
    return this.#lost === 0 ? refusals : [...refusals, `${this.#lost} commands were not heard of by all seats`];
  }
}
