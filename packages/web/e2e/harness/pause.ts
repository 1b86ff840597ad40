/** A table that stands still at a moment that would pass. */
import type { Page } from 'playwright-core';

/**
 * Pauses the show in the very frame in which this is there first, however short it lasts and however late a proof looks. To be called
 * before what leads there.
 */
export const pauseAt = (page: Page, selector: string): Promise<void> =>
  page.evaluate((sought) => {
    const look = (): void => {
      if (!document.querySelector(sought)) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('.watch-keys .icon-key')!.click();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, selector);
