/** What a visitor fetches, compressed as a server would: the first screen, and all of the game without its bots. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@room25/text';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const KB = 1000;
const FIRST_SCREEN = 60 * KB;
const WHOLE_GAME = 150 * KB;

let chunks: readonly Rolldown.OutputChunk[];

beforeAll(async () => {
  // As it is built for people.
  vi.stubEnv('NODE_ENV', 'production');
  const { output } = (await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  chunks = output.filter((file) => file.type === 'chunk');
});

/** The chunks that these modules need at once, each with all it imports. */
const fetchedBy = (modules: readonly string[]): ReadonlySet<Rolldown.OutputChunk> => {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name)!);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`no chunk begins with ${module}`);
    add(chunk);
  }
  return found;
};

const sizeOf = (fetched: ReadonlySet<Rolldown.OutputChunk>): number =>
  [...fetched].reduce((sum, { code }) => sum + gzipSync(code).length, 0);

describe.each(LANGUAGES)('in %s', (language) => {
  const FIRST = ['web/index.html', 'home/home.tsx', `words/${language}/index.ts`];

  it('the first screen is light', () => {
    const size = sizeOf(fetchedBy(FIRST));
    expect(size).toBeGreaterThan(10 * KB);
    expect(size).toBeLessThanOrEqual(FIRST_SCREEN);
  });

  it('all of the game without its bots is', () => {
    const game = [
      ...FIRST,
      'setup/setup.tsx',
      'setup/usual-table.ts',
      'saves/saves-screen.tsx',
      'settings/settings-screen.tsx',
      'table/table-screen.tsx',
      `text/src/${language}/index.ts`,
      `words/${language}/presenter.ts`,
    ];
    const size = sizeOf(fetchedBy(game));
    expect(size).toBeGreaterThan(50 * KB);
    expect(size).toBeLessThanOrEqual(WHOLE_GAME);
  });
});

it('the page itself does not carry what bots think with', () => {
  const thinking = (chunk: Rolldown.OutputChunk): readonly string[] =>
    chunk.moduleIds.filter((id) => /bots\/src\/(search|belief|policy)\//.test(id));
  expect(chunks.flatMap(thinking)).toEqual([]);
});

it('rules of older games are fetched only when a game needs them', () => {
  const older = chunks.filter(({ moduleIds }) => moduleIds.some((id) => /engine\/frozen\//.test(id)));
  expect(older).toHaveLength(1);
  for (const { fileName, imports, moduleIds } of older) {
    expect({ imports, modules: moduleIds.length }).toEqual({ imports: [], modules: 1 });
    expect(chunks.filter((chunk) => chunk.imports.includes(fileName))).toEqual([]);
  }
});
