import type { BotLevel } from '../setup/plan.ts';

/** The questions before a game. */
export interface SetupWords {
  readonly title: string;
  readonly back: string;
  readonly open: string;
  readonly edition: string;
  readonly mode: string;
  readonly who: string;
  readonly rooms: string;
  readonly options: string;
  readonly tonight: string;
  players(count: number): string;
  turns(count: number): string;
  characters(count: number): string;
  readonly howMany: string;
  seat(number: number): string;
  readonly person: string;
  readonly levels: Readonly<Record<BotLevel, Named>>;
  /** The field for the name of somebody at this screen. */
  nameOf(seat: number): string;
  readonly choose: string;
  readonly severalPeople: string;
  readonly noPerson: string;
  readonly compositions: Readonly<Record<CompositionName, Named>>;
  readonly own: Named;
  readonly provisional: string;
  readonly provisionalSentence: string;
  /** How many of a colour are drawn from the rest of the box. */
  drawn(count: number): string;
  /** "21 of 23 rooms" */
  count(count: number, of: number): string;
  readonly cannotOpen: string;
}

interface Named {
  readonly name: string;
  readonly sentence: string;
}

/** Every named list of every edition. */
export const COMPOSITION_NAMES = [
  'beginner',
  'competition',
  'suspicion',
  'simplified',
  'expert',
  'suspicion-1',
  'suspicion-2',
  'cooperation',
  'full-suspicion-1',
  'full-suspicion-2',
  'full-cooperation',
] as const;
export type CompositionName = (typeof COMPOSITION_NAMES)[number];
