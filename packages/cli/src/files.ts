/** Files as they are named on the command line. */
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const STDIN = '-';

export interface TextFile {
  readonly name: string;
  /** The text, or why there is none. */
  readonly text?: string;
  readonly trouble?: string;
}

/** The files meant: a folder stands for the `.r25` files in it, at any depth. */
export const filesOf = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => filesAt(path) ?? [path]);

export const readText = async (name: string): Promise<TextFile> => {
  const shown = name === STDIN ? '<stdin>' : name;
  try {
    return { name: shown, text: name === STDIN ? await text(process.stdin) : await readFile(name, 'utf8') };
  } catch (thrown) {
    return { name: shown, trouble: reasonOf(thrown as NodeJS.ErrnoException) };
  }
};

export const reasonOf = ({ code, message }: NodeJS.ErrnoException): string => REASONS[code ?? ''] ?? message;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'no permission',
  EISDIR: 'a folder without .r25 files',
  ENOTDIR: 'not a folder',
  ENOSPC: 'no space left',
  EROFS: 'the disk is read-only',
};

/** Nothing if it is no folder, or one without such files: whoever reads it then says so. */
const filesAt = (path: string): readonly string[] | undefined => {
  if (path === STDIN || !statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.r25'))
    .sort();
  return names.length === 0 ? undefined : names.map((name) => join(path, name));
};
