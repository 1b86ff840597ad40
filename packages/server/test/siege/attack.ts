/** Something that a hostile client tries, and what must be true afterwards. */
import type { Fort } from './fort.ts';

export interface Verdict {
  readonly what: string;
  readonly isHeld: boolean;
  readonly measured: string;
}

export interface Attack {
  readonly name: string;
  /** A server that counts as usual, or one that lets everything in, so that what lies behind the gate is reached quickly. */
  readonly gate: 'usual' | 'open';
  /** Megabytes that the process may grow by beyond the usual. */
  readonly growth?: number;
  run(fort: Fort): Promise<readonly Verdict[]>;
}

export const verdict = (what: string, isHeld: boolean, measured: string | number): Verdict => ({
  what,
  isHeld,
  measured: String(measured),
});
