/** Keys of the keyboard that work anywhere on a screen, except while somebody types or a dialog is open. */
import { useLayoutEffect } from 'preact/hooks';
import { announce } from './announcer.tsx';
import { isFocusByKeys, isKeyboardUsed } from './input-device.ts';

/** False: there was nothing to do, so the key is left to other listeners. */
export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/** By `KeyboardEvent.key`. The latest map counts, so it may be made anew at each rendering. */
export const useKeys = (keys: KeyMap): void => {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event))
        return;
      if (act(event) !== false) event.preventDefault();
    };
    // Before the element on which a click has left the focus.
    const listenFirst = (event: KeyboardEvent): void => {
      if (isPress(event) && !isFocusByKeys()) listen(event);
    };
    addEventListener('keydown', listenFirst, { capture: true });
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listenFirst, { capture: true });
      removeEventListener('keydown', listen);
    };
  });
};

/**
 * When the question changes, moves the focus of somebody who plays by keyboard to where the next choice is made. The focus is
 * never taken from a dialog or a text field, nor moved for somebody who plays with a pointer or finger; `otherwise` is said to them.
 */
export const useKeyboardFocus = (
  question: string,
  find: () => HTMLElement | null | undefined,
  otherwise?: string,
): void => {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isBusy = activeElement?.closest('dialog, input, textarea, select, .side-panel');
    if (isKeyboardUsed() && !isBusy) find()?.focus();
    else if (otherwise !== undefined) {
      // What comes next may take the question away at once: nobody could answer it.
      const timer = setTimeout(() => announce(otherwise));
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [question]);
};

/** Is this a place to type or choose in, where letters have their own meaning? */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null;

const isElsewhere = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  if (isTyping(target)) return true;
  // Enter and Space belong to the element focused by keys; a dialog that was just closed keeps the focus until the next frame.
  const isTaken =
    isFocusByKeys() &&
    target.closest('button, a, summary, [role=button], [role=gridcell]') &&
    !target.closest('dialog:not([open])');
  if (isPress({ key }) && isTaken) return true;
  // What lies under a dialog hears nothing; Escape belongs to the dialog.
  return document.querySelector('dialog[open]') !== null;
};

const isPress = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => key === 'Enter' || key === ' ';
