/** What this device knows about each puzzle: how often it was tried, how many hints were taken, and when it was solved. */
import { signal } from '@preact/signals';
import { recall, store } from '../app/storage.ts';

export interface Progress {
  /** Until it was solved. */
  readonly tries: number;
  readonly hints: number;
  /** The day, as in `dayOf`. */
  readonly solved?: number;
  /** The solution was looked at first. */
  readonly isShown?: true;
}

const NAME = 'puzzles';
const UNTRIED: Progress = { tries: 0, hints: 0 };

const read = (): Readonly<Record<string, Progress>> => {
  try {
    return JSON.parse(recall(NAME) ?? '{}');
  } catch {
    return {};
  }
};

const all = signal(read());

/** For every puzzle that was tried. */
export const allProgress = all as { readonly value: Readonly<Record<string, Progress>> };

/** Adds what is known elsewhere: what is solved stays solved, as it was first solved. */
export const mergeProgress = (others: Readonly<Record<string, Progress>>): void => {
  const mine = all.peek();
  const merged = Object.entries(others).map(([id, other]) => [id, further(mine[id] ?? UNTRIED, other)] as const);
  all.value = { ...mine, ...Object.fromEntries(merged) };
  store(NAME, JSON.stringify(all.value));
};

const further = (one: Progress, other: Progress): Progress => {
  if (one.solved !== undefined || other.solved !== undefined)
    return (one.solved ?? Number.POSITIVE_INFINITY) <= (other.solved ?? Number.POSITIVE_INFINITY) ? one : other;
  return {
    tries: Math.max(one.tries, other.tries),
    hints: Math.max(one.hints, other.hints),
    ...((one.isShown || other.isShown) && { isShown: true as const }),
  };
};

export const progressOf = (id: string): Progress => all.value[id] ?? UNTRIED;

/** Nothing after the first solution counts. */
const note = (id: string, change: (before: Progress) => Progress): void => {
  const before = all.peek()[id] ?? UNTRIED;
  if (before.solved !== undefined) return;
  all.value = { ...all.peek(), [id]: change(before) };
  store(NAME, JSON.stringify(all.value));
};

export const noteMiss = (id: string): void => note(id, (before) => ({ ...before, tries: before.tries + 1 }));

export const noteSolved = (id: string, day: number): void =>
  note(id, (before) => ({ ...before, tries: before.tries + 1, solved: day }));

/** How many have been seen. */
export const noteHints = (id: string, hints: number): void =>
  note(id, (before) => ({ ...before, hints: Math.max(before.hints, hints) }));

export const noteShown = (id: string): void => note(id, (before) => ({ ...before, isShown: true }));
