export interface TableWords {
  readonly lockIn: string;
}
