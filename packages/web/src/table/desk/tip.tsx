/**
 * What an action or an ability does: shown while a pointer rests on its key, a finger holds it, or it has the keyboard focus. The
 * same for everybody, whatever their role.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { isKeyboardUsed } from '../../app/input-device.ts';
import { Icon, type IconName } from '../../art/icon.tsx';
import './tip.css';

export interface TipText {
  readonly icon: IconName;
  readonly name: string;
  /** What it does. */
  readonly rule: string;
  /** Why it is not possible now. */
  readonly bar?: string | undefined;
}

/** Long enough not to flicker under a passing pointer. */
const RESTS = 300;
const HELD = 350;

export class Tips {
  readonly #shown: Signal<TipText | undefined> = signal(undefined);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasRead = false;
  /** The key that a pointer has moved on. */
  #under: string | undefined;

  get shown(): ReadonlySignal<TipText | undefined> {
    return this.#shown;
  }

  /** A press that was held to read does not count as a click. */
  get isClick(): boolean {
    return !this.#wasRead;
  }

  /** False if there was none. */
  readonly hide = (): boolean => {
    clearTimeout(this.#timer);
    this.#under = undefined;
    const wasShown = this.#shown.peek() !== undefined;
    this.#shown.value = undefined;
    return wasShown;
  };

  /** What a key needs to show it. */
  on(tip: TipText) {
    const show = (): void => {
      this.#shown.value = tip;
    };
    return {
      // A key that comes to lie under a pointer at rest was not asked about.
      onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent): void => {
        if (pointerType !== 'mouse' || this.#under === tip.name || (movementX === 0 && movementY === 0)) return;
        this.#under = tip.name;
        this.#after(RESTS, show);
      },
      onPointerLeave: this.hide,
      onPointerCancel: this.hide,
      onPointerUp: ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'mouse') this.hide();
      },
      onContextMenu: (event: MouseEvent): void => event.preventDefault(),
      onFocus: (): void => {
        if (isKeyboardUsed()) show();
      },
      onBlur: this.hide,
    };
  }

  /** A finger went down on the key. */
  press({ pointerType }: PointerEvent, tip: TipText): void {
    this.#wasRead = false;
    if (pointerType === 'mouse') return;
    this.#after(HELD, () => {
      this.#wasRead = true;
      this.#shown.value = tip;
    });
  }

  #after(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }
}

export const Tip: FunctionComponent<{ tips: Tips }> = ({ tips }) => {
  const { value: tip } = tips.shown;
  if (!tip) return null;
  return (
    <div class="tip" role="tooltip">
      <h3 class="display">
        <Icon name={tip.icon} />
        {tip.name}
      </h3>
      <p>{tip.rule}</p>
      {tip.bar && <p class="tip-bar">{tip.bar}</p>}
    </div>
  );
};
