/** What a screen reader is told besides what it reads: politely when it has time, or at once. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

const polite = signal('');
const urgent = signal('');

/** Waits until what is being read is over. */
export const announce = (sentence: string): void => say(polite, sentence);

/** Interrupts: somebody is asked, the alarm goes off, the game ends. */
export const announceNow = (sentence: string): void => say(urgent, sentence);

/** Somebody else listens from now on: what was said before is taken back. */
export const hush = (): void => {
  polite.value = '';
  urgent.value = '';
};

/** The same sentence twice must be heard twice: a reader notices changes only. */
const say = (region: typeof polite, sentence: string): void => {
  region.value = region.value === sentence ? `${sentence}\u00a0` : sentence;
};

export const Announcer: FunctionComponent = () => (
  <>
    <div class="unseen" aria-live="polite" aria-atomic="true">
      {polite}
    </div>
    <div class="unseen" aria-live="assertive" aria-atomic="true">
      {urgent}
    </div>
  </>
);
