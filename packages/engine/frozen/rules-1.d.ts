export { ENGINE } from '../src/rules-engine.ts';
export { runScript } from '../src/scenario/run.ts';
