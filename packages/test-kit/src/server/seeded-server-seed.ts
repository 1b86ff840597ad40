/** Stands in the bundle of `ServerProcess` where the server has its `node/server-seed.ts`. */
import { SEED, seedsFrom } from './seeds.ts';

export const newServerSeed = seedsFrom(process.env[SEED] ?? '');
