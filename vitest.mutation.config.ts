/** For `npm run mutate`: the scenarios alone. Laws and random games reach every line, and would run for every mutant. */
import { defineConfig, mergeConfig } from 'vitest/config';
import shared from './vitest.config.ts';

export default mergeConfig(shared, defineConfig({ test: { include: ['packages/engine/test/conformance.test.ts'] } }));
