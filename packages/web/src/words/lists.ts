/** The lists of rooms that a table can be played with. */
export interface ListsWords {
  readonly compositions: Readonly<Record<CompositionName, Named>>;
  readonly own: Named;
  /** How many of a colour are drawn from the rest of the box. */
  drawn(count: number): string;
  /** "21 of 23 rooms" */
  count(count: number, of: number): string;
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
