/** A player without a person. It is asked what a person at its seat would be asked, and is shown what that person would see. */
import type { Command, Event, View } from '@room25/engine';

export interface Question {
  /** The table, as this seat sees it. */
  readonly view: View;
  /** What happened since the last question, as this seat was told. */
  readonly events: readonly Event[];
  /** What the awaited characters of this seat may answer; never empty. */
  readonly answers: readonly Command[];
  /** What it may do beside that: reminders, signals, showing its role. It is asked again afterwards. */
  readonly asides: readonly Command[];
}

export interface Bot {
  /** One of the answers or asides. */
  choose(question: Question): Command;
}

/** Makes a bot; all its chance comes from the seed. */
export type BotMaker = (seed: string) => Bot;
