import { readFileSync } from 'node:fs';

/** The release that this server belongs to; all packages share its number. */
export const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
