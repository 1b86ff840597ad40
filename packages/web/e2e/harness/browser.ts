/** The Chromium that the proofs drive: the one that `CHROMIUM` names, one of this machine, or playwright's own, fetched if need be. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';

export const launchBrowser = async (): Promise<BrowserServer> => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, and there is no such file`);
  const found = CHROMIUM || USUAL.find((path) => existsSync(path));
  if (found) return launch(found);
  try {
    return await launch();
  } catch {
    fetchBrowser();
    return launch();
  }
};

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without a path: the one that playwright has fetched. */
const launch = (executablePath?: string): Promise<BrowserServer> =>
  chromium.launchServer({ args: ARGUMENTS, ...(executablePath && { executablePath }) });

const programFiles = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)']].filter(
  (path) => path !== undefined,
);
const USUAL: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...programFiles.map((path) => join(path, 'Google/Chrome/Application/chrome.exe')),
];

const fetchBrowser = (): void => {
  console.error('no Chromium found: fetching one (npx playwright-core install --only-shell chromium) …');
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  // Libraries of the system can only be added by root.
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), '--only-shell', 'chromium'];
  const { status } = spawnSync(process.execPath, [cli, ...args], { stdio: ['ignore', 2, 2] });
  if (status !== 0)
    throw new Error(
      'The tests of the page need Chromium, and none could be fetched. Install Chromium or Chrome, or set CHROMIUM to its path.',
    );
};
