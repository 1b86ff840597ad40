/** Rooms that are chosen one by one. */
export interface ByHandWords {
  /** Who fills the places that a printed list leaves open. */
  readonly how: string;
  readonly ways: Readonly<Record<'chance' | 'hand', string>>;
  readonly rest: string;
  readonly clear: string;
  /** "3 of 5 chosen" */
  chosen(count: number, of: number): string;
  /** For any rooms, or for those of this danger. */
  missing(count: number, danger?: string): string;
  surplus(count: number, danger?: string): string;
  /** How many of a room are in the box. */
  inBox(count: number): string;
  /** How many of a room the list names. */
  inList(count: number): string;
  less(room: string): string;
  more(room: string): string;
  readonly needsKey: string;
  readonly noKey: string;
  notAtQuickStart(rooms: string): string;
  notAdvised(rooms: string): string;
}
