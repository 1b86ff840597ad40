/** One game of a file: header, blank line, script. */

import type { Sheet, Where } from '../sheet.ts';
import { isHeaderWord, readHeader } from './header.ts';
import { attempt, type NotationError, type Place, quoted, SourceLine } from './line.ts';
import type { Reports } from './reports.ts';
import { readScriptLine, type ScriptLine } from './script.ts';
import { LONGEST_LINE, TOO_LONG } from './text.ts';

export interface SourceGame {
  readonly title?: string;
  /** The version of the rules that it says it is for. */
  readonly rules?: number;
  readonly sheet: Sheet;
  readonly where: Where;
  readonly script: readonly ScriptLine[];
  /** Where its title stands, or its first line. */
  readonly line: number;
}

/** The lines of a game as they were typed, `first` being the number of the first of them. */
export interface Chunk {
  readonly title?: string;
  readonly line: number;
  readonly first: number;
  readonly lines: readonly string[];
}

/** The game, if nothing had to be reported. */
export function readGame(chunk: Chunk, reports: Reports): SourceGame | undefined {
  const before = reports.count;
  if (chunk.title !== undefined && chunk.title.length > LONGEST_LINE) {
    reports.add({ line: chunk.line, column: LONGEST_LINE + 1, message: TOO_LONG });
  }
  const { header: lines, script } = readLines(chunk, reports);
  const start: Place = { line: lines[0]?.place().line ?? chunk.line, column: 1 };
  const header = readHeader(lines, start, reports);
  if (header === undefined || reports.count > before) return undefined;
  return { ...(chunk.title === undefined ? {} : { title: chunk.title }), ...header, script, line: chunk.line };
}

/** A line that is blank without being a comment ends the header. */
function readLines({ lines, first }: Chunk, reports: Reports): { header: SourceLine[]; script: ScriptLine[] } {
  const header: SourceLine[] = [];
  const script: ScriptLine[] = [];
  let isScript = false;
  for (const [index, text] of lines.entries()) {
    if (reports.isFull) break;
    if (text.trim() === '') isScript ||= header.length > 0;
    const line = attempt(() => new SourceLine(text, { line: first + index, column: 1 }), reports.add);
    if (line === undefined || line.tokens.length === 0) continue;
    if (!isScript && header.length > 0 && looksLikeScript(line)) {
      const message = `expected a blank line between the header and the script, found ${line.found()}`;
      reports.add({ ...line.place(), message });
      isScript = true;
    }
    if (isScript) script.push(...readScript(line, reports));
    else header.push(line);
  }
  return { header, script };
}

function readScript(line: SourceLine, reports: Reports): ScriptLine[] {
  return attempt(
    () => [readScriptLine(line)],
    (error) => reports.add(explained(line, error)) ?? [],
  );
}

function looksLikeScript({ tokens: [first, second] }: SourceLine): boolean {
  const word = first?.text ?? '';
  return !isHeaderWord(word) && (second?.text === ':' || ['?', '!', 'end'].includes(word));
}

/** Somebody who left a blank line in a header should be told of it, not of a missing name. */
function explained(line: SourceLine, error: NotationError): NotationError {
  const [first, second] = line.tokens;
  if (first === undefined || !isHeaderWord(first.text) || second?.text === ':') return error;
  return {
    ...error,
    message: `expected a script line, found ${quoted(first.text)}; the header ends at its first blank line`,
  };
}
