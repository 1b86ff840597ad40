/** What somebody plays with: the keyboard, or a pointer or finger. */
let device: 'keys' | 'pointer' | undefined;
let isByKeys = true;
let isEscape = false;
let chosenByKeys = new WeakSet<EventTarget>();

export const isKeyboardUsed = (): boolean => device === 'keys';

/** Assistive technology sets the focus with neither. */
export const isPointerUsed = (): boolean => device === 'pointer';

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
      device = 'keys';
      isEscape = key === 'Escape';
    },
    { capture },
  );
  addEventListener(
    'pointerdown',
    () => {
      device = 'pointer';
    },
    { capture },
  );
  addEventListener('focusin', ({ target, relatedTarget }: FocusEvent) => {
    if (!target) return;
    isByKeys = isKeyboardUsed() && (!isGivenBack(target, relatedTarget) || chosenByKeys.has(target));
    if (isByKeys) chosenByKeys.add(target);
    else chosenByKeys.delete(target);
  });
};

/** A window or a menu was closed: what had the focus before has it again. */
const isGivenBack = (target: EventTarget, before: EventTarget | null): boolean =>
  isEscape || (windowOf(before) !== undefined && windowOf(before) !== windowOf(target));

const windowOf = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest('dialog')) || undefined;
