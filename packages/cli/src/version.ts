import { readFileSync } from 'node:fs';

/** The release that this program belongs to; all packages share its number. */
export const version = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
