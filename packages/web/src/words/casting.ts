/** Who is who, before several people share a screen. */
export interface CastingWords {
  readonly title: string;
  readonly hint: string;
  /** After the name of a character, or of several: "Kevin is". */
  is(count: number): string;
  /** Where a name is to be written. */
  readonly name: string;
  /** "Kevin is, name" */
  field(characters: string): string;
  readonly shuffle: string;
  readonly deal: string;
  /** "2 to go" */
  toGo(count: number): string;
  /** When everybody has a name. */
  readonly curtain: string;
  readonly back: string;
}
