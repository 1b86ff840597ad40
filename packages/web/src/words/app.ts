/** The words of what stands around every screen. */
export interface AppWords {
  readonly title: string;
  readonly loading: string;
  readonly close: string;
}
