/** The board while one event is shown: its parts by name, and time in fractions of the event's. */
import type { Character, Line } from '@room25/engine';
import { CELLS } from '@room25/engine';
import type { Beat } from '../../play/played-game.ts';
import { cellsOf } from '../geometry.ts';

export const EASES = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  inOut: 'cubic-bezier(.6,0,.3,1)',
  drop: 'cubic-bezier(.5,0,.9,.4)',
  overshoot: 'cubic-bezier(.3,1.5,.5,1)',
  linear: 'linear',
} as const;

export interface Timing {
  /** From when to when, as fractions of the beat. */
  readonly from?: number;
  readonly to?: number;
  readonly ease?: keyof typeof EASES;
  /** `::before` or `::after`. */
  readonly pseudo?: string;
}

/** Which of the beat's events it shows, and when, in fractions of the beat. */
interface Share {
  readonly place: number;
  readonly span: readonly [from: number, to: number];
}

export class MotionScene {
  readonly beat: Beat;
  private readonly tray: HTMLElement;
  private readonly share: Share;
  private readonly running: Animation[] = [];

  constructor(tray: HTMLElement, beat: Beat, share: Share = { place: 0, span: [0, 1] }) {
    this.tray = tray;
    this.beat = beat;
    this.share = share;
  }

  cell(name: string): Element | null {
    return this.tray.querySelector(`.cell[data-spot="${name}"]`);
  }

  /** Something that lies on a cell. */
  on(name: string, selector: string): readonly Element[] {
    return [...this.tray.querySelectorAll(`.cell[data-spot="${name}"] ${selector}`)];
  }

  line(line: Line): readonly string[] {
    return cellsOf(line).map((cell) => CELLS[cell]!);
  }

  pawn(who: Character): Element | null {
    return this.tray.querySelector(`[data-pawn="${who}"]`);
  }

  robot(cell: string): Element | null {
    return [...this.tray.querySelectorAll(`[data-robot="${cell}"]`)].at(-1) ?? null;
  }

  /** What was drawn over the board for this event. */
  parts(name: string): readonly Element[] {
    return [...this.tray.querySelectorAll(`.motion-layer [data-place="${this.share.place}"] [data-part="${name}"]`)];
  }

  /** Before `from` it holds the first frame; after `to` it looks as if there were no animation. */
  animate(elements: Element | null | readonly (Element | null)[], frames: Keyframe[], timing: Timing = {}): void {
    const { from = 0, to = 1, ease = 'inOut', pseudo } = timing;
    const [start, end] = this.share.span;
    const ms = (end - start) * this.beat.ms;
    for (const element of [elements].flat()) {
      // Without a screen there is nothing to animate.
      if (!element || typeof element.animate !== 'function') continue;
      this.running.push(
        element.animate(frames, {
          delay: start * this.beat.ms + from * ms,
          duration: Math.max(1, (to - from) * ms),
          easing: EASES[ease],
          fill: 'backwards',
          ...(pseudo && { pseudoElement: pseudo }),
        }),
      );
    }
  }

  /** The same, but the last frame stays: for what is gone afterwards. */
  leave(elements: Element | null | readonly (Element | null)[], frames: Keyframe[], timing: Timing = {}): void {
    const before = this.running.length;
    this.animate(elements, frames, timing);
    for (const animation of this.running.slice(before)) animation.effect?.updateTiming({ fill: 'both' });
  }

  pause(isPaused: boolean): void {
    for (const animation of this.running) {
      if (isPaused) animation.pause();
      else if (animation.playState === 'paused') animation.play();
    }
  }

  end(): void {
    for (const animation of this.running) animation.cancel();
  }
}
