/** The header of a game: its lines, read into a sheet and written from one. */
import { seatingOf } from '../setup/new-game.ts';
import type { Draft, Sheet, Where } from '../sheet.ts';
import { CELLS, CHARACTERS, type Character } from '../words.ts';
import { checkBoard, type PlacedSquare, ROWS, readRow } from './board.ts';
import type { HeaderLine } from './header-line.ts';
import { HEADER_LINES } from './header-lines.ts';
import { attempt, type NotationError, type Place, quoted, type SourceLine } from './line.ts';
import { nearest } from './nearest.ts';
import type { Reports } from './reports.ts';

interface Header {
  /** The version of the rules, if it says one. */
  readonly rules?: number;
  readonly sheet: Sheet;
  readonly where: Where;
}

/** Reads `lines`, none of them empty. What is missing altogether is reported at `start`. */
export function readHeader(lines: readonly SourceLine[], start: Place, reports: Reports): Header | undefined {
  const before = reports.count;
  const reading: Reading = { draft: {}, where: new Map(), given: new Set(), named: new Map(), reports };
  for (let index = 0; index < lines.length && !reports.isFull; index++) {
    const line = lines[index] as SourceLine;
    attempt(() => readLine(line, reading), reports.add);
    if (wordOf(line) === 'board') index += readBoard(line, lines.slice(index + 1, index + 1 + ROWS), reading);
  }
  if (reports.count === before) for (const error of drawSeating(reading, start)) reports.add(error);
  for (const error of shortcomings(reading, start)) reports.add(error);
  if (reports.count > before) return undefined;
  const { rules, ...sheet } = reading.draft;
  return { ...(rules !== undefined && { rules }), sheet: sheet as Sheet, where: reading.where };
}

/** The header's lines, from which `readHeader` reads the same sheet. */
export function formatSheet(sheet: Sheet): string {
  const lines = Object.values(HEADER_LINES).flatMap((kind) => kind.write(sheet));
  return lines.map((line) => `${line}\n`).join('');
}

export function isHeaderWord(word: string): boolean {
  return Object.hasOwn(HEADER_LINES, word);
}

interface Reading {
  readonly draft: Draft & { rules?: number };
  readonly where: Map<string, Place>;
  /** The first words of the lines, whether their rest could be read or not. */
  readonly given: Set<string>;
  /** Where the characters that must be in `order` were first named. */
  readonly named: Map<Character, Place>;
  readonly reports: Reports;
}

const REQUIRED = ['edition', 'mode', 'order'];

function readLine(line: SourceLine, { draft, where, given, named }: Reading): void {
  const kind = kindOf(line);
  given.add(wordOf(line));
  kind.read(line, draft);
  line.requireEnd();
  note(line, kind, where);
  if (kind.anyone) return;
  for (const token of line.tokens) {
    const who = CHARACTERS.find((name) => name === token.text);
    if (who !== undefined && !named.has(who)) named.set(who, token);
  }
}

function kindOf(line: SourceLine): HeaderLine {
  const word = wordOf(line);
  const kind = isHeaderWord(word) ? HEADER_LINES[word] : undefined;
  if (kind !== undefined) return kind;
  const words = Object.keys(HEADER_LINES);
  const meant = nearest(word, words);
  const hint = meant === undefined ? `expected one of ${words.join(', ')}` : `did you mean ${meant}?`;
  return line.fail(`unknown header line ${quoted(word)}; ${hint}`);
}

function note(line: SourceLine, { about, repeatable }: HeaderLine, where: Map<string, Place>): void {
  const [first] = line.tokens;
  const subject = line.tokens
    .slice(0, about)
    .map(({ text }) => text)
    .join(' ');
  const before = where.get(subject);
  if (before === undefined && first !== undefined) where.set(subject, { line: first.line, column: first.column });
  else if (before !== undefined && !repeatable)
    line.fail(`'${subject}' was given already, on line ${before.line}`, first);
}

/** Reads the rows below `board` and says how many lines they take. */
function readBoard(board: SourceLine, below: readonly SourceLine[], { draft, where, reports }: Reading): number {
  const place = board.tokens[0] as Place;
  const squares: PlacedSquare[] = [];
  for (let row = 1; row <= ROWS; row++) {
    const line = below[row - 1];
    const isRow = line !== undefined && !isHeaderWord(wordOf(line));
    if (!isRow) {
      const found = line === undefined ? 'the end of the header' : line.found();
      const { line: number, column } = line?.place() ?? place;
      reports.add({ line: number, column, message: `expected row ${row} of the board, found ${found}` });
      return row - 1;
    }
    squares.push(...(attempt(() => readRow(line, row), reports.add) ?? []));
  }
  if (squares.length === CELLS.length) attempt(() => checkBoard(squares, place, board), reports.add);
  for (const [cell, square] of squares.entries()) where.set(`board ${CELLS[cell]}`, square.place);
  draft.board = squares.map(({ square }) => square);
  return ROWS;
}

/** `players` instead of an order: who plays whom and who begins comes from the seed, and from what was chosen. */
function drawSeating({ draft, where, given }: Reading, start: Place): readonly NotationError[] {
  const { players, edition, mode, seed = '0', wishes, begins } = draft;
  if (players === undefined || edition === undefined || mode === undefined) return [];
  delete draft.players;
  const at = (about: string, message: string): NotationError => ({ ...(where.get(about) ?? start), message });
  if (given.has('order')) return [at('players', "'players' draws who plays whom; 'order' says it already")];
  if (given.has('seats')) return [at('seats', "'seats' says who plays whom; with 'players' it is drawn")];
  const chosen = { ...(wishes && { wishes }), ...(begins !== undefined && { begins }) };
  const seating = seatingOf({ edition, mode, players, seed, ...chosen });
  if (!('order' in seating)) return seating.map(({ about, message }) => at(about, message));
  Object.assign(draft, seating);
  return [];
}

function shortcomings({ draft, given, named }: Reading, start: Place): NotationError[] {
  const missing = REQUIRED.filter((word) => !given.has(word) && !(word === 'order' && given.has('players')));
  const order = draft.order ?? CHARACTERS;
  const strangers = [...named].filter(([who]) => !order.includes(who));
  return [
    ...(missing.length === 0
      ? []
      : [{ ...start, message: `expected header lines for ${missing.join(', ')}, found none` }]),
    ...strangers.map(([who, { line, column }]) => ({ line, column, message: `${who} is not in order` })),
  ];
}

function wordOf(line: SourceLine): string {
  return line.tokens[0]?.text ?? '';
}
