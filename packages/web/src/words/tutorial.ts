/** The lessons' words, led by the presenter. */
import type { Lesson, LessonStep } from '../tutorial/lesson.ts';
import type { LESSONS, LessonId } from '../tutorial/lessons/index.ts';

export interface TutorialWords {
  readonly title: string;
  readonly back: string;
  readonly about: string;
  /** "3 of 10 done" */
  progress(done: number, all: number): string;
  /** "Lesson 3 of 10" */
  number(place: number, all: number): string;
  readonly done: string;
  readonly goal: string;
  readonly start: string;
  readonly hint: string;
  readonly again: string;
  readonly next: string;
  readonly all: string;
  /** While the others play. */
  readonly watch: string;
  readonly right: string;
  readonly wrong: string;
  /** Over the rules that were behind it. */
  readonly why: string;
  readonly readOn: string;
  readonly rulebook: string;
  /** After the last one. */
  readonly graduated: string;
  readonly play: string;
  noLesson(id: string): string;
  readonly lessons: { readonly [L in LessonId]: WordsOf<(typeof LESSONS)[L]> };
}

/** For each of its steps and faults. */
type WordsOf<L> =
  L extends Lesson<infer S, infer Fault>
    ? LessonWords & { readonly steps: Readonly<Record<S, StepWords>>; readonly faults: Readonly<Record<Fault, string>> }
    : never;

export interface LessonWords {
  readonly title: string;
  readonly intro: string;
  readonly goal: string;
  readonly steps: Readonly<Partial<Record<LessonStep, StepWords>>>;
  readonly faults: Readonly<Record<string, string>>;
  readonly learned: string;
}

/** What to do now and, for those who ask, how. */
type StepWords = readonly [line: string, hint: string];
