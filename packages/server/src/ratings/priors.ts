/** What is believed before the first game: of people, of bots, of set-ups. */
import type { Level, RatingKind } from '@room25/protocol';
import type { Strength } from './strength.ts';

/** The same, and how much better somebody is as a guard than as a prisoner. */
export type StrengthKind = RatingKind | 'guard';

const PERSON_PRIOR = 1;
const GUARD_PRIOR = 0.25;
/** How much a person changes, in a game and in a day. */
export const DRIFT = 0.0004;
/** For a set-up that the arena has measured, and for one that nobody has. */
const MEASURED_PRIOR = 0.25;
const UNMEASURED_PRIOR = 1;

const DAY = 24 * 3_600_000;

export const newStrength = (kind: StrengthKind): Strength => {
  const prior = kind === 'guard' ? GUARD_PRIOR : PERSON_PRIOR;
  return { mean: 0, variance: prior, prior, drift: DRIFT };
};

/** Somebody who has not been here for a while is known less well. */
export const afterAbsence = (strength: Strength, milliseconds: number): void => {
  const days = Math.floor(Math.max(0, milliseconds) / DAY);
  strength.variance = Math.min(strength.variance + strength.drift * days, strength.prior);
};

/** A set-up does not change. */
export const newOffset = (setup: string): Strength => {
  const share = MEASURED.find(([begin]) => setup.startsWith(begin))?.[1];
  const prior = share === undefined ? UNMEASURED_PRIOR : MEASURED_PRIOR;
  return { mean: share === undefined ? 0 : logit(share), variance: prior, prior, drift: 0 };
};

/**
 * Bots that are always equally good. `random` is none of them: beside others it costs far more than its own part
 * (docs/ratings.md).
 */
export type Anchor = Exclude<Level, 'random'>;

/**
 * Bots mean the same on every server. `easy` and `normal` lie evenly on both sides of a newcomer; the distance between them is
 * what `room25 arena` found, in log odds: docs/bots.md.
 */
const ANCHORS: Readonly<Record<RatingKind, Readonly<Record<Anchor, number>>>> = {
  suspicion: { easy: -0.2, normal: 0.2, hard: 0.55 },
  complex: { easy: -0.5, normal: 0.5, hard: 1.4 },
  rivals: { easy: -0.5, normal: 0.5, hard: 0.7 },
};

export const anchorOf = (kind: RatingKind, level: Anchor): Strength => ({
  mean: ANCHORS[kind][level],
  variance: 0,
  prior: 0,
  drift: 0,
});

const logit = (share: number): number => Math.log(share / (1 - share));

/**
 * What a newcomer, between `easy` and `normal`, achieves there: the prisoners against the guards, people against the Complex, one
 * rival against the Complex. By the beginning of the set-up's name; the first match counts.
 */
const MEASURED: readonly (readonly [begin: string, share: number])[] = [
  ['second suspicion', 0.29],
  ['ultimate cooperation escaped', 0.36],
  ['second cooperation escaped', 0.82],
  ['second cooperation all', 0.71],
  ['second solo', 0.8],
  ['second competition', 0.4],
  ['second team', 0.78],
];
