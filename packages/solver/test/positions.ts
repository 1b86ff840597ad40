import { CHARACTERS, Game, type Random, randomFrom, readFile, shuffle } from '@room25/engine';

/** The game that a text begins. */
export const gameOf = (text: string): Game => {
  const { games, errors } = readFile(text);
  if (errors.length > 0) throw new Error(`${errors[0]!.line}: ${errors[0]!.message}`);
  const game = Game.setUp(games[0]!.sheet);
  if (!(game instanceof Game)) throw new Error(game[0]!.message);
  return game;
};

const BASE = 'EM EM EM EM EM MO IL CO TU TU VX TR TR FL AC CL DA PR MR VI EM EM EM';
const PROTOTYPE = 'EM EM EM EM EM MO IL CO CO FB VX FB FB CD AC CL DA PR MR VI EM EM EM';
const ULTIMATE = 'EM EM EM EM EM MO IL CO TU TU VX TR SH FL AC CL RO RO PI MI PA TI EM';
const TABLES = [
  { edition: 'first', rooms: BASE, people: 2 },
  { edition: 'second', rooms: BASE, people: 2 },
  { edition: 'prototype', rooms: PROTOTYPE, people: 2 },
  // Adrenaline and abilities: too many programs for two.
  { edition: 'ultimate', rooms: ULTIMATE, people: 1 },
] as const;

/** Rooms of all kinds, a few people near Room 25, one or two turns left. */
export const randomPosition = (number: number): string => {
  const random = randomFrom(`position ${number}`, 'solver');
  const { edition, rooms, people } = TABLES[number % TABLES.length]!;
  const names = shuffle([...CHARACTERS.slice(0, edition === 'ultimate' ? 8 : 6)], random).slice(0, people);
  const exit = EXITS[random.below(EXITS.length)]!;
  const rest = shuffle(rooms.split(' '), random);
  const board = Array.from({ length: 25 }, (_, cell) => (cell === 12 ? 'CE' : cell === exit ? '25' : rest.pop()!));
  const shown = board.map((room) => (room === 'CE' || random.below(2) === 0 ? room : `(${room})`));
  return [
    `edition ${edition}`,
    'mode cooperation',
    `order ${names.join(' ')}`,
    'board',
    ...Array.from({ length: 5 }, (_, row) => `  ${shown.slice(row * 5, row * 5 + 5).join(' ')}`),
    ...names.map((name) => `at ${name} ${cellNear(exit, random)}`),
    `turnsLeft ${1 + random.below(2)}`,
    ...(edition === 'ultimate' ? ['key yes'] : []),
    '',
  ].join('\n');
};

const EXITS = [0, 1, 3, 4, 5, 6, 8, 9];

const cellNear = (cell: number, random: Random): string => {
  const column = Math.min(4, Math.max(0, (cell % 5) + random.below(3) - 1));
  return `${'abcde'[column]}${Math.floor(cell / 5) + 1 + random.below(2)}`;
};
