/** The program in one file, which starts in a third of the time that its sources take: the tests start it about a hundred times. */
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { madeOnce, newRunFolder, RUN_FOLDER } from './run-folder.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SEEDED = fileURLToPath(new URL('seeded-server-seed.ts', import.meta.url));
let found: Promise<string> | undefined;

/** Its path. */
export const program = (): Promise<string> => {
  found ??= find();
  return found;
};

const find = async (): Promise<string> => {
  const folder = process.env[RUN_FOLDER] ?? ownFolder();
  return `${await madeOnce(`${folder}/program`, bundle)}/dist/main.js`;
};

const ownFolder = (): string => {
  const { folder, remove } = newRunFolder();
  process.once('exit', remove);
  return folder;
};

const bundle = async (folder: string): Promise<void> => {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    // Only in this bundle: the shipped program reads its seeds from nowhere.
    resolve: { alias: [{ find: /^\.\/node\/server-seed\.ts$/, replacement: SEEDED }] },
    ssr: {
      noExternal: true,
      // Packages that are native, load native ones, or have parts that must be loaded in order.
      external: ['libsql', 'pg', '@simplewebauthn/server', '@simplewebauthn/server/helpers'],
      resolve: { conditions: ['room25-source', 'node'] },
    },
    build: {
      ssr: true,
      outDir: `${folder}/dist`,
      emptyOutDir: true,
      rolldownOptions: {
        // Threads are programs of their own: for bots, for arenas, and for telling finished games.
        input: {
          main: 'packages/cli/src/main.ts',
          thread: 'packages/bots/src/thread.ts',
          'bout-thread': 'packages/cli/src/arena/bout-thread.ts',
          storyteller: 'packages/server/src/stories/storyteller.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // As in a packed copy, it is beside what is built.
  copyFileSync(`${ROOT}packages/server/package.json`, `${folder}/package.json`);
};
