/**
 * Whether the actions that are left could be enough: a bound that never says no where there is a way. It counts what must happen
 * at least: slides that bring Room 25 to an edge and people near it, a step into it for each of them, and the last Control.
 */
import { ACTIONS, ROOM_CODES } from '@room25/engine';
import {
  ACTING,
  ACTOR,
  ADRENALINE,
  CELL_COUNT,
  CELL_OF,
  CHOOSING,
  DONE,
  distanceAround,
  FACE,
  HAS_PLAYED,
  KIND,
  LIMIT,
  ON,
  PHASE,
  ROUND,
  STAGE,
  STATUS,
  type Table,
  TILE_AT,
  TURN,
  USED,
  VISIBLE,
} from '@room25/engine/inside';
import type { Aim } from './search.ts';

const SIZE = 5;
const MOVE = 1 << ACTIONS.indexOf('move');
const PUSH = 1 << ACTIONS.indexOf('push');
const CONTROL = 1 << ACTIONS.indexOf('control');
const [ROOM_25, MOVING, ILLUSION, TUNNEL, VORTEX, CONTROL_ROOM] = (['25', 'MO', 'IL', 'TU', 'VX', 'CO'] as const).map(
  (code) => ROOM_CODES.indexOf(code),
);

/** Slides that Room 25 needs from a cell before a further one can push it off. The central lines do not move. */
const SLIDES_TO_EDGE = Int8Array.from({ length: CELL_COUNT }, (_, cell) => {
  const column = cell % SIZE;
  const row = Math.floor(cell / SIZE);
  const toEdge = (place: number): number => Math.min(place, SIZE - 1 - place);
  return Math.min(row === 2 ? 9 : toEdge(column), column === 2 ? 9 : toEdge(row));
});

/** `need` people have to be in Room 25 at the end, or exactly those of `party`; `lastTurn` is the last turn that counts. */
export const canReach = (table: Table, { need, lastTurn, party = -1 }: Aim): boolean => {
  const { s, terms } = table;
  const { cast } = terms;
  const later = lastTurn - s[TURN];
  actions = 0;
  controls = 0;
  pushes = 0;
  let inside = 0;
  let outside = 0;
  for (let place = 0; place < cast.length; place++) {
    const who = cast[place];
    const tile = s[ON + who];
    if (tile < 0) continue;
    countActions(table, who, later);
    if (!(party & (1 << who))) continue;
    if (s[KIND + tile] === ROOM_25) inside++;
    else OUTSIDE[outside++] = who;
  }
  const missing = need - inside;
  if (missing > outside) return terms.edition.hasUltimate;
  // Ultimate has too many other ways to get about: each action can bring two people in (MAX).
  if (terms.edition.hasUltimate) return Math.ceil(missing / 2) + 1 <= actions;
  // ROOM-ALL: an Illusion can bring in a whole room of people.
  if (terms.edition.effectsHitAll) return actions >= 1;
  return isEnough(table, missing, outside);
};

let actions = 0;
let controls = 0;
let pushes = 0;
/** By character: the most Moves that they can still make. */
const MOVES_OF = new Int8Array(8);
/** Those who are not in Room 25: who, steps to Room 25, steps to a room that takes people elsewhere. */
const OUTSIDE = new Int8Array(8);
const FAR = new Int8Array(8);
const FAR_FROM_HOP = new Int8Array(8);

/** Adds what a character can still do, at most. */
const countActions = ({ s }: Table, who: number, later: number): void => {
  const isActing = s[PHASE] === ACTING;
  const spare = s[ADRENALINE + who] !== 0 ? 1 : 0;
  const now = isActing ? actionsNow(s, who) : 2;
  const used = isActing ? s[USED + who] : 0;
  actions += now + spare + 2 * later;
  controls += (now > 0 && !(used & CONTROL) ? 1 : 0) + spare + later;
  pushes += (now > 0 && !(used & PUSH) ? 1 : 0) + spare + later;
  MOVES_OF[who] = (now > 0 && !(used & MOVE) ? 1 : 0) + spare + later;
};

const actionsNow = (s: Int32Array, who: number): number => {
  const isPast = (s[DONE] & (1 << who)) !== 0 && !(s[ACTOR] === who + 1 && s[STAGE] === CHOOSING);
  const slots = Math.max(0, 2 - s[ROUND] - (isPast ? 1 : 0));
  return Math.min(slots, s[LIMIT + who] - (s[STATUS + who] & HAS_PLAYED ? 1 : 0));
};

const isEnough = (table: Table, missing: number, outside: number): boolean => {
  const { s } = table;
  let exit = 0;
  let hasControlRoom = false;
  let canExitBeSwapped = false;
  let hops = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const kind = s[KIND + s[TILE_AT + cell]];
    if (kind === ROOM_25) exit = cell;
    else if (kind === CONTROL_ROOM) hasControlRoom = true;
    else if (kind === MOVING || kind === ILLUSION || kind === TUNNEL || kind === VORTEX) {
      hops |= 1 << cell;
      if (kind === MOVING || kind === ILLUSION) canExitBeSwapped = true;
    }
  }
  canExitBeSwapped &&= !(s[FACE + s[TILE_AT + exit]] & VISIBLE);
  const slidesToEdge = canExitBeSwapped ? 0 : SLIDES_TO_EDGE[exit];
  for (let place = 0; place < outside; place++) {
    const cell = s[CELL_OF + s[ON + OUTSIDE[place]]];
    FAR[place] = canExitBeSwapped ? 1 : distanceAround(cell, exit);
    FAR_FROM_HOP[place] = nearest(cell, hops);
  }
  // Each step into a Control room gives a slide for nothing.
  const mostSlides = hasControlRoom ? actions - 1 : Math.min(actions, controls) - 1;
  for (let slides = 0; slides <= mostSlides; slides++) {
    const left = actions - slides - 1;
    const free = hasControlRoom ? left : 0;
    if (slides + free < slidesToEdge) continue;
    if (stepsOf(missing, outside, slides + free) <= left) return true;
  }
  return false;
};

const nearest = (cell: number, cells: number): number => {
  let least = 99;
  for (let rest = cells; rest !== 0; rest &= rest - 1)
    least = Math.min(least, distanceAround(cell, 31 - Math.clz32(rest & -rest)));
  return least;
};

const STEPS = new Int8Array(8);

/**
 * The fewest steps that bring so many in, if everybody is helped by that many slides; more than there can be if one of them
 * cannot get in.
 */
const stepsOf = (missing: number, outside: number, slides: number): number => {
  let possible = 0;
  for (let place = 0; place < outside; place++) {
    const byHop = Math.max(0, FAR_FROM_HOP[place] - slides) + 1;
    const steps = Math.max(1, Math.min(FAR[place] - slides, byHop));
    if (steps <= MOVES_OF[OUTSIDE[place]] + pushes) STEPS[possible++] = steps;
  }
  if (possible < missing) return 99;
  const cheapest = STEPS.subarray(0, possible).sort();
  let sum = 0;
  for (let place = 0; place < missing; place++) sum += cheapest[place];
  return sum;
};
