/**
 * How a seat's judgement where roles are secret can be changed, to see whether another would do better: for measurements only. It is
 * set before a seat is asked, and reaches no other seat that is asked after it has been taken back.
 */
import { SIGN_WEIGHTS, WORD_WEIGHTS } from './belief/weights.ts';
import { BLUFF } from './policy/signals.ts';
import { WEIGHTS } from './policy/weights.ts';
import { forgetPlan } from './search/plan.ts';
import { CARE } from './search/search.ts';
import { GUARD_TEMPERS, SUSPECTING, TELLING } from './style.ts';

export type Side = 'guards' | 'prisoners';

/** Weights that are changed together. */
interface Knob {
  readonly weights: readonly Weight[];
  /** By how much it can sensibly be changed, as a logarithm. */
  readonly spread: number;
}

interface Weight {
  readonly of: Record<string, number>;
  readonly name: string;
  readonly usual: number;
}

const WIDE = 0.5;
/** Of what is a chance. */
const NARROW = 0.15;

/** Of one table of weights, or of several that have the same. */
const knob = (spread: number, tables: object | readonly object[], ...names: readonly string[]): Knob => ({
  spread,
  weights: [tables]
    .flat()
    .map((table) => table as Record<string, number>)
    .flatMap((of) => names.map((name) => ({ of, name, usual: of[name]! }))),
});

const TEMPERS = Object.values(GUARD_TEMPERS);

const BOTH = {
  doubt: knob(WIDE, CARE, 'doubt'),
  earlyDoubt: knob(WIDE, CARE, 'earlyDoubt'),
  posing: knob(NARROW, WEIGHTS, 'posing'),
  suspecting: knob(NARROW, SUSPECTING, ...Object.keys(SUSPECTING)),
  death: knob(WIDE, WEIGHTS, 'suspicionDeath'),
  looks: knob(WIDE, WEIGHTS, 'looked', 'goalLook', 'otherLook', 'lookAfter'),
  spreading: knob(WIDE, WEIGHTS, 'nearer', 'asNear', 'corner', 'shared'),
  others: knob(WIDE, WEIGHTS, 'others'),
  trust: knob(NARROW, WEIGHTS, 'untested'),
  early: knob(WIDE, WEIGHTS, 'early'),
};

const KNOBS: Readonly<Record<Side, Readonly<Record<string, Knob>>>> = {
  guards: {
    ...BOTH,
    cover: knob(WIDE, TEMPERS, 'cover'),
    lure: knob(WIDE, TEMPERS, 'lure'),
    silence: knob(WIDE, TEMPERS, 'silence'),
    words: knob(WIDE, BLUFF, 'words'),
    exit: knob(WIDE, BLUFF, 'exit'),
    lies: knob(WIDE, BLUFF, 'astray', 'promise', 'detour'),
    late: knob(WIDE, BLUFF, 'late'),
    odd: knob(WIDE, CARE, 'odd'),
    shown: knob(WIDE, CARE, 'shown'),
  },
  prisoners: {
    ...BOTH,
    telling: knob(NARROW, TELLING, ...Object.keys(TELLING)),
    company: knob(WIDE, WEIGHTS, 'company', 'pushed', 'exposed'),
    lies: knob(WIDE, SIGN_WEIGHTS, 'lies'),
    withheld: knob(WIDE, SIGN_WEIGHTS, 'withheld'),
    contradicted: knob(WIDE, SIGN_WEIGHTS, 'contradicted'),
    pushes: knob(WIDE, SIGN_WEIGHTS, 'pushesOut', 'pushesIntoRed', 'otherPushes'),
    excuses: knob(WIDE, SIGN_WEIGHTS, 'justPushes', 'warnings', 'pushed'),
    habits: knob(WIDE, SIGN_WEIGHTS, 'truths', 'joins', 'slidesExit', 'earlyAlarm', 'silences', 'idle'),
    opinion: knob(WIDE, WORD_WEIGHTS, 'opinion'),
  },
};

/** By the name of a knob, how far it is turned: 0 leaves it, 1 or -1 is as far as is sensible. */
export type Turned = Readonly<Record<string, number>>;

export const knobsOf = (side: Side): readonly string[] => Object.keys(KNOBS[side]);

/** What the weights of a knob are multiplied by. */
export const factorOf = (side: Side, name: string, turned: number): number =>
  Math.exp(KNOBS[side][name]!.spread * turned);

/** Lets all who are asked from now on think so; without `turned` as they usually do. */
export const tune = (side: Side, turned: Turned = {}): void => {
  forgetPlan();
  for (const [name, { weights }] of Object.entries(KNOBS[side]))
    for (const weight of weights) weight.of[weight.name] = weight.usual * factorOf(side, name, turned[name] ?? 0);
};
