/**
 * How a bot likes to play where roles are secret: drawn for its seat when the game begins, before it knows its role, and kept to
 * the end.
 */
import { randomFrom } from '@room25/engine';

export const GUARD_STYLES = ['sleeper', 'liar', 'brute', 'schemer'] as const;
export const PRISONER_STYLES = ['open', 'quiet', 'wary', 'trusting'] as const;
export type GuardStyle = (typeof GUARD_STYLES)[number];
export type PrisonerStyle = (typeof PRISONER_STYLES)[number];

/** One for each role that it may be dealt. */
export interface Style {
  readonly guard: GuardStyle;
  readonly prisoner: PrisonerStyle;
  /** Instead of that of its style: for guards of a kind that nobody has met. */
  readonly temper?: GuardTemper;
}

/** From the bot's seed for the whole game. */
export const styleOf = (seed: string, seat: number): Style => {
  const random = randomFrom(seed, `style ${seat}`);
  return {
    guard: GUARD_STYLES[random.below(GUARD_STYLES.length)]!,
    prisoner: PRISONER_STYLES[random.below(PRISONER_STYLES.length)]!,
  };
};

/** What a guard does with secrecy. */
export interface GuardTemper {
  /** What being taken for a prisoner is worth, as a chance to win, while the game is long. */
  readonly cover: number;
  /** How much a chance to send somebody to their death is worth to it. */
  readonly lure: number;
  /** How much of its cover it thinks silence costs. */
  readonly silence: number;
}

export const GUARD_TEMPERS: Readonly<Record<GuardStyle, GuardTemper>> = {
  sleeper: { cover: 0.4, lure: 0.7, silence: 0.25 },
  liar: { cover: 0.2, lure: 1, silence: 0.4 },
  brute: { cover: 0.21, lure: 1.3, silence: 0.3 },
  schemer: { cover: 0.28, lure: 1, silence: 0.12 },
};

export const temperOf = (style: Style | undefined): GuardTemper =>
  style?.temper ?? GUARD_TEMPERS[style?.guard ?? 'schemer'];

/** How much of what is harmless a prisoner tells. */
export const TELLING: Readonly<Record<PrisonerStyle, number>> = { open: 1, quiet: 0.7, wary: 0.9, trusting: 1 };

/** The chance from which it takes somebody for a guard. */
export const SUSPECTING: Readonly<Record<PrisonerStyle, number>> = {
  open: 0.65,
  quiet: 0.65,
  wary: 0.57,
  trusting: 0.75,
};
