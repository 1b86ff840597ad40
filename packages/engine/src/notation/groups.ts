/** Who belongs together: `franck+jennifer max+alice`. */

import type { Groups } from '../sheet.ts';
import type { Character } from '../words.ts';
import type { SourceLine } from './line.ts';
import { readKind } from './pattern.ts';

export function readGroups(line: SourceLine): Groups {
  const named = new Set<Character>();
  const groups: Character[][] = [];
  do groups.push(readGroup(line, named));
  while (line.peek() !== undefined);
  return groups;
}

/** One group; `named` have been named before. */
export function readGroup(line: SourceLine, named: Set<Character>): Character[] {
  const group: Character[] = [];
  do {
    const place = line.place();
    const who = readKind(line, 'character');
    if (named.has(who)) line.fail(`${who} is named twice`, place);
    named.add(who);
    group.push(who);
  } while (line.skip('+'));
  return group;
}

export function formatGroups(groups: Groups): string {
  return groups.map((group) => group.join('+')).join(' ');
}
