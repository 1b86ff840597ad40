/** What lies in the data folder is for its owner only: keys, and the seeds of running games. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;
const OWNERS_FOLDER = 0o700;
const FOR_OTHERS = 0o077;

/** The path of a file there that nobody else can read; SQLite gives its other files the same mode. */
export const privateFile = (folder: string, name: string): string => {
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER });
  const own = [name, `${name}-wal`, `${name}-shm`, `${name}-journal`];
  // A folder that also holds other things is not ours to close.
  if (readdirSync(folder).every((each) => own.includes(each))) close(folder, OWNERS_FOLDER);
  const path = join(folder, name);
  closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const each of own) close(join(folder, each), OWNER_ONLY);
  return path;
};

const close = (path: string, mode: number): void => {
  if (existsSync(path) && (statSync(path).mode & FOR_OTHERS) !== 0) chmodSync(path, mode);
};
