/** Who plays whom, and who begins. */
export interface ChoosingWords {
  /** Where nothing is chosen. */
  readonly random: string;
  /** The field for a character of somebody's, the first being 1. */
  character(player: string, number: number, of: number): string;
  readonly begins: string;
  readonly hint: string;
  /** Where each has several. */
  readonly hintSeveral: string;
  readonly dropped: string;
}
