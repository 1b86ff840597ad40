import type { ReportReason, SanctionKind, Shunning } from '@room25/protocol';

/** Who may come in, whose link it is, where one is signed in, and what is kept of somebody. */
export interface PrivacyWords {
  readonly terms: {
    readonly title: string;
    readonly password: string;
    /** In the empty field: for a new table, and for one that has a password. */
    readonly hint: string;
    readonly stays: string;
    readonly none: string;
    readonly unwatched: string;
    readonly unwatchedHint: string;
    /** What the choice means. */
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
    /** For people who keep their name. */
    readonly allKept: string;
    readonly done: string;
  };
  /** At a table: the others who sit there. */
  readonly others: {
    readonly title: string;
    readonly sentence: string;
    readonly mute: string;
    readonly block: string;
    readonly report: string;
    readonly why: string;
    readonly reasons: Readonly<Record<ReportReason, string>>;
    readonly note: string;
    readonly send: string;
    readonly done: Readonly<Record<Shunning | 'report', (name: string) => string>>;
  };
  /** In the lobby: whom I have muted or blocked, what was decided about me. */
  readonly shunned: {
    readonly title: string;
    readonly kinds: Readonly<Record<Shunning, string>>;
    readonly forgive: string;
  };
  readonly sanctions: {
    readonly kinds: Readonly<Record<SanctionKind, string>>;
    until(when: string): string;
    readonly answer: string;
    readonly send: string;
    answered(text: string): string;
  };
  /** What the server keeps of me. */
  readonly data: {
    readonly title: string;
    readonly sentence: string;
    readonly take: string;
    readonly forget: string;
    readonly forgetHint: string;
    /** What has to be typed, so that nobody is forgotten by mistake. */
    confirm(name: string): string;
    readonly done: string;
  };
}
