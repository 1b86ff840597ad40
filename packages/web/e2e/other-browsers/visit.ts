/** Opens the page in one of the other browsers. Whatever goes wrong on it fails the test that opened it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { servePage } from '../harness/page-server.ts';
import { loadedDice, type Profile, remember, remembered } from '../harness/profile.ts';
import { waitFor } from '../harness/surface.ts';
import type { BrowserWindow, OtherBrowser } from './browser-window.ts';

/** The smallest usual window of a laptop. */
const LAPTOP = { width: 1366, height: 768 };

/** `url`: another place than a plain server of the page, which then has to serve `pageFor` somebody. */
export const visit = async (browser: OtherBrowser, screen: string, url: string): Promise<BrowserWindow> => {
  const window = await browser.open(LAPTOP);
  onTestFinished(async () => {
    const faults = await faultsOn(window).finally(() => window.close());
    expect(faults).toEqual([]);
  });
  await window.goTo(`${url}#/${screen}`);
  await waitFor(window, 'main');
  return window;
};

/** Where the page is that was made for somebody. */
export const serveFor = async (profile: Profile): Promise<string> => {
  const { url, close } = await servePage(pageFor(profile));
  onTestFinished(close);
  return url;
};

/**
 * A folder with the built page, and in it, before anything else, what playwright would put there: WebKit's driver has no way to do
 * so, nor does it tell what is said on the console.
 */
export const pageFor = (profile: Profile): string => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(inject('pageFolder'), folder, { recursive: true });
  const start = join(folder, 'index.html');
  const first = `(${loadedDice})();(${remember})(${JSON.stringify(remembered(profile))});(${noteFaults})();`;
  writeFileSync(
    start,
    readFileSync(start, 'utf8').replace('<head>', () => `<head><script>${first}</script>`),
  );
  return folder;
};

export const faultsOn = async (window: BrowserWindow): Promise<readonly string[]> => [
  ...window.complaints,
  ...(await window.evaluate(() => JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[], undefined)),
];

/** Runs in the page, before anything of it. */
const noteFaults = (): void => {
  const note = (fault: string): void => {
    const noted = JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[];
    sessionStorage.setItem('faults', JSON.stringify([...noted, fault]));
  };
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words) => {
      note(`console: ${words.join(' ')}`);
      say(...words);
    };
  }
  const noteEvent = ({ message, target }: Event & { message?: string }): void =>
    note(message === undefined ? `request: ${(target as HTMLElement).outerHTML}` : `script: ${message}`);
  addEventListener('error', noteEvent, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => note(`script: ${reason}`));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => note(`policy: ${blockedURI}`));
};
