/** A line that can be slid may also be dragged by one of its rooms: that chooses it, as its arrow does. */
import { type Direction, LINES } from '@room25/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { linePart } from './arrow.tsx';
import { cellsAlong, columnOf, numberOf, rowOf, SIZE } from './geometry.ts';
import type { Pointing } from './pointing.ts';
import { arrowOfSpot, type FocusSpot } from './spots.ts';

/** How far a pointer moves before it drags. */
const SLACK = 18;

export const useLineDrag = (pointing: Pointing) => {
  const drag = useMemo(() => new LineDrag(pointing), [pointing]);
  useEffect(() => () => drag.end(), [drag]);
  return { onPointerDown: drag.begin, onClickCapture: drag.click };
};

class LineDrag {
  readonly #pointing: Pointing;
  #hasDrawn = false;

  constructor(pointing: Pointing) {
    this.#pointing = pointing;
  }

  end = (): void => {};

  readonly begin = (down: PointerEvent): void => {
    this.end();
    this.#hasDrawn = false;
    const spot = (down.target as Element).closest<HTMLElement>('[data-spot]')?.dataset['spot'];
    if (spot === undefined || !this.#pointing.hasLines.peek()) return;
    const move = (at: PointerEvent): void => {
      const [across, along] = [at.clientX - down.clientX, at.clientY - down.clientY];
      if (at.pointerId !== down.pointerId || Math.max(Math.abs(across), Math.abs(along)) < SLACK) return;
      this.end();
      this.#hasDrawn = true;
      this.#draw(cellAt(spot), across, along);
    };
    this.end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', this.end);
      removeEventListener('pointercancel', this.end);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', this.end);
    addEventListener('pointercancel', this.end);
  };

  /** The click that ends a drag does not count. */
  readonly click = (event: Event): void => {
    if (this.#hasDrawn) event.stopPropagation();
    this.#hasDrawn = false;
  };

  #draw(cell: number, across: number, along: number): void {
    const isAcross = Math.abs(across) > Math.abs(along);
    const line = LINES[isAcross ? rowOf(cell) : SIZE + columnOf(cell)]!;
    const direction: Direction = isAcross ? (across < 0 ? 'left' : 'right') : along < 0 ? 'up' : 'down';
    const part = linePart(line, direction);
    if (this.#pointing.isLit(part)) this.#pointing.picking.pick(part);
  }
}

/** An arrow reaches over the last room of its line: whoever touches it there means the room. */
const cellAt = (spot: FocusSpot): number => {
  const arrow = arrowOfSpot(spot);
  return arrow ? cellsAlong(arrow.line, arrow.direction).at(-1)! : numberOf(spot);
};
