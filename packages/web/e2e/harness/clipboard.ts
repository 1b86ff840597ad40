/** What a page copies. All proofs that run at once share the clipboard of their browser, so it is taken where the page gives it away. */
import type { Page } from 'playwright-core';

/** What is in the clipboard after this was pressed, as soon as it is there. */
export const copiedBy = async (page: Page, press: () => Promise<void>): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    const { clipboard } = navigator;
    clipboard.writeText = async (text) => {
      await Clipboard.prototype.writeText.call(clipboard, text);
      Object.assign(globalThis, { copied: text });
    };
  });
  await press();
  await page.waitForFunction(() => 'copied' in globalThis);
  return page.evaluate(() => (globalThis as unknown as { copied: string }).copied);
};
