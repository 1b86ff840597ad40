/** A key that must be held, for what cannot be taken back. With the keyboard or a screen reader it is pressed twice instead. */
import type { ComponentChildren, FunctionComponent, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './hold-key.css';

interface Props {
  readonly ms: number;
  readonly class?: string;
  /** What a screen reader says, if it differs from the text on the key. */
  readonly label?: string;
  /** Said and shown after the first press of two. */
  readonly again: string;
  /** A pointer that went down elsewhere is over it. */
  readonly isUnderPointer?: boolean;
  readonly button?: RefObject<HTMLButtonElement | null>;
  onHeld(): void;
  readonly children?: ComponentChildren;
}

/** Whatever appears under the finger that has held a key is not pressed when the finger leaves it. */
const ignoreRelease = (): void => {
  const ignore = (event: MouseEvent): void => {
    // Keys and assistive technology press without a pointer.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = (): void => {
    removeEventListener('click', ignore, { capture: true });
    removeEventListener('pointerdown', end, { capture: true });
  };
  addEventListener('click', ignore, { capture: true });
  addEventListener('pointerdown', end, { capture: true });
};

export const HoldKey: FunctionComponent<Props> = ({
  ms,
  class: more = '',
  label,
  again,
  isUnderPointer = false,
  button,
  onHeld,
  children,
}) => {
  const [isDown, setDown] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = (): void => {
    setDown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDown(false);
      ignoreRelease();
      onHeld();
    }, ms);
  };
  const release = (): void => {
    clearTimeout(timer.current);
    setDown(false);
  };
  useEffect(() => release, []);
  useEffect(() => (isUnderPointer ? press() : release()), [isUnderPointer]);
  return (
    <button
      ref={button ?? null}
      type="button"
      class={`key hold-key ${isDown ? 'down' : ''} ${more}`}
      style={{ '--hold': `${ms}ms` }}
      aria-label={isPressed ? again : label}
      onPointerDown={(event) => event.button === 0 && press()}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onBlur={() => setPressed(false)}
      onClick={(event) => {
        // A pointer has held it or not; `detail` is 0 for keys and assistive technology.
        if (event.detail !== 0) return;
        if (isPressed) onHeld();
        setPressed(!isPressed);
      }}
    >
      <span class="hold-key-words">{isPressed ? again : children}</span>
    </button>
  );
};
