/** The words of the game. Arrays first, types derived; the position in an array is the number used inside the state. */

export const EDITIONS = ['prototype', 'first', 'second', 'ultimate'] as const;
export type Edition = (typeof EDITIONS)[number];

export const MODES = ['suspicion', 'cooperation', 'competition', 'team', 'solo'] as const;
export type Mode = (typeof MODES)[number];

export const CHARACTERS = ['emmett', 'kevin', 'franck', 'jennifer', 'max', 'alice', 'sarah', 'bruce'] as const;
export type Character = (typeof CHARACTERS)[number];

export const ACTIONS = ['look', 'move', 'push', 'control', 'special'] as const;
export type Action = (typeof ACTIONS)[number];
/** The first of them are the basic ones, which everybody has. */
export const BASIC_COUNT = 4;

export const ROLES = ['prisoner', 'guard', 'hacker', 'brute', 'architect', 'killer', 'traitor'] as const;
export type Role = (typeof ROLES)[number];

export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const ROOM_CODES = [
  'CE',
  '25',
  'EM',
  'VI',
  'MO',
  'CO',
  'TU',
  'DA',
  'CL',
  'VX',
  'PR',
  'TR',
  'FL',
  'AC',
  'MR',
  'IL',
  'KE',
  'RO',
  'RG',
  'MA',
  'PI',
  'MI',
  'JA',
  'SH',
  'PA',
  'TI',
  'FB',
  'CD',
  'SE',
] as const;
export type RoomCode = (typeof ROOM_CODES)[number];

/** Cells in board order: a1, b1, …, e1, a2, …, e5. */
export const CELLS = [1, 2, 3, 4, 5].flatMap((row) => ['a', 'b', 'c', 'd', 'e'].map((column) => `${column}${row}`));
export const CENTRE = 12;

/** Lines: rows 1–5, then columns a–e. Lines `3` and `c` are the central ones. */
export const LINES = ['1', '2', '3', '4', '5', 'a', 'b', 'c', 'd', 'e'] as const;
export type Line = (typeof LINES)[number];

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const AXES = ['-', '/'] as const;
export type Axis = (typeof AXES)[number];

/** What a game can end with. `side` names the side that won. */
export const RESULTS = [
  'prisoners',
  'guards',
  'complex',
  'complete',
  'partial',
  'lost',
  'side',
  'draw',
  'nobody',
] as const;
export type Result = (typeof RESULTS)[number];

/** Has somebody who wanted to get out won? */
export const isEscape = (result: Result): boolean => ESCAPES.includes(result);

const ESCAPES: readonly Result[] = ['prisoners', 'complete', 'partial', 'side'];

/** What can be said in phrases that everybody reads in their own language: opinions, advice, a wish, and the answers to them. */
export const SAYINGS = ['suspect', 'trust', 'come', 'avoid', 'wait', 'yes', 'no'] as const;
export type Saying = (typeof SAYINGS)[number];

/** Of a turn; the third one is for adrenaline. */
export type Round = 1 | 2 | 3;

/** What an M.A.C. card that moves a line may also say. */
export const MAC_SYMBOLS = ['x2', 'again'] as const;
export type MacSymbol = (typeof MAC_SYMBOLS)[number];

/** How well bots play. The engine knows no bots, but `bots` and `protocol`, which know nothing of each other, share this list. */
export const BOT_LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
