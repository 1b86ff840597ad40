/**
 * For `npm run mutate`: the scenarios, and what is said about them. Laws and random games reach every line, and would run for
 * every mutant. Not `mergeConfig`: it would add these files to all the others.
 */
import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

const FILES = ['conformance', 'named-rules', 'compositions'].map((name) => `packages/engine/test/${name}.test.ts`);

const { projects: _, ...test } = shared.test!;

export default defineConfig({ ...shared, test: { ...test, include: FILES } });
