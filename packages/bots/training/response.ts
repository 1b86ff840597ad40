/**
 * A best response: how a side should think to win most often against another that stays as it is. Sought on deals that are not
 * reported from: first all knobs are turned a little, at random and the other way round on the same deal, which shows where each
 * leads; then steps that way, and the styles that there are, play the same deals, and the better half goes on.
 */
import { GUARD_STYLES, type GuardStyle, PRISONER_STYLES, type PrisonerStyle } from '@room25/bots';
import { factorOf, knobsOf, type Side, type Turned } from '@room25/bots/inside';
import { type Random, randomFrom } from '@room25/engine';

/** A way for a side to think. */
export interface Response {
  readonly name: string;
  readonly side: Side;
  readonly turned: Turned;
  /** All of them have this style. */
  readonly guard?: GuardStyle;
  readonly prisoner?: PrisonerStyle;
}

/** One game of a response; deals are counted from 1. */
export interface Attempt {
  readonly response: Response;
  readonly deal: number;
}

/** Plays all of them; for each: has the side of its response won? */
export type Playing = (attempts: readonly Attempt[]) => Promise<readonly boolean[]>;

/** How far along the slopes it may be best to go. */
const STEPS = [1, 2, 4];
/** A slope is clear if it is this many errors away from none. */
const CLEAR = 1.5;
/** What is left of the responses after each round, and how many deals more each round has than the first. */
const ROUNDS = [
  { left: 6, deals: 1 },
  { left: 3, deals: 1 },
  { left: 1, deals: 2 },
];

/** The best that was found in about so many games. */
export async function respond(side: Side, games: number, playing: Playing): Promise<Response> {
  const pairs = Math.max(1, Math.round(games / 4));
  const slopes = await slopesOf(side, pairs, playing);
  let left = responsesFor(side, slopes, pairs);
  const cost = ROUNDS.reduce(
    (sum, { deals }, round) => sum + deals * (round === 0 ? left.length : ROUNDS[round - 1]!.left),
    0,
  );
  const each = Math.max(1, Math.round(games / 2 / cost));
  const won = new Map(left.map(({ name }) => [name, 0]));
  // Others than those that showed the slopes.
  let deal = pairs;
  for (const round of ROUNDS) {
    const deals = Array.from({ length: each * round.deals }, () => ++deal);
    const attempts = left.flatMap((response) => deals.map((one) => ({ response, deal: one })));
    const results = await playing(attempts);
    for (const [place, { response }] of attempts.entries())
      won.set(response.name, won.get(response.name)! + Number(results[place]));
    left = left.toSorted((one, other) => won.get(other.name)! - won.get(one.name)!).slice(0, round.left);
  }
  return left[0]!;
}

interface Slope {
  readonly knob: string;
  /** How much more often the side wins with the knob turned by one, and the error of that. */
  readonly slope: number;
  readonly error: number;
}

async function slopesOf(side: Side, pairs: number, playing: Playing): Promise<readonly Slope[]> {
  const knobs = knobsOf(side);
  const turns = Array.from({ length: pairs }, (_, pair) => {
    const random = randomFrom('response', `${side} ${pair}`);
    return Object.fromEntries(knobs.map((name) => [name, normal(random)]));
  });
  const attempts = turns.flatMap((turned, pair) =>
    [turned, opposite(turned)].map((each, place) => ({
      response: { name: `${side} at random ${place === 0 ? 'there' : 'and back'}`, side, turned: each },
      deal: pair + 1,
    })),
  );
  const results = await playing(attempts);
  return knobs.map((knob) => {
    const gains = turns.map(
      (turned, pair) => (turned[knob]! * (Number(results[2 * pair]) - Number(results[2 * pair + 1]))) / 2,
    );
    const slope = gains.reduce((sum, gain) => sum + gain, 0) / pairs;
    const error = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - slope) ** 2, 0)) / pairs;
    return { knob, slope, error };
  });
}

const opposite = (turned: Turned): Turned =>
  Object.fromEntries(Object.entries(turned).map(([name, by]) => [name, -by]));

/** About a normal distribution: the sum of twelve even ones. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, () => random.below(10_000) / 10_000).reduce((sum, one) => sum + one, -6);

function responsesFor(side: Side, slopes: readonly Slope[], pairs: number): readonly Response[] {
  const styles: readonly Response[] =
    side === 'guards'
      ? GUARD_STYLES.map((guard) => ({ name: `all ${guard}`, side, turned: {}, guard }))
      : PRISONER_STYLES.map((prisoner) => ({ name: `all ${prisoner}`, side, turned: {}, prisoner }));
  const along = (what: string, some: readonly Slope[]): readonly Response[] => {
    const length = Math.hypot(...some.map(({ slope }) => slope));
    if (length === 0) return [];
    return STEPS.map((step) => ({
      name: `${side}: ${step} along ${what} slopes of ${pairs} pairs`,
      side,
      turned: Object.fromEntries(some.map(({ knob, slope }) => [knob, (step * slope) / length])),
    }));
  };
  return [
    { name: `${side} as they are`, side, turned: {} },
    ...styles,
    ...along('all', slopes),
    ...along(
      'clear',
      slopes.filter(({ slope, error }) => Math.abs(slope) > CLEAR * error),
    ),
  ];
}

/** What a response changes, in words. */
export function changesOf({ side, turned }: Response): string {
  const changes = Object.entries(turned)
    .map(([name, by]) => ({ name, factor: factorOf(side, name, by) }))
    .toSorted((one, other) => Math.abs(Math.log(other.factor)) - Math.abs(Math.log(one.factor)))
    .map(({ name, factor }) => `${name} × ${factor.toFixed(2)}`);
  return changes.length === 0 ? 'nothing' : changes.join(', ');
}

/** The mean of gains, and how far it may be off (95 %). */
export function meanOf(gains: readonly number[]): { readonly mean: number; readonly off: number } {
  const mean = gains.reduce((sum, one) => sum + one, 0) / gains.length;
  const off = (1.96 * Math.sqrt(gains.reduce((sum, one) => sum + (one - mean) ** 2, 0))) / gains.length;
  return { mean, off };
}
