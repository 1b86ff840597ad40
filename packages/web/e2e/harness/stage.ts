/** Before the first proof: the page is built from its sources as they are, served, and one browser is started for all files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { servePage } from './page-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens. */
    readonly browser: string;
    /** Where the page is served. */
    readonly page: string;
    /** The folder of the built page, for a server of one's own. */
    readonly pageFolder: string;
  }
}

export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-page-'));
  buildPage(folder);
  const [server, browser] = await Promise.all([servePage(folder), launchBrowser()]);
  provide('browser', browser.wsEndpoint());
  provide('page', server.url);
  provide('pageFolder', folder);
  return async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  };
};

/** In a process of its own, in which nothing says that this is a test: what is proved is the page that people get. */
const buildPage = (folder: string): void => {
  const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url));
  const config = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  const args = [vite, 'build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the page cannot be built:\n${stderr}`);
};
