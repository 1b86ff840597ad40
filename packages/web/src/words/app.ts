/** The words around every screen. */
export interface AppWords {
  readonly title: string;
  /** Between a label and what it belongs to. */
  readonly colon: string;
  readonly loading: string;
  /** Less than a minute ago. */
  readonly justNow: string;
  /** Back to where one came from. */
  readonly back: string;
  readonly close: string;
  /** The text on keyboard keys that have no symbol. */
  readonly caps: Readonly<Record<'Enter' | 'Space' | 'Esc', string>>;
}
