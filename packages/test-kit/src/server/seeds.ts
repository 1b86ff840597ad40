/** The server's part of each deal, the same in every run of a test. */
import { createHash } from 'node:crypto';

/** The environment variable by which a `ServerProcess` hears of it. */
export const SEED = 'ROOM25_TEST_SEED';

export const seedsFrom = (label: string): (() => string) => {
  let count = 0;
  return () => createHash('sha256').update(`${label} ${count++}`).digest('hex');
};
