/** What people bet on. */
export interface StakeWords {
  readonly out: string;
  readonly inside: string;
  wins(name: string): string;
  /** For the living. */
  lies(name: string): string;
}
