/**
 * The Chromium that the proofs drive: the one that `CHROMIUM` names, one of this machine, or playwright's own. If there is none it is
 * fetched: on Debian, by root, the system's package, which needs no other source than the system has; else playwright's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';

export const launchBrowser = async (): Promise<BrowserServer> => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, and there is no such file`);
  const found = CHROMIUM || systemsOwn();
  if (found) return launch(found);
  try {
    return await launch();
  } catch {
    return launch(fetchBrowser());
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

/** Without a path: the whole Chromium that playwright has fetched; its headless shell shows no notifications. */
const launch = (executablePath?: string): Promise<BrowserServer> =>
  chromium.launchServer({ args: ARGUMENTS, ...(executablePath ? { executablePath } : { channel: 'chromium' }) });

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

const systemsOwn = (): string | undefined => USUAL.find((path) => existsSync(path));

/** Where it is; nothing if playwright knows. */
const fetchBrowser = (): string | undefined => {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (isRoot && isDebian() && installPackage() && systemsOwn()) return systemsOwn();
  say('npx playwright-core install --no-shell chromium');
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  // Libraries of the system can only be added by root.
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), '--no-shell', 'chromium'];
  if (run(process.execPath, [cli, ...args])) return undefined;
  throw new Error(
    'The tests of the page need Chromium, and none could be fetched. Install Chromium or Chrome, or set CHROMIUM to its path.',
  );
};

const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const installPackage = (): boolean => {
  const install = ['install', '--yes', '--no-install-recommends', 'chromium'];
  say(`apt-get ${install.join(' ')}`);
  // What the system knows of its packages may be old.
  return run('apt-get', install) || (run('apt-get', ['update']) && run('apt-get', install));
};

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const say = (how: string): void => console.error(`no Chromium found: fetching one (${how}) …`);
