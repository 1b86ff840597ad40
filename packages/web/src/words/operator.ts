import type { SanctionKind } from '@room25/protocol';

/** What can be done about a person or a table. */
export type DeedKind = SanctionKind | 'settle' | 'close' | 'delete';

/** For operators of a server: the page behind the link that `room25 admin page` prints. */
export interface OperatorWords {
  readonly title: string;
  /** Nobody is let in: says what is needed. */
  readonly closed: string;
  until(when: string): string;
  readonly signOut: string;
  readonly signedOut: string;
  readonly done: string;
  /** For people who were forgotten. */
  readonly somebody: string;
  /** For a list that is too long for one page. */
  readonly pages: {
    shown(from: number, to: number, all: number): string;
    readonly back: string;
    readonly on: string;
  };
  readonly reports: {
    readonly title: string;
    readonly none: string;
    readonly table: string;
    readonly said: string;
    readonly nothingSaid: string;
  };
  readonly deeds: Readonly<Record<DeedKind, string>>;
  readonly form: {
    readonly elsewhere: string;
    readonly what: string;
    readonly table: string;
    readonly seat: string;
    readonly name: string;
    readonly days: string;
    readonly reason: string;
    readonly reasonHint: string;
    readonly go: string;
    readonly sure: Readonly<Record<'close' | 'delete' | 'announce', string>>;
    readonly yes: string;
    readonly no: string;
  };
  readonly sanctions: {
    readonly title: string;
    readonly none: string;
    readonly kinds: Readonly<Record<SanctionKind, string>>;
    until(when: string): string;
    answered(text: string): string;
    readonly lift: string;
  };
  readonly announce: {
    readonly title: string;
    readonly text: string;
    readonly hours: string;
    readonly go: string;
  };
  readonly log: {
    readonly title: string;
    readonly none: string;
    readonly acts: Readonly<Record<string, string>>;
    readonly terminal: string;
    page(label: string): string;
  };
  readonly troubles: {
    readonly malformed: string;
    readonly notSeated: string;
    readonly notNow: string;
  };
}
