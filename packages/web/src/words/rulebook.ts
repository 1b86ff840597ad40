/** The rulebook's own words; the rules themselves are in `@room25/text`. */

import type { ChangeId } from '../rulebook/changes.ts';
import type { ChapterId, TopicId } from '../rulebook/chapters.ts';

export interface RulebookWords {
  readonly title: string;
  readonly back: string;
  /** What it is, under the title. */
  readonly about: string;
  readonly contents: string;
  readonly search: string;
  readonly searchHint: string;
  /** "12 rules found." */
  found(count: number): string;
  readonly edition: string;
  readonly all: string;
  readonly print: string;
  readonly ruling: string;
  /** A footnote: lists of rooms whose picture in the book nobody here has seen. */
  provisional(lists: string): string;
  /** What a ruling is. */
  readonly rulingHint: string;
  noRule(id: string): string;
  /** A rule that stands under another room. */
  readonly see: string;
  readonly lessons: string;
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly topics: Readonly<Record<TopicId, string>>;
  /** The game in a minute, a paragraph each. */
  readonly minute: readonly string[];
  /** Over the roles and the characters. */
  readonly roles: string;
  readonly changes: {
    /** What the table shows. */
    readonly about: string;
    readonly what: string;
    readonly groups: {
      readonly game: string;
      readonly players: string;
      readonly turns: string;
      readonly rooms: string;
    };
    readonly facts: Readonly<Record<ChangeId, string>>;
    readonly yes: string;
    readonly no: string;
    /** "4–6", and of two characters each: "2–3 (2 each)" */
    players(numbers: string, characters: number): string;
    /** "8 (4 characters)" */
    turns(turns: number, characters: string): string;
    readonly wordings: string;
  };
}
