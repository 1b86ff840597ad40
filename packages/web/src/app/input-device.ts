/** With what somebody plays: keyboard, or pointer and finger. */
let isOnKeys = false;
let isByKeys = true;

export const isKeyboardUsed = (): boolean => isOnKeys;

/** Was what has the focus chosen by keys? A click leaves it behind without meaning to. */
export const isFocusByKeys = (): boolean => isByKeys;

/** Something new is asked: whatever has the focus has it from before. */
export const forgetFocus = (): void => {
  isByKeys = false;
};

/** To be called when the page starts: what was pressed on the first screen counts on the next. */
export const watchInputDevice = (): void => {
  const capture = true;
  addEventListener(
    'keydown',
    () => {
      isOnKeys = true;
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
  addEventListener('focusin', () => {
    isByKeys = isOnKeys;
  });
};
