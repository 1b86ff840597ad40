/** The words of somebody's dossier. */
export interface DossierWords {
  readonly onlyYou: string;
  readonly looked: string;
  readonly said: string;
  readonly pushed: string;
  readonly pushedBy: string;
  readonly against: string;
  /** Over a picture of arrows, and what the two kinds mean. */
  readonly pointers: string;
  readonly suspects: string;
  readonly trusts: string;
  readonly note: string;
  readonly clue: string;
  /** "turn 2" */
  turn(turn: number): string;
  readonly isTrue: string;
  readonly isFalse: string;
  readonly notAWord: string;
  /** "you on c2", by what you saw */
  eyes(cell: string): string;
  /** "Max on c2" */
  on(name: string, cell: string): string;
  /** "Max into a2" */
  into(name: string, cell: string): string;
  /** "by Max, into a2" */
  by(name: string, cell: string): string;
  readonly nothing: string;
  /** "c2 is not what Alice said. You looked: Empty room, safe." */
  notThat(claim: {
    readonly cell: string;
    readonly name: string;
    readonly room: string;
    readonly danger: string;
  }): string;
  /** The same for a room that is open by now. */
  wasNotThat(claim: {
    readonly cell: string;
    readonly name: string;
    readonly room: string;
    readonly danger: string;
  }): string;
}
