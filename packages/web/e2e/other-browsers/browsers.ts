/** The browsers beside Chromium, and which of them are here. */
import type { OtherBrowser } from './browser-window.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const OTHER_BROWSERS: readonly OtherBrowser[] = [firefox, webkit];

/** `npm run nightly -- --without firefox,webkit` */
export const isLeftOut = ({ name }: OtherBrowser): boolean =>
  (process.env['WITHOUT'] ?? '').split(',').includes(name.toLowerCase());

/** In words, with the way to mend it. */
export const whatIsMissing = ({ name, missing, install }: OtherBrowser): string | undefined => {
  const absent = missing();
  return absent.length === 0
    ? undefined
    : `${name} is not installed, there is no ${absent.join(' and no ')}: ${install}`;
};
