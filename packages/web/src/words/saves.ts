import type { ImportFault } from '../saves/import.ts';

/** The saved games of this device. */
export interface SavesWords {
  readonly title: string;
  readonly back: string;
  readonly none: string;
  readonly unfinished: string;
  readonly finished: string;
  /** "Turn 4, 7 turns left" */
  turn(turn: number, turnsLeft: number): string;
  readonly goOn: string;
  readonly see: string;
  readonly replay: string;
  readonly save: string;
  /** An unfinished record tells everything. */
  readonly saveWarning: string;
  readonly remove: string;
  removed(name: string): string;
  readonly undo: string;
  readonly bring: string;
  readonly bringSentence: string;
  brought(name: string): string;
  readonly notLasting: string;
  /** Why a file was refused; `at` is the place as `line` words it. */
  readonly faults: Readonly<Record<ImportFault, string>>;
  line(number: number, text: string | undefined): string;
  readonly nothingChanged: string;
  players(people: number, bots: number): string;
  readonly otherRules: string;
}
