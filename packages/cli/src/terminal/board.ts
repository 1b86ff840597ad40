/** The Complex, drawn for a terminal of 80 columns. */
import {
  type Axis,
  type CharacterView,
  type Colour,
  colourOf,
  type Direction,
  LINES,
  type RoomView,
  type View,
} from '@room25/engine';
import { type Language, roomWords } from '@room25/text';
import { fit, type InkText, paintLines } from './ink-text.ts';
import type { Palette } from './palette.ts';
import { wrap } from './wrap.ts';

const WIDTH = 14;
const SIZE = 5;

/** A danger has the shape of its road sign as well as its colour; common fonts have no octagon, so a hexagon stands for it. */
const MARKS: Readonly<Record<Colour, string>> = { blue: '■', green: '●', yellow: '▲', red: '⬢' };
const UNKNOWN = '?';
/** Signs that are explained under the board when they are on it. */
const SIGNS = {
  hidden: UNKNOWN,
  closed: '×',
  locked: '#',
  robot: '⚙',
  reminder: '⚑',
  trapped: '!',
  hiding: '~',
} as const;
type Sign = keyof typeof SIGNS;
const ARROWS: Readonly<Record<Direction, string>> = { up: '↑', down: '↓', left: '←', right: '→' };
const CORRIDORS: Readonly<Record<Axis, string>> = { '-': '↔', '/': '↕' };

export interface Drawing {
  readonly view: View;
  readonly language: Language;
  readonly palette: Palette;
  /** The characters whose pawns stand in brackets. */
  readonly seat?: number;
}

export const drawBoard = (drawing: Drawing): string => {
  const { view, palette } = drawing;
  const rows = Array.from({ length: SIZE }, (_, row) => view.board.slice(row * SIZE, (row + 1) * SIZE));
  const edge = (left: string, middle: string, right: string): string =>
    `   ${left}${Array(SIZE).fill('─'.repeat(WIDTH)).join(middle)}${right}`;
  const columns = LINES.slice(SIZE).map((line) => `${line} ${arrowOf(view, line)}`.trim().padEnd(WIDTH));
  const signs = legendOfSigns(drawing);
  return [
    `     ${columns.join(' ')}`.trimEnd(),
    edge('┌', '┬', '┐'),
    ...rows.flatMap((rooms, row) => [
      ...(row > 0 ? [edge('├', '┼', '┤')] : []),
      ...drawRow(drawing, rooms, `${LINES[row]}${arrowOf(view, LINES[row]!)}`),
    ]),
    edge('└', '┴', '┘'),
    legendOfColours(drawing),
    ...(signs.length > 0 ? [paintLines(palette, 'faint', wrap(signs, '   ', '   '))] : []),
  ].join('\n');
};

const arrowOf = ({ moved }: View, line: (typeof LINES)[number]): string => {
  const direction = moved[line];
  return direction ? ARROWS[direction] : '';
};

const drawRow = (drawing: Drawing, rooms: readonly RoomView[], label: string): readonly string[] => {
  const cells = rooms.map((room) => [[nameIn(drawing, room)], [pawnsIn(drawing, room)], tokensIn(drawing, room)]);
  return [label, '', ''].map((margin, line) => {
    const texts = cells.map((cell) => fit(drawing.palette, cell[line]!, WIDTH));
    return `${margin.padEnd(2)} │${texts.join('│')}│`;
  });
};

/** `⬢ Mortal`, `?⬢ Mortal` where only the reader knows it, `?` where they do not; `⬢×Flooded`, `▲↔Pivoting`. */
const nameIn = ({ view, language }: Drawing, { room, known, closed, axis }: RoomView): InkText => {
  const code = room ?? known;
  if (code === undefined) return { text: UNKNOWN, ink: 'faint' };
  const colour = colourOf(view.edition, code);
  const { short } = roomWords(language, code, view.edition);
  const state = closed ? SIGNS.closed : axis ? CORRIDORS[axis] : ' ';
  const text = `${colour ? MARKS[colour] : ''}${state}${short}`;
  return room === undefined ? { text: `${UNKNOWN}${text}`, ink: 'faint' } : { text, ink: colour };
};

const pawnsIn = ({ view, language, seat }: Drawing, { cell }: RoomView): InkText => {
  const pawns = view.cast.filter((character) => character.cell === cell);
  const text = pawns.map((pawn) => {
    const letter = `${pawn.hiding ? SIGNS.hiding : ''}${initial(language, pawn)}${pawn.trapped ? SIGNS.trapped : ''}`;
    return pawn.seat === seat ? `[${letter}]` : letter;
  });
  return { text: text.length > 0 ? ` ${text.join('')}` : '', ink: 'bold' };
};

/** Robots, a lock, reminders, signals. */
const tokensIn = (drawing: Drawing, room: RoomView): readonly InkText[] => {
  const { view, language } = drawing;
  const { robots = 0, locked, reminders = [], signals = [] } = room;
  const texts = [
    ...(robots > 0 ? [SIGNS.robot.repeat(robots)] : []),
    ...(locked ? [SIGNS.locked] : []),
    ...reminders.map((name) => `${SIGNS.reminder}${initial(language, view.cast.find((each) => each.name === name)!)}`),
  ];
  return [
    ...texts.map((text) => ({ text: ` ${text}` })),
    ...signals.map((signal) => ({ text: ` ${signalText(drawing, signal)}`, ink: signal.colour })),
  ];
};

/** `M⬢`: Max says it is red. */
const signalText = ({ view, language }: Drawing, { seat, colour }: NonNullable<RoomView['signals']>[number]): string =>
  `${initial(language, view.cast.find((each) => each.seat === seat)!)}${MARKS[colour]}`;

const initial = (language: Language, { name }: CharacterView): string => language.characters[name].name.charAt(0);

const legendOfColours = ({ language, palette }: Drawing): string =>
  (Object.keys(MARKS) as Colour[])
    .map((colour) => `   ${palette.paint(colour, `${MARKS[colour]} ${language.colours[colour].danger}`)}`)
    .join('');

/** Those signs that are on the board. */
const legendOfSigns = (drawing: Drawing): readonly string[] => {
  const { view, language, seat } = drawing;
  const { states } = language.phrases;
  const signs = (Object.keys(SIGNS) as Sign[]).filter((sign) => isOnBoard(view, sign));
  const known = view.board.find((room) => room.known !== undefined);
  const own = view.cast.find((character) => character.seat === seat && character.cell !== undefined);
  const signals = view.board.flatMap((room) => room.signals ?? []);
  return [
    ...(known ? [`${nameIn(drawing, known).text.slice(0, 2).trimEnd()} ${states.known}`] : []),
    ...(own ? [`[${initial(language, own)}] ${states.you}`] : []),
    ...signs.map((sign) => `${SIGNS[sign]} ${states[sign]}`),
    ...(signals[0] ? [`${signalText(drawing, signals[0])} ${states.signal}`] : []),
  ];
};

const isOnBoard = ({ board, cast }: View, sign: Sign): boolean => {
  if (sign === 'trapped' || sign === 'hiding') return cast.some((character) => character[sign]);
  if (sign === 'hidden') return board.some(({ room, known }) => (room ?? known) === undefined);
  const field = sign === 'robot' ? 'robots' : sign === 'reminder' ? 'reminders' : sign;
  return board.some((room) => room[field] !== undefined);
};
