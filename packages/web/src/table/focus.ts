/** How the keyboard moves from one region of the table to another. */

/**
 * As soon as it is there: the text field, or else the phrases. If somebody presses something meanwhile, they have gone elsewhere.
 */
export const focusTalk = (table: HTMLElement): void => {
  const isFocused = (): boolean => {
    const field =
      table.querySelector<HTMLElement>('.talk-form input') ?? table.querySelector<HTMLElement>('.say-row button');
    field?.focus();
    return field !== null;
  };
  if (isFocused()) return;
  const arrival = new MutationObserver(() => {
    if (isFocused()) stop();
  });
  const stop = (): void => {
    arrival.disconnect();
    for (const press of PRESSES) removeEventListener(press, stop, true);
  };
  arrival.observe(table, { childList: true, subtree: true });
  for (const press of PRESSES) addEventListener(press, stop, true);
};

const PRESSES = ['keydown', 'pointerdown'] as const;

/** To the next region of the screen, or the one before. */
export const goRound = (table: HTMLElement, step: number): void => {
  const regions = [...table.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + step + regions.length) % regions.length];
  (next?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ?? next)?.focus();
};
