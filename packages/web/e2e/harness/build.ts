/** Builds the page into a folder of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** In a process of its own, in which nothing says that this is a test: what is proved is the page that people get. */
export const buildPage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-page-'));
  const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url));
  const config = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  const args = [vite, 'build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the page cannot be built:\n${stderr}`);
  return folder;
};
