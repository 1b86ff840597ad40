export interface AppWords {
  readonly title: string;
  readonly loading: string;
  readonly close: string;
}
