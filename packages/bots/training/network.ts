/** The network of packages/bots/src/search/value-network.ts, learning: gradient descent (Adam) on the log of what it gives to what happened. */
import { FEATURES, HIDDEN, type Noise } from '@room25/bots/inside';
import type { Progress } from './progress.ts';

/** How a game lay when a turn began, and whether it was won. */
export interface Position {
  readonly row: Float64Array;
  readonly won: 0 | 1;
  /** Where it was played, by its place in `TABLES`. */
  readonly table: number;
}

export type Weights = Float64Array;

/** Where the weights of the units end and those of the output begin. */
export const OUTPUT = HIDDEN * (FEATURES + 1);
const SIZE = OUTPUT + HIDDEN + 1;
const BATCH = 64;

const active = new Float64Array(HIDDEN);

export const newWeights = (noise: Noise): Weights => Float64Array.from({ length: SIZE }, () => (noise() - 0.5) * 0.6);

export function chanceOf(weights: Weights, row: Float64Array): number {
  let sum = weights[OUTPUT + HIDDEN]!;
  for (let unit = 0; unit < HIDDEN; unit++) {
    const at = unit * (FEATURES + 1);
    let input = weights[at + FEATURES]!;
    for (let place = 0; place < FEATURES; place++) input += weights[at + place]! * row[place]!;
    active[unit] = Math.max(0, input);
    sum += active[unit]! * weights[OUTPUT + unit]!;
  }
  return 1 / (1 + Math.exp(-sum));
}

/** Adds to `slope` what this position says. */
function addTo(slope: Weights, weights: Weights, { row, won }: Position): void {
  const gap = chanceOf(weights, row) - won;
  slope[OUTPUT + HIDDEN]! += gap;
  for (let unit = 0; unit < HIDDEN; unit++) {
    if (active[unit] === 0) continue;
    slope[OUTPUT + unit]! += gap * active[unit]!;
    const back = gap * weights[OUTPUT + unit]!;
    const at = unit * (FEATURES + 1);
    slope[at + FEATURES]! += back;
    for (let place = 0; place < FEATURES; place++) slope[at + place]! += back * row[place]!;
  }
}

/** Changes the weights; each position is learnt from about `rounds` times, at a rate that falls to nothing. */
export function learn(
  weights: Weights,
  positions: readonly Position[],
  { rounds, rate, noise, progress }: { rounds: number; rate: number; noise: Noise; progress: Progress },
): void {
  const mean = new Float64Array(SIZE);
  const square = new Float64Array(SIZE);
  const slope = new Float64Array(SIZE);
  const steps = stepsOf(positions, rounds);
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    for (let one = 0; one < BATCH; one++) addTo(slope, weights, positions[Math.floor(noise() * positions.length)]!);
    const pace = (rate * (1 - step / steps) * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step);
    for (let place = 0; place < SIZE; place++) {
      const by = slope[place]! / BATCH;
      mean[place] = 0.9 * mean[place]! + 0.1 * by;
      square[place] = 0.999 * square[place]! + 0.001 * by * by;
      weights[place]! -= (pace * mean[place]!) / (Math.sqrt(square[place]!) + 1e-8);
    }
    if (step % 1000 === 0) progress.tell(step);
  }
}

export const stepsOf = (positions: readonly Position[], rounds: number): number =>
  Math.floor((positions.length * rounds) / BATCH);

/** Mean surprise, in bits. */
export function surpriseOf(positions: readonly Position[], guess: (position: Position) => number): number {
  const bits = (chance: number): number => -Math.log2(Math.max(1e-6, chance));
  return positions.reduce((sum, each) => sum + bits(each.won ? guess(each) : 1 - guess(each)), 0) / positions.length;
}
