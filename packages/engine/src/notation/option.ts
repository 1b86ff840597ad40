/** `option NAME VALUE` */

import { type Draft, OPTIONS, type OptionName, type Sheet } from '../sheet.ts';
import type { SourceLine } from './line.ts';
import { failPart, read } from './pattern.ts';

export function readOption(line: SourceLine, draft: Draft): void {
  read(line, 'option ...');
  const name = takeOneOf(line, Object.keys(OPTIONS) as OptionName[]);
  draft.options = { ...draft.options, [name]: takeOneOf(line, OPTIONS[name]) };
}

export function formatOptions({ options = {} }: Sheet): string[] {
  return Object.entries(options).map(([name, value]) => `option ${name} ${value}`);
}

function takeOneOf<T extends string>(line: SourceLine, words: readonly T[]): T {
  return words.find((word) => line.skip(word)) ?? failPart(line, words);
}
