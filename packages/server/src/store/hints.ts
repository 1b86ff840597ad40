import type { HintListener } from './store.ts';

/** Listeners to appends. */
export class Hints {
  readonly #listeners = new Set<HintListener>();

  listen(listener: HintListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(table: string, seq: number): void {
    for (const listener of this.#listeners) listener(table, seq);
  }
}
