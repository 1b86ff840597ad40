/**
 * A composition by its name, one's own (`EM=8 TR=2 …`), or a shape filled by hand (`NAME EM=5 …`). Whether that name exists is
 * not known here.
 */

import type { CompositionChoice, Counts } from '../sheet.ts';
import type { RoomCode } from '../words.ts';
import type { SourceLine } from './line.ts';
import { readKind } from './pattern.ts';

export function readComposition(line: SourceLine): CompositionChoice {
  const [, name, equals] = line.tokens;
  if (equals?.text === '=') return readCounts(line);
  if (name === undefined || !isName(name.text)) {
    return line.expected({ what: 'the name of a composition, or rooms and how many (EM=8 TR=2 …)', words: [] });
  }
  line.advance();
  return line.peek() === undefined ? name.text : { shape: name.text, chosen: readCounts(line) };
}

export function formatComposition(composition: CompositionChoice): string {
  if (typeof composition === 'string') return composition;
  return 'shape' in composition
    ? `${composition.shape} ${formatCounts(composition.chosen)}`
    : formatCounts(composition);
}

function formatCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([room, count]) => `${room}=${count}`)
    .join(' ');
}

function isName(text: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(text);
}

function readCounts(line: SourceLine): Counts {
  const counts: { [R in RoomCode]?: number } = {};
  do {
    const place = line.place();
    const room = readKind(line, 'room');
    if (counts[room] !== undefined) line.fail(`${room} is named twice`, place);
    line.require('=');
    counts[room] = readKind(line, 'number');
  } while (line.peek() !== undefined);
  return counts;
}
