/**
 * Two folders of one test run, deleted after it: one that its processes share, and one for whatever they write. Vitest calls `setup`
 * and `teardown`.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The environment variable that tells them where the shared one is. */
export const RUN_FOLDER = 'ROOM25_TEST_RUN';

/** Under the packages, so that a program in it can import them. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/room25-test/', import.meta.url));

/** A disk in memory: what is thrown away soon need not wait for a real one, and databases wait for nothing else as often. */
const MEMORY = '/dev/shm';
/** In bytes: several times what a run writes. */
const ENOUGH = 4 * 2 ** 30;

export const newRunFolder = (): { readonly folder: string; readonly remove: () => void } => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(CACHE);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** The path of what `make` puts into a folder. The first process that needs it makes it for all. */
export const madeOnce = async (made: string, make: (folder: string) => Promise<void>): Promise<string> => {
  if (existsSync(made)) return made;
  const own = `${made}-${randomUUID()}`;
  await make(own);
  try {
    renameSync(own, made);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(made)) throw error;
    rmSync(own, { recursive: true });
  }
  return made;
};

let remove: (() => void) | undefined;

export const setup = (): void => {
  const made = newRunFolder();
  const written = mkdtempSync(`${hasRoom() ? MEMORY : tmpdir()}/room25-run-`);
  // PostgreSQL, which must be somebody else's, has its folder in it.
  chmodSync(written, 0o711);
  process.env[RUN_FOLDER] = made.folder;
  process.env['TMPDIR'] = written;
  remove = () => {
    made.remove();
    rmSync(written, { recursive: true, force: true });
  };
};

export const teardown = (): void => remove?.();

/** Enough of it, and for programs, too. */
const hasRoom = (): boolean => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  const barred = new RegExp(`^\\S+ ${MEMORY} \\S+ \\S*\\bnoexec\\b`, 'm');
  return bavail * bsize >= ENOUGH && !barred.test(readFileSync('/proc/mounts', 'utf8'));
};
