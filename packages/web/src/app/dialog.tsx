/** A window over the screen. The browser keeps the focus in it and restores it afterwards; Escape closes it. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import './dialog.css';
import { Glyph } from './glyph.tsx';
import { words } from './language.ts';

interface Props {
  readonly title: ComponentChildren;
  /** A side panel or the whole of a small screen, instead of the middle; or beside or below the board, which stays in sight. */
  readonly kind?: 'middle' | 'side' | 'beside';
  /** Ids of the sentences that a screen reader reads along with the title. */
  readonly describedBy?: string;
  onClose(): void;
  readonly children?: ComponentChildren;
}

export const Dialog: FunctionComponent<Props> = ({ title, kind = 'middle', describedBy, onClose, children }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isTakenAway = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      // Whoever unmounts it knows that it closes.
      isTakenAway.current = true;
      current?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's
    <dialog
      ref={dialog}
      class={`dialog ${kind}`}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // The window goes before anything else is pressed.
        event.preventDefault();
        onClose();
      }}
      onClose={() => isTakenAway.current || onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id} class="display">
            {title}
          </h2>
          <button type="button" class="icon-key" aria-label={words.value.app.close} onClick={onClose}>
            <Glyph name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};
