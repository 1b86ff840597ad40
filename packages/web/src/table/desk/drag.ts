/** Dragging with mouse or finger: something is picked up and dropped on an element with `data-drop`. */
import { signal } from '@preact/signals';

export interface Dragged<T> {
  readonly what: T;
  readonly x: number;
  readonly y: number;
}

/** How far a pointer moves before a press becomes a drag. */
const SLACK = 8;

export class Drag<T> {
  readonly dragged = signal<Dragged<T> | undefined>(undefined);
  /** The `data-drop` under the pointer. */
  readonly over = signal<string | undefined>(undefined);
  readonly #drop: (what: T, target: string | undefined) => void;
  #justDropped = false;

  /** `drop` receives the `data-drop` of the element it was dropped on, if any. */
  constructor(drop: (what: T, target: string | undefined) => void) {
    this.#drop = drop;
  }

  /** To be called when a pointer goes down on something that can be dragged. */
  start(event: PointerEvent, what: T): void {
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const move = (at: PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      const isDragged = this.dragged.value || Math.hypot(at.clientX - clientX, at.clientY - clientY) > SLACK;
      if (!isDragged) return;
      this.dragged.value = { what, x: at.clientX, y: at.clientY };
      this.over.value = dropAt(at);
    };
    const end = (at: PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!this.dragged.value) return;
      this.dragged.value = undefined;
      this.over.value = undefined;
      this.#justDropped = true;
      setTimeout(() => {
        this.#justDropped = false;
      });
      if (at.type === 'pointerup') this.#drop(what, dropAt(at));
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /** The click that ends a drag does not count. */
  get isClick(): boolean {
    return !this.#justDropped;
  }
}

const dropAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
