/** Who plays whom, and who begins. */
export interface ChoosingWords {
  /** Where nothing is chosen. */
  readonly random: string;
  /** The field for one of somebody's characters, the first being 1. */
  character(player: string, number: number, of: number): string;
  readonly begins: string;
  readonly hint: string;
  /** Where everybody has several. */
  readonly hintSeveral: string;
  readonly dropped: string;
}
