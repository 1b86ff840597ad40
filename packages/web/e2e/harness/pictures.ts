/** Pictures of the screens, small enough to lie in a repository. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { buildPage } from './build.ts';
import { servePage } from './page-server.ts';
import { newContext, type Profile, SIZES, type Size } from './profile.ts';
import { SCREENS, type Screen, visit } from './screens.ts';

const THEMES = ['dark', 'light'] as const;

export interface Wish {
  /** Of screens; none: all. */
  readonly names: readonly string[];
  /** One of them; none: all. */
  readonly size?: Size | undefined;
  readonly theme?: (typeof THEMES)[number] | undefined;
  readonly language: NonNullable<Profile['language']>;
  /** As large as it is and without loss, for a closer look. */
  readonly isExact?: boolean | undefined;
  /** A folder. */
  readonly to: string;
  say(line: string): void;
}

export const takePictures = async (wish: Wish): Promise<void> => {
  const screens = SCREENS.filter(({ name }) => wish.names.length === 0 || wish.names.includes(name));
  const folder = buildPage();
  const [server, started] = await Promise.all([servePage(folder), launchBrowser()]);
  const browser = await chromium.connect(started.wsEndpoint());
  try {
    for (const size of Object.keys(SIZES) as Size[]) {
      if (wish.size && wish.size !== size) continue;
      const context = await newContext(browser, { size, language: wish.language, settings: { sound: 'off' } });
      const page = await context.newPage();
      // tsx names inner functions by a helper that is not there in the page.
      await page.addInitScript('globalThis.__name = (named) => named;');
      // Always the same evening, so that a picture changes only with what it shows.
      await page.clock.setFixedTime(Date.UTC(2026, 10, 15, 21));
      await page.goto(server.url);
      for (const screen of screens.filter(({ notOn = [] }) => !notOn.includes(size))) {
        for (const theme of THEMES.filter((each) => !wish.theme || wish.theme === each))
          await takeOne(page, screen, { theme, wish, name: `${screen.name}-${size}-${theme}` });
        wish.say(`${screen.name}, ${size}`);
      }
      await context.close();
    }
  } finally {
    await started.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
};

const takeOne = async (
  page: Page,
  screen: Screen,
  { theme, wish, name }: { theme: (typeof THEMES)[number]; wish: Wish; name: string },
): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await visit(page, screen);
  // Until everything that moves in has come to rest.
  await page.waitForTimeout(REST);
  if (wish.isExact) await page.screenshot({ path: join(wish.to, `${name}.png`) });
  else writeFileSync(join(wish.to, `${name}.webp`), await smallPicture(page));
};

const smallPicture = async (page: Page): Promise<Buffer> => {
  const { width, height } = page.viewportSize()!;
  const scale = Math.min(1, Math.sqrt(PIXELS / (width * height)));
  const y = await page.evaluate(() => scrollY);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y, width, height, scale },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
};

const REST = 900;
/** Of a picture that lies in the repository: all of them together stay below 6 MB. */
const PIXELS = 500_000;
const QUALITY = 45;
