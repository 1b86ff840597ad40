/** How strong people are, as it is shown: in points, with how sure that is. */
import * as v from 'valibot';
import { count } from '../client-message.ts';
import type { Settings } from '../settings.ts';

/** With secret roles; against the Complex; against each other. */
export const RATING_KINDS = ['suspicion', 'complex', 'rivals'] as const;
export type RatingKind = (typeof RATING_KINDS)[number];

/** The set-ups for which it was measured how often newcomers escape. */
const MEASURED = ['second cooperation', 'second solo', 'ultimate cooperation'];

/**
 * Can strength be learnt from it? Against each other, people are measured by one another. Against the Complex it must be known
 * how hard the set-up is; else everybody would look for the easiest one and play that.
 */
export const isMeasured = ({ edition, mode, composition, options = {} }: SetUp): boolean =>
  (mode !== 'cooperation' && mode !== 'solo') ||
  (MEASURED.includes(`${edition} ${mode}`) && composition === undefined && Object.keys(options).length === 0);

type SetUp = Pick<Settings, 'edition' | 'mode'> & {
  readonly composition?: unknown;
  readonly options?: Readonly<Record<string, unknown>>;
};

/** `deviation`: the rating is off by more than this about one time in three. */
const rating = v.object({
  points: v.number(),
  deviation: v.number(),
  games: count,
  /** Enough is known to compare it with others. */
  settled: v.boolean(),
});
export type ShownRating = v.InferOutput<typeof rating>;

export const shownBody = v.strictObject({ shown: v.boolean() });
/** My own. */
export const standingAnswer = v.object({
  /** Others see my numbers, and I am in the lists of the best. */
  shown: v.boolean(),
  kinds: v.array(v.object({ kind: v.picklist(RATING_KINDS), ...rating.entries })),
  /** How many points stronger I am as a guard than as a prisoner. */
  asGuard: v.exactOptional(v.object({ points: v.number(), deviation: v.number() })),
  /** Of my last games, at most 20: how many I played to their end. */
  reliability: v.object({ finished: count, games: count }),
});
export type StandingAnswer = v.InferOutput<typeof standingAnswer>;

export const bestQuery = v.strictObject({ kind: v.picklist(RATING_KINDS) });
/** People who want to be listed and whose rating has settled, by points minus two deviations. */
export const bestAnswer = v.object({
  kind: v.picklist(RATING_KINDS),
  people: v.array(v.object({ name: v.string(), ...rating.entries, me: v.exactOptional(v.literal(true)) })),
});
export type BestAnswer = v.InferOutput<typeof bestAnswer>;

/** What a game has changed. `why`: it is not rated; the same people played too often that day; or it has not been counted yet. */
export const changesAnswer = v.variant('rated', [
  v.object({ rated: v.literal(false), why: v.picklist(['unrated', 'often', 'address', 'soon']) }),
  v.object({
    rated: v.literal(true),
    kind: v.picklist(RATING_KINDS),
    /** Mine, and those of people who show theirs. */
    changes: v.array(v.object({ seat: count, before: v.number(), ...rating.entries })),
  }),
]);
export type ChangesAnswer = v.InferOutput<typeof changesAnswer>;
