/** A finished game as ratings see it, and what it says about those who played. People go by their numbers at the table. */
import type { RatingKind } from '@room25/protocol';
import { type Anchor, anchorOf, type StrengthKind } from './priors.ts';
import { type Contender, chances, rate, type Strength } from './strength.ts';

export interface RatedGame {
  readonly kind: RatingKind;
  /** Those who win together; the Complex is a side without people. */
  readonly sides: readonly (readonly RatedSeat[])[];
  /** What was at stake, one after the other. */
  readonly contests: readonly Contest[];
}

export interface RatedSeat {
  /** Absent: a bot. */
  readonly visitor?: number;
  /** Who plays, or who played while the person did not. */
  readonly bot: Anchor;
  /** Their part of their side's strength. */
  readonly weight: number;
  /** How much of it the person played. */
  readonly share: number;
  readonly isGuard?: true;
  /** The person was not there at the end. */
  readonly isGone?: true;
}

export interface Contest {
  readonly setup: string;
  /** Which side the set-up counts for, and whether it helps them. */
  readonly side: number;
  readonly sign: 1 | -1;
  readonly winner: number;
}

/** What is believed so far; it is changed in place. */
export interface StrengthBook {
  person(visitor: number, kind: StrengthKind): Strength;
  setup(name: string): Strength;
}

export const rateGame = (book: StrengthBook, game: RatedGame): void => {
  for (const contest of game.contests) {
    const contenders = contendersOf(book, game, contest);
    // What counts in full for those who were gone is computed before anything changes.
    const gone = game.sides
      .flat()
      .filter(({ visitor, isGone }) => visitor !== undefined && isGone)
      .map((seat) => {
        const own = contendersOf(book, game, contest, seat);
        return { own, theirs: strengthsOf(book, game.kind, seat), expected: chances(own) };
      });
    rate(contenders, contest.winner, { isRated: (one) => !gone.some(({ theirs }) => theirs.includes(one)) });
    for (const { own, theirs, expected } of gone)
      rate(own, contest.winner, { isRated: (one) => theirs.includes(one), expected });
  }
};

/** `full`: somebody who counts as if they had played all of it. */
const contendersOf = (
  book: StrengthBook,
  { kind, sides }: RatedGame,
  { setup, side, sign }: Contest,
  full?: RatedSeat,
): readonly Contender[] =>
  sides.map((seats, at) => [
    ...seats.flatMap((seat) => membersOf(book, kind, seat === full ? { ...seat, share: 1 } : seat)),
    ...(at === side ? [[book.setup(setup), sign] as const] : []),
  ]);

const membersOf = (
  book: StrengthBook,
  kind: RatingKind,
  { visitor, bot, weight, share, isGuard }: RatedSeat,
): Contender => {
  if (visitor === undefined) return [[anchorOf(kind, bot), weight]];
  const own = weight * share;
  return [
    [book.person(visitor, kind), own],
    // Half of the difference up as a guard, half of it down as a prisoner.
    ...(kind === 'suspicion' ? [[book.person(visitor, 'guard'), (isGuard ? own : -own) / 2] as const] : []),
    ...(share < 1 ? [[anchorOf(kind, bot), weight - own] as const] : []),
  ];
};

const strengthsOf = (book: StrengthBook, kind: RatingKind, { visitor }: RatedSeat): readonly Strength[] =>
  strengthKinds(kind).map((each) => book.person(visitor!, each));

/** What such a game teaches about a person. */
export const strengthKinds = (kind: RatingKind): readonly StrengthKind[] =>
  kind === 'suspicion' ? ['suspicion', 'guard'] : [kind];

export const visitorsIn = ({ sides }: RatedGame): readonly number[] =>
  sides
    .flat()
    .flatMap(({ visitor }) => (visitor === undefined ? [] : [visitor]))
    .sort((one, other) => one - other);
