/** What a screen reader is told besides what it reads: politely when it has time, or at once. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/** What is said in one breath is one announcement: a reader that is interrupted by each sentence would lose all but the last. */
const BREATH = 50;

class Voice {
  readonly said = signal('');
  #next: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    if (this.#next.at(-1) !== sentence) this.#next.push(sentence);
    this.#timer ??= setTimeout(() => this.#speak(), BREATH);
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = [];
    this.said.value = '';
  }

  #speak(): void {
    const sentences = this.#next.join(' ');
    this.#timer = undefined;
    this.#next = [];
    // The same twice must be heard twice: a reader notices changes only.
    this.said.value = this.said.value === sentences ? `${sentences}\u00a0` : sentences;
  }
}

const polite = new Voice();
const urgent = new Voice();

/** Waits until what is being read is over. */
export const announce = (sentence: string): void => polite.say(sentence);

/** Interrupts: somebody is asked, the alarm goes off, the game ends. */
export const announceNow = (sentence: string): void => urgent.say(sentence);

/** Somebody else listens from now on: what was said before is taken back. */
export const hush = (): void => {
  polite.hush();
  urgent.hush();
};

export const Announcer: FunctionComponent = () => (
  <>
    <div class="unseen" aria-live="polite" aria-atomic="true">
      {polite.said}
    </div>
    <div class="unseen" aria-live="assertive" aria-atomic="true">
      {urgent.said}
    </div>
  </>
);
