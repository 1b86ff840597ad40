import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { offline } from './offline-plugin.ts';

/** What is always fetched together is one file: many small ones compress worse. */
const FEW_CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    // What reads and writes .r25 is fetched when somebody opens or keeps a file.
    { name: 'notation', test: /packages[\\/]engine[\\/]src[\\/](scenario|notation[\\/](?!sheet))/ },
    // Words of the game and the dispatch of events stand beside it: the first screen has them without the engine.
    { name: 'engine', test: /packages[\\/]engine[\\/]src[\\/](?!words|knowledge[\\/]on-event)/ },
    // What every screen needs; a component with a sheet of CSS stays apart, so that sheets keep their order.
    {
      name: 'app',
      test: /packages[\\/]web[\\/]src[\\/]app[\\/](?!screen|fonts|dropped-file|shelf|dialog|hold-key|wordmark|back-key).*\.tsx?$/,
    },
    // But for what is fetched when it is first shown.
    {
      name: 'table',
      test: /packages[\\/]web[\\/]src[\\/](board|table|play|told)[\\/](?!question|standing|dossier|suspicion|opened-claims|opening|open-opening|goal-line|open-goal-line|beats|cause-of-death|bets|open-beats|far\.|keys-panel|curtain|desk[\\/](act-panel|tell-panel|doubt-panel|bet-keys|liar-key|said-key|last-word)|menu\.|missed|rule-dialog|tally\.|side[\\/]tally|side[\\/]notes|side[\\/]rundown|rules-panel|talk-head|close-up|talk[\\/](?!talk)).*\.tsx?$/,
    },
  ],
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The page may be served from any path: its screens are named behind the `#`.
  base: './',
  resolve: { conditions: ['room25-source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { codeSplitting: FEW_CHUNKS } },
  },
  worker: { format: 'es' },
  plugins: [offline(fileURLToPath(new URL('public', import.meta.url)))],
});
