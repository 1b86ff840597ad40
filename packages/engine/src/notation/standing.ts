/** Where characters stand: `at NAME CELL [entered N]`. */

import type { Draft, Sheet } from '../sheet.ts';
import { CHARACTERS } from '../words.ts';
import type { SourceLine } from './line.ts';
import { failPart, read, readKind, write } from './pattern.ts';

export function readStanding(line: SourceLine, draft: Draft): void {
  const { who, cell } = read(line, 'at who:character cell:cell ...');
  const isDated = line.skip('entered');
  if (!isDated && line.peek() !== undefined) failPart(line, ['entered', undefined]);
  draft.at ??= {};
  draft.at[who] = isDated ? { cell, entered: readKind(line, 'number') } : { cell };
}

export function formatStandings({ at = {} }: Sheet): string[] {
  return CHARACTERS.flatMap((who) => {
    const standing = at[who];
    if (standing === undefined) return [];
    const { cell, entered } = standing;
    const words = write('at who:character cell:cell', { who, cell });
    return entered === undefined ? words : `${words} entered ${entered}`;
  });
}
