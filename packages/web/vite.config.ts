import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { offline } from './offline-plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The page may be served from any path: its screens are named behind the `#`.
  base: './',
  resolve: { conditions: ['room25-source', ...defaultClientConditions] },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  plugins: [offline(fileURLToPath(new URL('public', import.meta.url)))],
});
