/** The words on and around the board: names of cells for a screen reader, tags, what a command would lead to, the close-up. */
import type { Axis, Direction } from '@room25/engine';

/** Somebody a sentence is about: the reader's only pawn is "you". */
export interface Person {
  readonly name: string;
  readonly isMe: boolean;
}

export interface BoardWords {
  /** The grid's name. */
  readonly complex: string;
  readonly you: string;
  /** "hidden" */
  readonly hidden: string;
  /** "You know: Shredder, mortal danger" */
  youKnow(room: string, danger: string): string;
  /** "one robot" */
  robots(count: number): string;
  /** "Alice (hiding)" */
  hiding(name: string): string;
  /** "Sarah (in an armed trap)" */
  trapped(name: string): string;
  readonly closed: string;
  readonly locked: string;
  readonly corridor: Readonly<Record<Axis, string>>;
  readonly exitZone: string;
  /** "Reminder: Alice" */
  reminder(names: string): string;
  /** "Max says: obstacle" */
  says(people: readonly Person[], danger: string): string;
  /** What is said about a room contradicts what the viewer saw: very short on the tile, and for a screen reader. */
  readonly contradictions: Readonly<Record<'seen' | 'disagree', { readonly tag: string; readonly spoken: string }>>;
  /** "≠ you saw Empty room" */
  unlike(room: string): string;
  /** "Deadly after turn 5" */
  deadline(turn: number): string;
  /** "Legal target, 2 of 4" */
  legal(place: number, count: number): string;
  readonly chosen: string;
  /** "Slide row 4 right" */
  slide(line: string, direction: Direction): string;
  readonly arrows: Readonly<Record<'legal' | 'moved' | 'barred' | 'idle', string>>;
  readonly tags: BoardTags;
  readonly leads: LeadWords;
  readonly closeUp: CloseUpWords;
}

/** Very short: they are on the board. */
export interface BoardTags {
  readonly armed: string;
  /** The turn by which one must have left. */
  turn(turn: number): string;
  readonly fallsOff: string;
  readonly comesRound: string;
  /** For Room 25 when it takes its people out for good. */
  readonly out: string;
  readonly deadly: string;
}

/** Where a command leads, a sentence each. */
export interface LeadWords {
  /** "You ride to c4, Jennifer to e4." */
  ride(riders: readonly (Person & { readonly to: string })[]): string;
  comesRound(room: string | undefined, from: string, to: string): string;
  readonly twice: string;
  /** Nobody at this screen knows what is there. */
  readonly unknown: string;
  seen(room: string): string;
  there(people: readonly Person[]): string;
  goes(person: Person, cell: string): string;
  robotGoes(from: string, to: string): string;
  robotDestroyed(room: string): string;
  dies(person: Person): string;
  readonly onlyYouSee: string;
  readonly allSee: string;
  role(name: string): string;
  swap(one: string, other: string): string;
  leaving(people: readonly Person[]): string;
  /** Room 25 comes round; only with these in it, or with the Key, does it lead out. */
  readonly needs: Readonly<Record<'prisoners' | 'side' | 'all' | 'key', string>>;
  /** With Room 25 gone; a rival wins for their side only. */
  readonly wins: { surely(person: Person, isRival: boolean): string; asPrisoner(person: Person): string };
  mayRefuse(person: Person): string;
  readonly changes: Readonly<
    Record<'locked' | 'unlocked' | 'hidden' | 'empty' | 'robotless' | 'reminded', (cell: string) => string>
  >;
  turned(cell: string, axis: Axis): string;
  signalled(cell: string, danger: string): string;
}

export interface CloseUpWords {
  readonly play: string;
  readonly whom: string;
  readonly here: string;
  readonly claims: string;
  /** Leads to the desk, where it is said. */
  readonly speak: string;
  readonly reminder: string;
  readonly reminderOf: (name: string) => string;
  readonly hiddenText: string;
  readonly exitZoneText: string;
}
