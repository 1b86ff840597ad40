/** How bots think, for the code that trains and measures them. Nothing that plays imports it. */
export { evidenceOf, SIGNS } from './belief/evidence.ts';
export type { Noise } from './policy/policy.ts';
export { noiseFrom, playOn } from './search/playout.ts';
export {
  FEATURES,
  HIDDEN,
  judgeBy,
  NETWORKS,
  type NetworkName,
  readFeatures,
  readRivalFeatures,
  weightsOf,
} from './search/value-network.ts';
export { factorOf, knobsOf, type Side, type Turned, tune } from './tuning.ts';
