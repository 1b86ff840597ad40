import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { isOwning, withOwnImports } from './scripts/own-imports.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PAGE = 'http://localhost:3000/';
const RUN_FOLDER = 'packages/test-kit/src/server/run-folder.ts';
const PURE = ['packages/{engine,text,protocol,solver,bots}/test/**/*.test.ts', 'scripts/test/*.test.ts'];
/** What `npm run test:quick` leaves out: whole games between bots or at a table of the page, threads, a build of the page. */
const SLOW = [
  'packages/engine/test/everything.test.ts',
  'packages/bots/test/{bots,law,plan,pool,ultimate}.test.ts',
  'packages/web/test/{budgets,older-rules,play/local-game,presenter/facts}.test.ts',
];

export default defineConfig({
  // What plays games takes a third less time so.
  plugins: [
    {
      name: 'own-imports',
      enforce: 'pre',
      transform: (code, file) => (isOwning(file) ? withOwnImports(code) : undefined),
    },
  ],
  resolve: {
    // A test reads the sources of the packages, so it needs no build. By path and not by the `room25-source` condition: the copy
    // that `npm run mutate` works on shares node_modules, whose links lead back to the sources that are not mutated.
    alias: [
      { find: /^@room25\/([^/]+)$/, replacement: fileURLToPath(new URL('packages/$1/src/index.ts', import.meta.url)) },
      {
        find: /^@room25\/(bots|engine|test-kit)\/([^/]+)$/,
        replacement: fileURLToPath(new URL('packages/$1/src/$2.ts', import.meta.url)),
      },
    ],
  },
  test: {
    // No test measures time; on a busy machine, and at night, all of them take several times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What a page does next may take it seconds.
    expect: { poll: { timeout: 60_000 } },
    // Much of the tests is waiting, for processes and for a browser: on two cores a second worker pays, a third does not.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    exclude: [...configDefaults.exclude, '.stryker-tmp/**', ...(process.env['QUICK'] ? SLOW : [])],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // Nothing that a test of these does outlasts it: the modules can stay from one file to the next.
          isolate: false,
          include: PURE,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: PURE,
          globalSetup: RUN_FOLDER,
          setupFiles: ['packages/web/test/patience.ts'],
          // A page without a screen gets its drawings from where they lie; whatever else it asks for is not there.
          environmentOptions: {
            happyDOM: { settings: { fetch: { virtualServers: [{ url: PAGE, directory: HERE }] } } },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // What a proof changes is in its pages and servers: the modules can stay from one file to the next.
          isolate: false,
          include: ['packages/web/e2e/**/*.test.ts'],
          globalSetup: [RUN_FOLDER, 'packages/web/e2e/harness/global-setup.ts'],
        },
      },
    ],
  },
});
