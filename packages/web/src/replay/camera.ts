/** A tape through somebody's eyes, for the components that show a game. Nothing is asked of anybody. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { View, Viewer } from '@room25/engine';
import type { Pace } from '../play/pace.ts';
import type { Beat, Seat, ShownGame, Told } from '../play/played-game.ts';
import type { Picture } from '../play/show.ts';

export class Camera implements ShownGame {
  readonly viewer: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<View>;
  readonly beat: ReadonlySignal<Beat | undefined>;
  readonly log: ReadonlySignal<readonly Told[]>;
  readonly seats: readonly Seat[];
  readonly pace: Pace;

  constructor(
    { view, beat, log }: Picture,
    { viewer, seats, pace }: { viewer: Viewer; seats: readonly Seat[]; pace: Pace },
  ) {
    this.viewer = signal(viewer);
    this.view = view;
    this.beat = beat;
    this.log = log;
    this.seats = seats;
    this.pace = pace;
  }
}
