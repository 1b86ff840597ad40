/** With what somebody plays: keyboard, or pointer and finger. */
let isOnKeys = false;

export const isKeyboardUsed = (): boolean => isOnKeys;

/** To be called when the page starts: what was pressed on the first screen counts on the next. */
export const watchInputDevice = (): void => {
  addEventListener('keydown', () => {
    isOnKeys = true;
  });
  addEventListener('pointerdown', () => {
    isOnKeys = false;
  });
};
