/** What a screen reader is told besides what it reads by itself: politely when it has time, or at once. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/** What is said in one breath is one announcement: a screen reader that each sentence interrupts would lose all but the last. */
const BREATH = 50;

const polite = signal('');
const urgent = signal('');

/** What is said in the current breath, in the order in which it happens. */
let breath: string[] = [];
/** Comes last in its breath: an answer is expected. */
let question = '';
let isUrgent = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const say = (sentence: string): void => {
  if (breath.at(-1) !== sentence) breath.push(sentence);
  timer ??= setTimeout(speak, BREATH);
};

const speak = (): void => {
  const region = isUrgent ? urgent : polite;
  const sentences = [...breath, question].filter(Boolean).join(' ');
  rest();
  // The same text twice must be heard twice: a screen reader notices only changes.
  region.value = region.value === sentences ? `${sentences}\u00a0` : sentences;
};

const rest = (): void => {
  clearTimeout(timer);
  timer = undefined;
  breath = [];
  question = '';
  isUrgent = false;
};

/** Waits until the current announcement is over. */
export const announce = say;

/** Interrupts, along with the rest of its breath: somebody is asked, the alarm goes off, the game ends. */
export const announceNow = (sentence: string): void => {
  isUrgent = true;
  say(sentence);
};

/** After whatever else is said in the same breath. */
export const announceQuestion = (sentence: string, isNow = false): void => {
  question = sentence;
  isUrgent ||= isNow;
  timer ??= setTimeout(speak, BREATH);
};

/** Somebody else listens from now on: what was said before is dropped. */
export const hush = (): void => {
  rest();
  polite.value = '';
  urgent.value = '';
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
