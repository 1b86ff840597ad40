/** What a screen reader says of a cell or an arrow. */
import {
  type Character,
  type CharacterView,
  type Direction,
  EXIT_ZONES,
  type Line,
  ROOMS,
  type RoomCode,
  type RoomView,
  type View,
  type Viewer,
} from '@room25/engine';
import { type Language, roomWords, sentence } from '@room25/text';
import type { BoardWords, Person } from '../words/board.ts';
import { contradictionOn } from './claims.ts';
import { numberOf } from './geometry.ts';

/** Both kinds of words, and whose eyes. */
export interface Telling {
  readonly words: BoardWords;
  readonly language: Language;
  readonly viewer: Viewer;
}

export interface Legality {
  /** Its place among the legal targets, from 1 on, and how many there are. */
  readonly place?: number;
  readonly count: number;
  readonly isChosen: boolean;
}

/** "b4, Robot room, safe. You, one robot. Legal target, 2 of 4." */
export const cellName = (
  view: View,
  room: RoomView,
  { telling, legality }: { telling: Telling; legality?: Legality },
): string => {
  const { words } = telling;
  const due = deadlineOn(view, room.cell);
  const contradiction = contradictionOn(view, room, telling.viewer);
  return sentences([
    stateOf(view, room, telling),
    room.room === undefined && room.known !== undefined && knowledgeOf(view, room.known, telling),
    whoIsOn(view, room, telling).join(', '),
    room.reminders && words.reminder(nameList(view, room.reminders, telling)),
    ...claimsOn(view, room, telling),
    contradiction && words.contradictions[contradiction].spoken,
    due !== undefined && words.deadline(due),
    EXIT_ZONES.includes(numberOf(room.cell)) && words.exitZone,
    legality?.isChosen && words.chosen,
    legality?.place !== undefined && words.legal(legality.place, legality.count),
  ]);
};

/** "Slide row 4 right. Legal." */
export const arrowName = (
  line: Line,
  direction: Direction,
  { telling: { words, language }, state }: { telling: Telling; state: keyof BoardWords['arrows'] },
): string => sentences([words.slide(language.lines[line], direction), words.arrows[state]]);

/** The viewer's only pawn is "you". */
export const personOf = (view: View, who: Character, { viewer, language }: Telling): Person => {
  const mine = view.cast.filter(({ seat }) => viewer.kind === 'seat' && seat === viewer.seat);
  return { name: language.people[who], isMe: mine.length === 1 && mine[0]!.name === who };
};

/** "Max says: obstacle", of everybody who has signalled. */
export const claimsOn = (view: View, room: RoomView, telling: Telling): readonly string[] =>
  (room.signals ?? []).map(({ seat, colour }) => {
    const by = view.cast.filter((one) => one.seat === seat).map(({ name }) => personOf(view, name, telling));
    return telling.words.says(by, telling.language.colours[colour].danger);
  });

/** ROOM-FLOODED-1, ROOM-FLAMMABLE: the turn in whose second round somebody dies if they are still there. */
export const deadlineOf = (view: View, { cell, entered }: CharacterView): number | undefined => {
  const room = cell === undefined ? undefined : view.board[numberOf(cell)]!.room;
  if (entered === undefined || (room !== 'FL' && room !== 'FB')) return undefined;
  return Math.max(entered + 1, view.turn);
};

/** When somebody on a cell dies if they stay there. */
export const deadlineOn = (view: View, cell: string): number | undefined => {
  const turns = view.cast.filter((one) => one.cell === cell).flatMap((one) => deadlineOf(view, one) ?? []);
  return turns.length > 0 ? Math.min(...turns) : undefined;
};

export const roomNameOf = (view: View, code: RoomCode, { language }: Telling): string =>
  roomWords(language, code, view.edition).name;

const dangerOf = (code: RoomCode, { language }: Telling): string => language.colours[ROOMS[code].colour].danger;

const stateOf = (view: View, room: RoomView, telling: Telling): string => {
  const { words } = telling;
  const { cell, room: code, closed, locked, axis } = room;
  return [
    cell,
    ...(code === undefined ? [words.hidden] : [roomNameOf(view, code, telling), dangerOf(code, telling)]),
    ...(axis ? [words.corridor[axis]] : []),
    ...(closed ? [words.closed] : []),
    ...(locked ? [words.locked] : []),
  ].join(', ');
};

const knowledgeOf = (view: View, code: RoomCode, telling: Telling): string =>
  telling.words.youKnow(roomNameOf(view, code, telling), dangerOf(code, telling));

const whoIsOn = (view: View, { cell, robots }: RoomView, telling: Telling): readonly string[] => {
  const { words } = telling;
  const people = view.cast.filter((one) => one.cell === cell);
  const spoken = people.map(({ name, hiding, trapped }) => {
    const person = nameFor(view, name, telling);
    if (hiding) return words.hiding(person);
    return trapped ? words.trapped(person) : person;
  });
  return robots ? [...spoken, words.robots(robots)] : spoken;
};

const nameFor = (view: View, who: Character, telling: Telling): string => {
  const person = personOf(view, who, telling);
  return person.isMe ? telling.words.you : person.name;
};

const nameList = (view: View, whom: readonly Character[], telling: Telling): string =>
  whom.map((who) => nameFor(view, who, telling)).join(', ');

const sentences = (parts: readonly (string | false | undefined)[]): string =>
  parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map(sentence)
    .join(' ');
