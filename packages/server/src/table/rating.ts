/** Which tables are rated, and what a finished game at one of them says to ratings. */
import { EVERYONE, isEscape, type Outcome, type View, whoOf } from '@room25/engine';
import { isMeasured, type RatingKind, type Settings } from '@room25/protocol';
import type { Anchor } from '../ratings/priors.ts';
import type { Contest, RatedGame, RatedSeat } from '../ratings/rated-game.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Substitutes } from './substitutes.ts';
import { isPerson, type Seat, type TableState } from './table-state.ts';

const KINDS: Readonly<Record<Settings['mode'], RatingKind>> = {
  suspicion: 'suspicion',
  cooperation: 'complex',
  solo: 'complex',
  competition: 'rivals',
  team: 'rivals',
};

/** With fewer people nobody can be told from the bots beside them, and one person could play against themselves. */
const LEAST_PEOPLE: Readonly<Record<RatingKind, number>> = { suspicion: 2, complex: 1, rivals: 2 };

/** The level that sits in for a person. */
const STAND_IN: Anchor = 'normal';

/** Why a table with these settings is not rated, though its host wants it. */
export const ratedBar = ({ rated, listed, unwatched, composition, clock }: Settings): Refusal | undefined => {
  if (!rated) return undefined;
  // Otherwise somebody who is losing could keep the page open and never answer.
  if (clock.kind === 'none') return refuse('terms', 'a rated table has a clock');
  if (!listed || unwatched) return refuse('terms', 'only a table that everybody can find and watch is rated');
  return typeof composition === 'object' ? refuse('terms', 'a composition of one’s own is not rated') : undefined;
};

/** All of this is known before the start. Whether enough people play is seen at the end. */
export const isRated = ({ quick, settings, lock, seats }: TableState): boolean =>
  (quick !== undefined || (settings.rated === true && !lock && isMeasured(settings))) && seats.every(isKnown);

/** Somebody who comes from the same place as another person here: they may be one person, or see each other's screens. */
export const sharesAddress = ({ seats }: TableState, at: number): boolean => {
  const mine = seats[at];
  const isSame = (other: Seat): boolean => isPerson(other) && isPerson(mine) && other.from === mine.from;
  return isPerson(mine) && mine.from !== undefined && seats.some((other, place) => place !== at && isSame(other));
};

/** Nothing is learnt from a bot that plays at random. */
const isKnown = (seat: Seat): boolean => seat.kind !== 'bot' || seat.level !== 'random';

/** For a table whose game is over; nothing if it does not count. */
export const ratedGameOf = (table: TableState, substitutes: Substitutes): RatedGame | undefined => {
  const { seats, settings, play } = table;
  const kind = KINDS[settings.mode];
  if (!isRated(table) || seats.filter(isPerson).length < LEAST_PEOPLE[kind]) return undefined;
  if (seats.some((_, at) => sharesAddress(table, at))) return undefined;
  const { cast, outcome } = play!.game.view(EVERYONE);
  const shares = sharesOf(table, substitutes);
  const groups = groupsOf(kind, cast);
  const contests = CONTESTS[kind](table, groups, outcome!);
  if (contests.length === 0) return undefined;
  const sides = groups.map((members) =>
    [...new Set(members.map(({ seat }) => seat))].map((at): RatedSeat => {
      const mine = members.filter(({ seat }) => seat === at);
      return {
        ...whoPlays(seats[at]!),
        weight: mine.length / members.length,
        share: shares[at]!,
        ...(kind === 'suspicion' && mine[0]!.role !== 'prisoner' && { isGuard: true as const }),
      };
    }),
  );
  return { kind, sides, contests };
};

const whoPlays = (seat: Seat): Pick<RatedSeat, 'visitor' | 'bot' | 'isGone'> => {
  if (!isPerson(seat)) return { bot: seat.kind === 'bot' ? (seat.level as Anchor) : STAND_IN };
  return { visitor: seat.visitor, bot: STAND_IN, ...(seat.away !== undefined && { isGone: true as const }) };
};

/** By seat: how much of what was done there its person did. */
const sharesOf = ({ seats, play }: TableState, { places }: Substitutes): readonly number[] => {
  const { game, commands } = play!;
  const [all, others] = [seats.map(() => 0), seats.map(() => 0)];
  const ofOthers = new Set(places);
  for (const [place, command] of commands.from(0).entries()) {
    const at = game.seatOf(whoOf(command));
    all[at]!++;
    if (ofOthers.has(place)) others[at]!++;
  }
  return seats.map((_, at) => (all[at] === 0 ? 1 : 1 - others[at]! / all[at]!));
};

type Cast = View['cast'];

/** The Complex comes last, and nobody is on its side. */
const groupsOf = (kind: RatingKind, cast: Cast): readonly Cast[] => {
  if (kind === 'complex') return [cast, []];
  const isPrisoner = ({ role }: Cast[number]): boolean => role === 'prisoner';
  if (kind === 'suspicion') return [cast.filter(isPrisoner), cast.filter((one) => !isPrisoner(one))];
  const sides = [...new Set(cast.map(({ side }) => side))].sort((one = 0, other = 0) => one - other);
  return [...sides.map((side) => cast.filter((one) => one.side === side)), []];
};

type Contests = (table: TableState, groups: readonly Cast[], outcome: Outcome) => readonly Contest[];

const CONTESTS: Readonly<Record<RatingKind, Contests>> = {
  /** If nobody was dealt a guard there was no contest. */
  suspicion: (table, groups, { result }) =>
    groups.some((group) => group.length === 0)
      ? []
      : [{ setup: setupOf(table), side: 0, sign: 1, winner: result === 'prisoners' ? 0 : 1 }],
  /** First whether anybody escapes; and if so, whether everybody does, where that makes a difference. */
  complex(table, _, { result }) {
    const escaped = isEscape(result);
    const contest = (step: string, hasWon: boolean): Contest => ({
      ...{ setup: setupOf(table, step), side: 1, sign: -1 },
      winner: hasWon ? 0 : 1,
    });
    const isMore = escaped && CAN_BE_PARTIAL.has(`${table.settings.edition} ${table.settings.mode}`);
    return [contest('escaped', escaped), ...(isMore ? [contest('all', result === 'complete')] : [])];
  },
  rivals(table, groups, { result, side = [] }) {
    const complex = groups.length - 1;
    const winner = groups.findIndex((group) => group.some(({ name }) => side.includes(name)));
    return [{ setup: setupOf(table), side: complex, sign: -1, winner: result === 'side' ? winner : complex }];
  },
};

/** Where some can escape without the others. */
const CAN_BE_PARTIAL: ReadonlySet<string> = new Set([
  'prototype cooperation',
  'prototype solo',
  'first cooperation',
  'second cooperation',
]);

/** Everything that makes it easier or harder, such as `second cooperation escaped 4 memory=off`. */
const setupOf = ({ settings }: TableState, step?: string): string => {
  const { edition, mode, composition, options = {}, players } = settings;
  const more = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const words = [edition, mode, step, players, composition, ...more.sort()];
  return words.filter((word) => word !== undefined).join(' ');
};
