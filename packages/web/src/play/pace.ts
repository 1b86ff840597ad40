/** How fast events play. */
import type { ReadonlySignal } from '@preact/signals';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Pace {
  readonly speed: ReadonlySignal<Speed>;
  readonly paused: ReadonlySignal<boolean>;
  /** How many events are still to be shown after the present one. */
  readonly waiting: ReadonlySignal<number>;
  setSpeed(speed: Speed): void;
  pause(): void;
  resume(): void;
  /** Ends the present event at once. */
  next(): void;
  /** Shows where the game stands now, without what led there. */
  skip(): void;
}
