/** Replaces the server's `node/server-seed.ts` in the bundle of `ServerProcess`. */
import { SEED, seedsFrom } from './seeds.ts';

export const newServerSeed = seedsFrom(process.env[SEED] ?? '');
