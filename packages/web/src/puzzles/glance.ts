/** What the first screen says of a day's puzzle: what to do, and how hard it is. The titles tell it, without any rules. */
import type { Grade, PuzzleKind } from '@room25/solver';
import { placeOf } from './days.ts';
import text from './puzzles.r25?raw';
import { puzzlesWords } from './words.ts';

const TITLES = [...text.matchAll(/^== \S+ (\S+) (\d)/gm)].map(([, kind, grade]) => ({
  kind: kind as PuzzleKind,
  grade: Number(grade) as Grade,
}));

/** "Everyone out · tricky" */
export type Glance = (day: number) => string;

/** With its words. */
export const loadGlance = async (): Promise<Glance> => {
  await puzzlesWords.load();
  return (day) => {
    const { kinds, grades } = puzzlesWords.words.value;
    const { kind, grade } = TITLES[placeOf(day, TITLES.length)]!;
    return `${kinds[kind]} · ${grades[grade]}`;
  };
};
