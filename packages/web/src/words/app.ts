/** The words of what stands around every screen. */
export interface AppWords {
  readonly title: string;
  /** Between a label and what it is of. */
  readonly colon: string;
  readonly loading: string;
  /** To where one came from. */
  readonly back: string;
  readonly close: string;
  /** What is written on keys that have no sign. */
  readonly caps: Readonly<Record<'Enter' | 'Space' | 'Esc', string>>;
}
