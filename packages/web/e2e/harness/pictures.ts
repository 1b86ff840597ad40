/** Pictures of the screens, small enough to lie in a repository. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '@room25/test-kit/server';
import { type Browser, chromium, type Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { buildPage } from './build.ts';
import { fillServer, ONLINE_SCREENS, type OnlineScreen } from './busy-server.ts';
import { servePage } from './page-server.ts';
import { newContext, type Profile, SIZES, type Size } from './profile.ts';
import { follow, SCREENS, type Screen, visit } from './screens.ts';

export const THEMES = ['dark', 'light'] as const;
/** Of tables on a server, unless others are wished for. */
const ONLINE_SIZES: readonly Size[] = ['phone', 'desktop'];
const DARK = ['dark'] as const;

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

interface Studio {
  readonly browser: Browser;
  /** The built page. */
  readonly folder: string;
  readonly wish: Wish;
}

export const takePictures = async (wish: Wish): Promise<void> => {
  const isWanted = ({ name }: { name: string }): boolean => wish.names.length === 0 || wish.names.includes(name);
  const folder = buildPage();
  const started = await launchBrowser();
  const studio = { browser: await chromium.connect(started.wsEndpoint()), folder, wish };
  try {
    await takeOffline(studio, SCREENS.filter(isWanted));
    await takeOnline(studio, ONLINE_SCREENS.filter(isWanted));
  } finally {
    await started.close();
    rmSync(folder, { recursive: true });
  }
};

const takeOffline = async (studio: Studio, screens: readonly Screen[]): Promise<void> => {
  if (screens.length === 0) return;
  const { folder, wish } = studio;
  const server = await servePage(folder);
  try {
    for (const size of Object.keys(SIZES) as Size[]) {
      if (wish.size && wish.size !== size) continue;
      const page = await newPage(studio, size);
      // Always at the same time, so that a picture changes only with what it shows.
      await page.clock.setFixedTime(Date.UTC(2026, 10, 15, 21));
      await page.goto(server.url);
      for (const screen of screens.filter((screen) => isOn(screen, size, wish))) {
        for (const theme of wish.theme ? [wish.theme] : screen.isRare ? DARK : THEMES) {
          await page.emulateMedia({ colorScheme: theme });
          await visit(page, screen);
          await take(page, wish, nameOf(screen, { size, theme, wish }));
        }
        wish.say(`${screen.name}, ${size}`);
      }
      await page.context().close();
    }
  } finally {
    await server.close();
  }
};

const takeOnline = async (studio: Studio, screens: readonly OnlineScreen[]): Promise<void> => {
  if (screens.length === 0) return;
  const { folder, wish } = studio;
  const data = mkdtempSync(join(tmpdir(), 'room25-pictures-'));
  const server = await ServerProcess.start({ folder: data, options: { page: folder, log: 'warn' } });
  try {
    const busy = await fillServer(server);
    for (const size of wish.size ? [wish.size] : ONLINE_SIZES) {
      const page = await newPage(studio, size, { name: 'Noor' });
      await page.request.post(`${server.address}/api/guest/carry`, { data: { token: await busy.pass() } });
      await page.goto(`${server.address}/`);
      for (const screen of screens.filter((screen) => isOn(screen, size, wish))) {
        for (const theme of wish.theme ? [wish.theme] : DARK) {
          await page.emulateMedia({ colorScheme: theme });
          await follow(page, 'settings', '.settings');
          await follow(page, await screen.address(busy), screen.sign);
          await screen.act?.(page);
          await take(page, wish, nameOf(screen, { size, theme, wish }));
        }
        wish.say(`${screen.name}, ${size}`);
      }
      await page.context().close();
    }
    busy.end();
  } finally {
    await server.kill();
    rmSync(data, { recursive: true });
  }
};

const isOn = ({ notOn = [], isRare }: Pick<Screen, 'notOn' | 'isRare'>, size: Size, wish: Wish): boolean =>
  !notOn.includes(size) && (!isRare || wish.size !== undefined || size === 'phone');

const newPage = async ({ browser, wish }: Studio, size: Size, remembered = {}): Promise<Page> => {
  const context = await newContext(browser, {
    size,
    language: wish.language,
    settings: { sound: 'off', ...remembered },
  });
  const page = await context.newPage();
  // tsx names inner functions by a helper that is not there in the page.
  await page.addInitScript('globalThis.__name = (named) => named;');
  return page;
};

const nameOf = (
  { name }: { name: string },
  { size, theme, wish: { language } }: { size: Size; theme: string; wish: Wish },
): string => [name, ...(language === 'en' ? [] : [language]), size, theme].join('-');

const take = async (page: Page, { isExact, to }: Wish, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  // Until everything that moves in has come to rest.
  await page.waitForTimeout(REST);
  if (isExact) await page.screenshot({ path: join(to, `${name}.png`) });
  else writeFileSync(join(to, `${name}.webp`), await smallPicture(page));
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
/** Of a picture that lies in the repository: all of them together stay below 9 MB. */
const PIXELS = 500_000;
const QUALITY = 45;
