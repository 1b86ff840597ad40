/** A folder that the processes of one test run share, deleted after the run; vitest calls `setup` and `teardown`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The environment variable that tells them where it is. */
export const RUN_FOLDER = 'ROOM25_TEST_RUN';

/** Under the packages, so that a program in it can import them. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/room25-test/', import.meta.url));

export const newRunFolder = (): { readonly folder: string; readonly remove: () => void } => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(CACHE);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

let remove: (() => void) | undefined;

export const setup = (): void => {
  const made = newRunFolder();
  process.env[RUN_FOLDER] = made.folder;
  remove = made.remove;
};

export const teardown = (): void => remove?.();
