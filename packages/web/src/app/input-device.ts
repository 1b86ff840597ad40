/** What somebody plays with: the keyboard, or a pointer or finger. */
let isOnKeys = false;
let isByKeys = true;
/** Escape closes something, and what had the focus before gets it back. */
let isEscape = false;
let chosenByKeys = new WeakSet<EventTarget>();

export const isKeyboardUsed = (): boolean => isOnKeys;

/** Was the focused element chosen by keys? A click leaves the focus behind without meaning to. */
export const isFocusByKeys = (): boolean => isByKeys;

/** Something new is asked: the focus was set before that. */
export const forgetFocus = (): void => {
  isByKeys = false;
  chosenByKeys = new WeakSet();
};

/** To be called when the page starts: what was pressed on the first screen counts on the next. */
export const watchInputDevice = (): void => {
  const capture = true;
  addEventListener(
    'keydown',
    ({ key }: KeyboardEvent) => {
      isOnKeys = true;
      isEscape = key === 'Escape';
    },
    { capture },
  );
  addEventListener(
    'pointerdown',
    () => {
      isOnKeys = false;
    },
    { capture },
  );
  addEventListener('focusin', ({ target }) => {
    if (!target) return;
    isByKeys = isOnKeys && (!isEscape || chosenByKeys.has(target));
    if (isByKeys) chosenByKeys.add(target);
    else chosenByKeys.delete(target);
  });
};
