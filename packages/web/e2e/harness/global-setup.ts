/** Before the first proof: the page is built from its sources as they are, served, and one browser is started for all files. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { buildPage } from './build.ts';
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
  const folder = buildPage();
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
