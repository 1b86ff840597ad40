/** The program in one file, which starts in a third of the time of its sources: the tests start it some hundred times. */
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newRunFolder, RUN_FOLDER } from './run-folder.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SEEDED = fileURLToPath(new URL('seeded-server-seed.ts', import.meta.url));
let found: Promise<string> | undefined;

/** Where it lies. Whichever process of a run needs it first makes it for all. */
export const program = (): Promise<string> => {
  found ??= find();
  return found;
};

const find = async (): Promise<string> => {
  const folder = process.env[RUN_FOLDER] ?? ownFolder();
  const made = `${folder}/program`;
  if (!existsSync(made)) {
    const own = `${folder}/${randomUUID()}`;
    await bundle(own);
    try {
      renameSync(own, made);
    } catch (error) {
      // Another process was faster.
      if (!existsSync(made)) throw error;
      rmSync(own, { recursive: true });
    }
  }
  return `${made}/dist/main.js`;
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
    // Only in this bundle: the program as it is shipped reads its seeds from nowhere.
    resolve: { alias: [{ find: /^\.\/node\/server-seed\.ts$/, replacement: SEEDED }] },
    ssr: {
      noExternal: true,
      // Native, or loads what is; or has parts that must be loaded in their order.
      external: ['libsql', 'pg', '@simplewebauthn/server', '@simplewebauthn/server/helpers'],
      resolve: { conditions: ['room25-source', 'node'] },
    },
    build: {
      ssr: true,
      outDir: `${folder}/dist`,
      emptyOutDir: true,
      rolldownOptions: {
        // Threads are programs of their own: bots think in them, arenas are played in them, and one tells finished games.
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
  // As in a packed copy, it lies beside what is built.
  copyFileSync(`${ROOT}packages/server/package.json`, `${folder}/package.json`);
};
