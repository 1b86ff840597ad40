/** On which days the puzzle of the day was solved here. It needs no puzzle, so the first screen can tell. */
import { signal } from '@preact/signals';
import { recall, store } from '../app/storage.ts';

const NAME = 'puzzle-days';
const LONGEST_KEPT = 400;

const read = (): readonly number[] => {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
};

/** In ascending order, as in `dayOf`. */
export const solvedDays = signal(read());

export const noteDay = (day: number): void => noteDays([day]);

export const noteDays = (days: readonly number[]): void => {
  const all = new Set([...solvedDays.peek(), ...days]);
  if (all.size === solvedDays.peek().length) return;
  solvedDays.value = [...all].sort((one, other) => one - other).slice(-LONGEST_KEPT);
  store(NAME, JSON.stringify(solvedDays.value));
};

/** Days since 1970, by this device's calendar. */
export const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;

/** Which of that many puzzles belongs to a day: all of them come before one comes again, and two days in a row are unlike. */
export const placeOf = (day: number, count: number): number => {
  // Coprime to their number.
  const stride = [11, 13, 17].find((step) => count % step !== 0) ?? 1;
  return (day * stride) % count;
};

/** The last seven days, today last: was it solved? */
export const weekOf = (days: readonly number[], today: number): readonly boolean[] =>
  Array.from({ length: 7 }, (_, place) => days.includes(today - 6 + place));

/** How many days in a row, up to today or, while today's is still open, up to yesterday. */
export const streakOf = (days: readonly number[], today: number): number => {
  let day = days.includes(today) ? today : today - 1;
  let streak = 0;
  for (; days.includes(day); day--) streak++;
  return streak;
};

/** The most days in a row that are known. */
export const longestStreakOf = (days: readonly number[]): number =>
  days.reduce((longest, day) => Math.max(longest, streakOf(days, day)), 0);
