/** Puzzles: the list, the table, how it went, and what is shared. */
import type { Grade, PuzzleKind } from '@room25/solver';

export interface PuzzlesWords {
  readonly title: string;
  readonly back: string;
  readonly about: string;
  /** "3 of 36 solved" */
  progress(solved: number, all: number): string;
  readonly today: string;
  /** "Puzzle 7" */
  number(place: number): string;
  readonly kinds: Readonly<Record<PuzzleKind, string>>;
  /** For each kind, in the list. */
  readonly abouts: Readonly<Record<PuzzleKind, string>>;
  readonly goals: {
    out(turns: number): string;
    save(turns: number): string;
    stop(): string;
  };
  readonly grades: Readonly<Record<Grade, string>>;
  /** On the scale of people's ratings. */
  rating(rating: number): string;
  readonly solved: string;
  readonly tried: string;
  noPuzzle(id: string): string;
  readonly goal: string;
  /** What there is to know before the first one. */
  readonly known: string;
  readonly start: string;
  /** Before what the others have programmed. */
  readonly toCome: string;
  readonly hint: string;
  readonly nextHint: string;
  readonly noMoreHints: string;
  readonly hints: {
    program(name: string, actions: readonly string[]): string;
    left(names: readonly string[]): string;
    action(name: string): string;
    readonly nothing: string;
  };
  readonly solution: string;
  readonly again: string;
  readonly next: string;
  readonly all: string;
  readonly right: string;
  readonly wrong: string;
  readonly solvedLines: Readonly<Record<PuzzleKind, string>>;
  readonly missedLines: Readonly<Record<PuzzleKind, string>>;
  readonly shown: string;
  readonly shownLine: string;
  readonly share: string;
  readonly copied: string;
  /** Over the text that is shared: it gives nothing away. */
  readonly shareAbout: string;
  /** "1 turn" */
  turns(turns: number): string;
  tries(tries: number): string;
}
