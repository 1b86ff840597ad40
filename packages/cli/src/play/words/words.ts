import type { Notes } from '../../compositions/composition.ts';

/** What the program itself says to the person who plays, besides what the game tells. Moves are typed in the notation. */
export interface PlayWords {
  /** How a game is won, in a sentence for somebody who has never played. */
  readonly goal: string;
  readonly howTo: string;
  readonly help: string;
  /** What is asked, where no action or room says it. */
  readonly asks: Readonly<Record<'clue' | 'program' | 'act' | 'choose', string>>;
  readonly robotHint: string;
  readonly adrenalineHint: string;
  /** "Look: See an adjacent hidden room." */
  titled(title: string, text: string): string;
  /** What may be said or laid besides, as in these moves. */
  also(examples: string): string;
  /** The prompt after somebody has seen a room. */
  afterLook(examples: string): string;
  readonly unclear: string;
  readonly notYours: string;
  readonly nothingRefused: string;
  readonly whichFile: string;
  notListed(line: string): string;
  unreadable(line: string): string;
  noRule(prefix: string): string;
  unknownRoom(cell: string): string;
  readonly noDiscards: string;
  rooms(name: string): string;
  readonly notes: Notes;
  goesOn(turn: number): string;
  score(score: number): string;
  readonly savePrompt: string;
  saved(file: string): string;
  canGoOn(file: string): string;
  notSaved(file: string, reason: string): string;
}
