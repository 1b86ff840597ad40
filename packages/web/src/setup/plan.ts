/** What somebody wants to play: the answers to the questions before a game. */

import type { CompositionChoice, Counts, Filling, Options, Wishes } from '@room25/engine';
import {
  type Character,
  EDITION_RULES,
  EDITIONS,
  type Edition,
  MODES,
  type Mode,
  OPTIONS,
  type OptionName,
  ROOM_CODES,
} from '@room25/engine';
import { LEVELS, type Level } from '@room25/protocol';
import type { Seat } from '../play/played-game.ts';

export interface Plan {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly seats: readonly Seat[];
  /** A named list or one's own; absent: the mode's. */
  readonly composition?: CompositionChoice;
  /** Only what was chosen; the rest is as the edition has it. */
  readonly options: Options;
  /** Whom a seat plays, and who begins; the rest is drawn. Not remembered: the next table is left to chance again. */
  readonly wishes?: Wishes;
  readonly begins?: number;
  /** There is a moment to talk before people program. */
  readonly isTalking?: true;
}

const USUAL_LEVEL: Level = 'normal';

/** `Play now`: the base game with enough players to suspect somebody. */
export const USUAL_PLAN: Plan = { edition: 'second', mode: 'suspicion', seats: seatsFor(6, 1), options: {} };

/** People in the first seats, bots in the others. */
export function seatsFor(players: number, people: number): readonly Seat[] {
  return Array.from({ length: players }, (_, seat): Seat => ({ player: seat < people ? 'person' : USUAL_LEVEL }));
}

export const modesOf = (edition: Edition): readonly Mode[] =>
  MODES.filter((mode) => EDITION_RULES[edition].modes[mode] !== undefined);

/** The numbers of players that a mode allows. */
export const numbersOf = ({ edition, mode }: Pick<Plan, 'edition' | 'mode'>): readonly number[] =>
  Object.keys(EDITION_RULES[edition].modes[mode]!.seating).map(Number);

export const charactersEach = ({ edition, mode, seats }: Plan): number =>
  EDITION_RULES[edition].modes[mode]!.seating[seats.length]!;

export const turnsOf = (plan: Plan): number =>
  EDITION_RULES[plan.edition].modes[plan.mode]!.turns(charactersEach(plan) * plan.seats.length);

/** A lone player's game that is scored in points. */
export const hasScoreAlone = ({ edition, mode }: Pick<Plan, 'edition' | 'mode'>): boolean =>
  mode === 'solo' && EDITION_RULES[edition].modes.solo?.hasScore === true;

/** The same plan as far as another edition or mode allows it. */
export const withGame = (plan: Plan, game: { readonly edition?: Edition; readonly mode?: Mode }): Plan => {
  const edition = game.edition ?? plan.edition;
  const wished = game.mode ?? plan.mode;
  const mode = modesOf(edition).includes(wished) ? wished : modesOf(edition)[0]!;
  const numbers = numbersOf({ edition, mode });
  const nearest = [...numbers].sort(
    (one, other) => Math.abs(one - plan.seats.length) - Math.abs(other - plan.seats.length),
  )[0]!;
  const options = Object.fromEntries(
    Object.entries(plan.options).filter(([name]) => optionsOf({ edition, mode }).includes(name as OptionName)),
  );
  const { isTalking } = plan;
  const next = { edition, mode, seats: withNumber(plan.seats, nearest), options, ...(isTalking && { isTalking }) };
  return withChoicesOf(plan, next);
};

export const withPlayers = (plan: Plan, players: number): Plan =>
  withChoicesOf(plan, { ...plan, seats: withNumber(plan.seats, players) });

/** A seat keeps what was chosen for it, unless the other game deals otherwise. */
const withChoicesOf = (before: Plan, { wishes: _, begins: __, ...plan }: Plan): Plan => {
  if (charactersEach(before) !== charactersEach(plan)) return plan;
  const { wishes, begins } = before;
  const cast = EDITION_RULES[plan.edition].duos.flat();
  const kept = plan.seats.map((_, seat) => (wishes?.[seat] ?? []).filter((who) => cast.includes(who)));
  return {
    ...plan,
    ...(kept.some((names) => names.length > 0) && { wishes: kept }),
    ...(begins !== undefined && begins < plan.seats.length && { begins }),
  };
};

export const withWish = (plan: Plan, seat: number, names: readonly Character[]): Plan => ({
  ...plan,
  wishes: plan.seats.map((_, place) => (place === seat ? names : (plan.wishes?.[place] ?? []))),
});

/** None: it is drawn. */
export const withBegins = ({ begins: _, ...plan }: Plan, seat: number | undefined): Plan =>
  seat === undefined ? plan : { ...plan, begins: seat };

const withNumber = (seats: readonly Seat[], players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, seat): Seat => seats[seat] ?? { player: botLevelOf({ seats }) ?? USUAL_LEVEL });

const isPerson = ({ player }: Seat): boolean => player === 'person';

export const peopleIn = ({ seats }: Pick<Plan, 'seats'>): number => seats.filter(isPerson).length;

/**
 * They have the first seats, each with their earlier name. As soon as there are several they have a moment to talk before the
 * screen goes round, unless they say that they want none.
 */
export const withPeople = ({ isTalking, ...all }: Plan, people: number): Plan => {
  const { wishes: _, begins: __, ...open } = all;
  // Where people change seats, what was chosen for the seats is open again.
  const plan = all.seats.findLastIndex(isPerson) < peopleIn(all) ? all : open;
  const before = plan.seats.filter(isPerson);
  const bot: Seat = { player: botLevelOf(plan) ?? USUAL_LEVEL };
  const [wereSeveral, areSeveral] = [before.length > 1, people > 1];
  const areTalking = wereSeveral === areSeveral ? isTalking === true : areSeveral;
  return {
    ...plan,
    ...(areTalking && { isTalking: areTalking }),
    seats: plan.seats.map((_, seat) => (seat < people ? (before[seat] ?? { player: 'person' }) : bot)),
  };
};

/** The level of all bots; nothing if they differ or there are none. */
export const botLevelOf = ({ seats }: Pick<Plan, 'seats'>): Level | undefined => {
  const [level, ...others] = new Set(seats.map(({ player }) => player).filter((player) => player !== 'person'));
  return others.length === 0 ? LEVELS.find((each) => each === level) : undefined;
};

export const withBots = (plan: Plan, level: Level): Plan => ({
  ...plan,
  seats: plan.seats.map((seat) => (seat.player === 'person' ? seat : { player: level })),
});

/** The options that are asked for: how many guards are dealt is a question only with five players. */
export const optionsAsked = (plan: Plan): readonly OptionName[] =>
  optionsOf(plan).filter((name) => name !== 'guards' || plan.seats.length === 5);

/** The options that make a difference at such a table. */
export const optionsOf = ({ edition, mode }: Pick<Plan, 'edition' | 'mode'>): readonly OptionName[] => {
  const rules = EDITION_RULES[edition];
  const modeRules = rules.modes[mode]!;
  const applies: Readonly<Record<OptionName, boolean>> = {
    reminders: true,
    memory: true,
    reveal: modeRules.pool !== undefined,
    guards: rules.hasUltimate && modeRules.pool !== undefined,
    level: rules.hasUltimate,
    madness: rules.hasUltimate && modeRules.drawsCards === true,
    'open-looks': modeRules.opensLooks !== undefined,
    mac: rules.hasUltimate,
    'team-channel': modeRules.sides === 'teams' || modeRules.sides === 'pairs',
    marks: modeRules.pool === undefined && modeRules.sides === undefined && mode !== 'solo',
  };
  return (Object.keys(OPTIONS) as OptionName[]).filter((name) => applies[name]);
};

/** What was remembered, if it still makes sense. */
export const readPlan = (text: string | undefined): Plan | undefined => {
  try {
    const { edition, mode, seats, composition, options, isTalking } = JSON.parse(text ?? '') as Partial<Plan>;
    if (!edition || !EDITIONS.includes(edition) || !mode || !modesOf(edition).includes(mode)) return undefined;
    if (!Array.isArray(seats) || !numbersOf({ edition, mode }).includes(seats.length)) return undefined;
    if (!seats.every(isSeat)) return undefined;
    const plan = {
      edition,
      mode,
      seats: seats.map(cleanSeat),
      options: cleanOptions(options ?? {}, { edition, mode }),
      ...(isTalking === true && { isTalking }),
    };
    return isComposition(composition, edition) ? { ...plan, composition } : plan;
  } catch {
    return undefined;
  }
};

const isSeat = (seat: unknown): seat is Seat => {
  const player = (seat as Seat | null)?.player;
  return player === 'person' || LEVELS.some((level) => level === player);
};

const cleanSeat = ({ player, name }: Seat): Seat => (typeof name === 'string' ? { player, name } : { player });

const cleanOptions = (options: object, game: Pick<Plan, 'edition' | 'mode'>): Options =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) =>
        optionsOf(game).includes(name as OptionName) &&
        (OPTIONS[name as OptionName] as readonly string[]).includes(value as string),
    ),
  );

const isComposition = (composition: unknown, edition: Edition): composition is CompositionChoice => {
  const { compositions } = EDITION_RULES[edition];
  if (typeof composition === 'string') return Object.hasOwn(compositions, composition);
  if (typeof composition !== 'object' || composition === null) return false;
  if (!('shape' in composition)) return isCounts(composition);
  const { shape, chosen } = composition as Partial<Filling>;
  const isShape = typeof shape === 'string' && Object.hasOwn(compositions, shape) && compositions[shape]?.drawn;
  return isShape !== undefined && isShape !== false && isCounts(chosen);
};

const isCounts = (counts: unknown): counts is Counts =>
  typeof counts === 'object' &&
  counts !== null &&
  Object.entries(counts).every(
    ([code, count]) => ROOM_CODES.some((each) => each === code) && Number.isInteger(count) && count >= 0,
  );
