/** What a character's player says about the rooms it has seen: the truth to friends; as a guard, whatever pays. */
import { ADJACENT, COLOURS, type Command, command, EXIT_ZONES, VERB } from '@room25/engine';
import {
  aOf,
  bOf,
  CELL_COUNT,
  DEATH_COUNT,
  FACE,
  KIND as KIND_AT,
  KNOWN,
  SIGNALS,
  type Table,
  TO_ALL,
  VISIBLE,
} from '@room25/engine/inside';
import { type GuardTemper, type Style, TELLING, temperOf } from '../style.ts';
import { COLOUR_OF, KIND } from './kinds.ts';

const [BLUE, GREEN, YELLOW, RED] = COLOURS.map((_, colour) => colour) as [number, number, number, number];
const ROOM_25 = KIND['25'];
/** It says nothing about this room. */
const SILENCE = -1;

export interface Manner {
  readonly style?: Style | undefined;
  /** Those who are taken for guards anyway. */
  readonly suspects?: number;
}

/** The next signal it wants to give, about this cell or one after it; none if there is nothing left to tell. */
export const signalOf = (table: Table, who: number, manner: Manner = {}, from = 0): Command | undefined => {
  const { s, terms } = table;
  if (!speaks(table)) return undefined;
  const seat = terms.seatOf[who]!;
  for (let cell = from; cell < CELL_COUNT; cell++) {
    const tile = table.tileAt(cell);
    const isOwn = (s[KNOWN + tile]! & (1 << seat)) !== 0 && (s[FACE + tile]! & VISIBLE) === 0;
    if (!isOwn || (s[SIGNALS + tile]! >> (3 * seat)) & 7) continue;
    const word = isSecretive(table) ? wordOn(table, who, { tile, cell, manner }) : colourOf(table, tile);
    if (word !== SILENCE) return command(who, VERB.signal, cell, word);
  }
  return undefined;
};

/** Why somebody who has seen a room says this about it. */
export const motiveOf = (table: Table, code: Command): 'truth' | 'hides' | 'lures' | 'misleads' => {
  const tile = table.tileAt(aOf(code));
  const colour = colourOf(table, tile);
  if (bOf(code) === colour) return 'truth';
  if (table.s[KIND_AT + tile] === ROOM_25) return 'hides';
  return colour === RED ? 'lures' : 'misleads';
};

/**
 * A guard may drop its mask when the prisoners are about to get out: from the next turn on it chooses freely (GUARD-REVEAL).
 * Earlier it is worth more undetected.
 */
export const mayWantToShow = (table: Table): boolean => table.inRoom25 !== 0 || table.turnsLeft <= 3;

/** What it is worth to a guard, as a chance to win, that its deeds do not give it away. */
export const coverOf = ({ turnsLeft }: Table, style: Style | undefined): number =>
  BLUFF.deeds * temperOf(style).cover * Math.max(BLUFF.late, (turnsLeft - 1) / LONG);

/** Nobody tells anything to opponents. */
const speaks = ({ terms }: Table): boolean => terms.sides.length <= 1 && terms.seats.length > 1;

const isSecretive = ({ terms }: Table): boolean => terms.mode.pool !== undefined;

const colourOf = ({ s }: Table, tile: number): number => COLOUR_OF[s[KIND_AT + tile]!]!;

interface Topic {
  readonly tile: number;
  readonly cell: number;
  readonly manner: Manner;
}

const wordOn = (table: Table, who: number, topic: Topic): number => {
  const colour = colourOf(table, topic.tile);
  const word = table.isGuard(who) && !table.isShown(who) ? bluffOn(table, who, topic) : colour;
  const isHarmless = word === GREEN || word === YELLOW;
  // The same whenever it is asked again; and a guard is as quiet as it would be as a prisoner.
  const isTold = chanceBy(who, topic.tile) < TELLING[topic.manner.style?.prisoner ?? 'open'];
  return isHarmless && !isTold ? SILENCE : word;
};

/**
 * A guard weighs the truth, silence and every lie as a chance to win: what each does to the prisoners, against the cost of being
 * found out by those who have seen the room or soon may.
 */
const bluffOn = (table: Table, who: number, topic: Topic): number => {
  const { tile, manner } = topic;
  const { style, suspects = 0 } = manner;
  const colour = colourOf(table, tile);
  const temper = temperOf(style);
  const company = audienceOf(table, who, topic);
  const isKnown = (suspects & (1 << who)) !== 0;
  const cover = isKnown ? 0 : BLUFF.words * temper.cover * ((table.turnsLeft - 1) / LONG);
  let best = colour;
  let most = BLUFF.truth * cover * company.checks - helpOf(table, topic, company);
  const silent = -temper.silence * cover;
  if (silent > most) {
    most = silent;
    best = SILENCE;
  }
  for (let lie = 0; lie < COLOURS.length; lie++) {
    if (lie === colour) continue;
    const worth = (isKnown ? 0 : gainOf(table, topic, { lie, company, temper })) - cover * riskOf(lie, company);
    const whim = BLUFF.whim * chanceBy(who + lie * 8, tile);
    if (worth + whim > most) {
      most = worth + whim;
      best = lie;
    }
  }
  return best;
};

interface Audience {
  /** Among the others who may be prisoners: how many have seen the room, and how many stand beside it. */
  readonly witnesses: number;
  readonly near: number;
  readonly others: number;
  /** How likely somebody soon sees whether it was true. */
  readonly checks: number;
}

const audienceOf = (table: Table, who: number, { tile, cell }: Topic): Audience => {
  const { s, terms } = table;
  let witnesses = 0;
  let near = 0;
  let others = 0;
  for (let place = 0; place < terms.cast.length; place++) {
    const other = terms.cast[place]!;
    if (other === who || !table.isAlive(other) || (table.isShown(other) && table.isGuard(other))) continue;
    others++;
    if (s[KNOWN + tile]! & ((1 << terms.seatOf[other]!) | TO_ALL)) witnesses++;
    else if (ADJACENT[cell]!.includes(table.cellOf(other))) near++;
  }
  return { witnesses, near, others, checks: witnesses > 0 ? 1 : 1 - FAR_CHECK * NEAR_CHECK ** near };
};

/** Red keeps people away, so fewer find out. */
const riskOf = (lie: number, { witnesses, near, checks }: Audience): number =>
  witnesses > 0 ? 1 : lie === RED ? 1 - FAR_CHECK * NEAR_CHECK ** (near / 2) : checks;

/** What the truth does for the prisoners. */
const helpOf = (table: Table, { tile }: Topic, { witnesses, near, others }: Audience): number => {
  if (table.s[KIND_AT + tile] === ROOM_25) return (BLUFF.exit * (others - witnesses)) / Math.max(1, others);
  return colourOf(table, tile) === RED ? BLUFF.warning * near : 0;
};

/** What a lie does to them, if it is believed. */
const gainOf = (
  table: Table,
  { tile }: Topic,
  { lie, company, temper }: { lie: number; company: Audience; temper: GuardTemper },
): number => {
  const { s, inRoom25 } = table;
  if (s[KIND_AT + tile] === ROOM_25) return BLUFF.astray;
  const isPromise = lie === BLUE && inRoom25 === 0 && EXIT_ZONES.includes(tile);
  const drawn = 1 - 0.8 ** company.near;
  if (colourOf(table, tile) === RED) {
    const death = s[DEATH_COUNT]! > 0 ? 2 * BLUFF.lure : BLUFF.lure;
    return temper.lure * death * (isPromise ? drawn + 0.2 : lie === GREEN ? drawn : 0.5 * drawn);
  }
  return isPromise ? BLUFF.promise : lie === RED ? BLUFF.detour : 0;
};

/** How a guard weighs its words, as chances to win. */
export const BLUFF = {
  /** Saying where Room 25 is; a lie about it instead of silence; a warning to each who stands near; a death; a false exit; a way round. */
  exit: 0.06,
  astray: 0.03,
  warning: 0.01,
  lure: 0.15,
  promise: 0.04,
  detour: 0.015,
  whim: 0.02,
  /** How much cover weighs in deeds and in words, apart from the style: set so that bots of one level have an even game. */
  deeds: 1.6,
  words: 0.55,
  /** What is left of cover, in deeds, at the end of the game. */
  late: 0.6,
  /** What a truth that proves true adds to cover. */
  truth: 0.15,
};
/** With this many turns left nothing is worth more than staying undetected. */
const LONG = 6;
/** How likely it is that nobody sees the room, and that somebody beside it does not. */
const FAR_CHECK = 0.85;
const NEAR_CHECK = 0.75;

/** From 0 to 1, the same for the same two. */
const chanceBy = (who: number, tile: number): number => {
  let mixed = Math.imul(who * 31 + tile + 7, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 8) / 0x1_00_0000;
};
