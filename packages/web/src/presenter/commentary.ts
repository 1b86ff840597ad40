/** What the presenter says about an event. No line is said twice in a game, also not after it was put away and resumed. */
import { type Event, randomFrom, shuffle } from '@room25/engine';
import type { Language } from '@room25/text';
import { type Lines, OCCASIONS, type Occasion, occasionOf } from './occasions.ts';

export interface Script {
  readonly lines: Lines;
  readonly language: Language;
  /** Something all may know that differs from table to table, so that two evenings do not begin alike. */
  readonly evening: string;
}

/** The line for an event, by what came before it in this game; often there is none. */
export const commentOn = (event: Event, earlier: readonly Event[], script: Script): string | undefined => {
  const occasion = occasionOf(event);
  if (occasion === undefined) return undefined;
  const count = earlier.filter((each) => occasionOf(each) === occasion).length;
  const { every } = OCCASIONS[occasion];
  if (count % every !== 0) return undefined;
  const line = orderOf(occasion, script)[count / every];
  return line === undefined ? undefined : filledIn(line, event, script.language);
};

const orderOf = (occasion: Occasion, { lines, evening }: Script): readonly string[] =>
  shuffle([...lines[occasion]], randomFrom(evening, `presenter ${occasion}`));

/** Its names and places, in the words of a language. */
export const filledIn = (line: string, event: Event, language: Language): string => {
  const cell = 'cell' in event ? event.cell : 'to' in event ? event.to : '';
  const who = 'who' in event && event.who ? language.characters[event.who].name : '';
  return language.filled(line, { who, cell, line: 'line' in event ? language.lines[event.line] : '' });
};
