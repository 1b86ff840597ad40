/**
 * What matters of a state, as ninety-six bits: two states with the same key can be played on alike. It leaves out what is only
 * seen or remembered, and which of two like tiles is which. That two different states share a key is next to impossible: less
 * than one chance in 10^14 among ten million.
 */
import {
  ACTING,
  ACTOR,
  ADRENALINE,
  ALARM,
  CAME_FROM,
  CELL_COUNT,
  CELL_OF,
  CHILLED,
  DEATH_COUNT,
  DEATHS,
  DECK_COUNT,
  DEPTH,
  DISCARD_COUNT,
  DONE,
  DRAWN,
  DRAWS_LEFT,
  ENTERED,
  EXTRAS,
  FACE,
  FIRST,
  FRAME,
  HAS_PLAYED,
  KEY,
  KIND,
  LIMIT,
  LOST,
  LYING,
  LYING_COUNT,
  MOVED,
  ON,
  ORDER,
  ORDER_LENGTH,
  PENDING,
  PHASE,
  PILE,
  PUNISHED,
  RESERVE,
  RETURNING,
  RETURNING_COUNT,
  ROBOT_COUNT,
  ROBOTS,
  ROLE_KNOWN,
  ROUND,
  SECOND,
  SHOWN_TURN,
  SLOT,
  SLOT_SOURCE,
  STACK,
  STAGE,
  STATUS,
  type Table,
  TILE_AT,
  TO_ALL,
  TRAP,
  TURN,
  TURNS_LEFT,
  USED,
  VISITED,
} from '@room25/engine/inside';

const LINE_COUNT = 10;

/** The last key, in three words. */
export const KEY_WORDS = new Int32Array(3);

export const computeKey = (table: Table): void => {
  const { s } = table;
  one = 0x2f0b4c47;
  two = 0x6a09e667;
  three = 0x3c6ef372;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const tile = s[TILE_AT + cell];
    mix(s[KIND + tile] | (s[FACE + tile] << 5) | (cell << 12));
  }
  isMidChain = s[DEPTH] > 0 && s[STACK + (s[DEPTH] - 1) * FRAME] !== SLOT_SOURCE;
  for (const who of table.terms.cast) mixCharacter(table, who);
  for (let robot = 0; robot < ROBOT_COUNT; robot++) {
    const tile = s[ROBOTS + robot];
    mix(tile === 0 ? 31 : s[CELL_OF + tile - 1]);
  }
  mix(s[PHASE] | (s[ROUND] << 3) | ((s[SLOT] + 1) << 6) | (s[ACTOR] << 11) | (s[STAGE] << 15) | (s[DONE] << 18));
  mix(s[TURN] | (s[TURNS_LEFT] << 8) | (s[ALARM] << 16) | (s[KEY] << 17) | (s[PENDING] << 18));
  mix(s[DECK_COUNT] | (s[DISCARD_COUNT] << 8));
  mixAll(s, ORDER, s[ORDER_LENGTH]);
  mixAll(s, DEATHS, s[DEATH_COUNT]);
  mixAll(s, RETURNING, s[RETURNING_COUNT]);
  mixAll(s, LYING, s[LYING_COUNT]);
  mixAll(s, MOVED, LINE_COUNT);
  mixAll(s, STACK, s[DEPTH] * FRAME);
  KEY_WORDS[0] = one ^ (one >>> 15);
  KEY_WORDS[1] = two ^ (two >>> 13);
  KEY_WORDS[2] = three ^ (three >>> 14);
};

const mixCharacter = ({ s }: Table, who: number): void => {
  const tile = s[ON + who];
  if (tile < 0) {
    mix(tile);
    return;
  }
  const turn = s[TURN];
  const since = Math.min(turn - s[ENTERED + who], 3);
  const chill = Math.max(s[CHILLED + who] - turn + 1, 0);
  mix(s[CELL_OF + tile] | (since << 5) | (s[TRAP + who] << 8) | (chill << 10) | (s[ADRENALINE + who] << 13));
  // What a character has played this turn means nothing once their last programmed slot is over.
  const isPlayedOut = s[PHASE] === ACTING && s[ROUND] === 1 && (s[DONE] & (1 << who)) !== 0 && s[ACTOR] !== who + 1;
  if (isPlayedOut) mix(s[STATUS + who] & ~HAS_PLAYED);
  else {
    mix(s[STATUS + who] | (s[LIMIT + who] << 4) | (s[USED + who] << 8) | (s[LOST + who] !== 0 ? 1 << 16 : 0));
    mix(s[FIRST + who] | (s[SECOND + who] << 4) | (s[EXTRAS + who] << 8));
  }
  mix(s[CAME_FROM + who] | (s[PUNISHED + who] << 6) | (s[DRAWN + who] << 12) | (s[DRAWS_LEFT + who] << 16));
  mix(s[PILE + who]);
  const isShown = (s[ROLE_KNOWN + who] & TO_ALL) !== 0;
  mix(s[RESERVE + who] | (isShown ? 8 | (s[SHOWN_TURN + who] < turn ? 16 : 0) : 0));
  mix(isMidChain ? s[VISITED + who] : 0);
};

const mixAll = (s: Int32Array, from: number, count: number): void => {
  mix(count);
  for (let place = 0; place < count; place++) mix(s[from + place]);
};

let isMidChain = false;
let one = 0;
let two = 0;
let three = 0;

const mix = (word: number): void => {
  one = Math.imul(one ^ word, 0x9e3779b1);
  one = (one << 13) | (one >>> 19);
  one = (Math.imul(one, 5) + 0x5bd1e995) | 0;
  two = Math.imul((two ^ (two >>> 15)) + word, 0x85ebca6b);
  two ^= two >>> 13;
  three = (Math.imul(three, 0x27d4eb2f) + Math.imul(word ^ 0x165667b1, 0xc2b2ae3d)) | 0;
  three ^= three >>> 16;
};
