import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The packages are read from their sources, so that a test never sees an old build.
const conditions = ['room25-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
  },
});
