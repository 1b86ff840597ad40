/** How bots think, for what trains and measures them. Nothing that plays imports it. */
export { evidenceOf, SIGNS } from './belief/evidence.ts';
export type { Noise } from './policy/policy.ts';
export { noiseFrom, playOn } from './search/playout.ts';
export { FEATURES, HIDDEN, readFeatures } from './search/value-network.ts';
