/** Who may come in, whose a link is, and where one is signed in. */
export interface PrivacyWords {
  readonly terms: {
    readonly title: string;
    readonly password: string;
    /** In the empty field: of a new table, and of one that has a password. */
    readonly hint: string;
    readonly stays: string;
    readonly none: string;
    readonly unwatched: string;
    readonly unwatchedHint: string;
    /** What the choice comes to. */
    readonly answers: { readonly anybody: string; readonly password: string; readonly unwatched: string };
  };
  readonly enter: { readonly title: string; readonly go: string; readonly wrong: string };
  readonly carry: {
    whose(name: string): string;
    readonly once: string;
    /** This device is somebody else. */
    other(you: string, name: string): string;
    take(name: string): string;
    stay(you: string): string;
  };
  readonly devices: {
    readonly title: string;
    readonly sentence: string;
    readonly here: string;
    readonly unknown: string;
    seen(when: string): string;
    readonly signOut: string;
    readonly others: string;
    readonly all: string;
    readonly allHint: string;
    readonly done: string;
  };
}
