/** The server's part of each deal, the same in every run of a test. */
import { createHash } from 'node:crypto';

/** The environment variable that passes it to a `ServerProcess`. */
export const SEED = 'ROOM25_TEST_SEED';

export const seedsFrom = (label: string): (() => string) => {
  let count = 0;
  return () => createHash('sha256').update(`${label} ${count++}`).digest('hex');
};
