/** What the presenter says about an event. No line is said twice in a game, even if it was saved and resumed. */
import { type Character, type Event, randomFrom, shuffle } from '@room25/engine';
import type { Language } from '@room25/text';
import { type Lines, OCCASIONS, type Occasion, occasionOf } from './occasions.ts';

export interface Script {
  readonly lines: Lines;
  readonly language: Language;
  /** Something public that differs from table to table, so that two games do not begin alike. */
  readonly salt: string;
  /** A room that somebody looks at is turned face up for everybody. */
  readonly opensLooks?: boolean;
}

/** The line for an event, given what came before it in this game; often there is none. */
export const commentOn = (event: Event, earlier: readonly Event[], script: Script): string | undefined => {
  let actor: Character | undefined;
  const occasions = [...earlier, event].map((each) => {
    const occasion = occasionOf(each, { actor, opensLooks: script.opensLooks ?? false });
    if (each.kind === 'played') actor = each.who;
    return occasion;
  });
  const occasion = occasions.pop();
  if (occasion === undefined) return undefined;
  const count = occasions.filter((each) => each === occasion).length;
  const { every } = OCCASIONS[occasion];
  if (count % every !== 0) return undefined;
  const line = orderOf(occasion, script)[count / every];
  return line === undefined ? undefined : filledIn(line, event, script.language);
};

const orderOf = (occasion: Occasion, { lines, salt }: Script): readonly string[] =>
  shuffle([...lines[occasion]], randomFrom(salt, `presenter ${occasion}`));

/** Fills in its names and places, in the words of a language. */
export const filledIn = (line: string, event: Event, language: Language): string => {
  const cell = 'cell' in event ? event.cell : 'to' in event ? event.to : '';
  const who = 'who' in event && event.who ? language.people[event.who] : '';
  return language.filled(line, { who, cell, line: 'line' in event ? language.lines[event.line] : '' });
};
