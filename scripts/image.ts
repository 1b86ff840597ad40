/**
 * What an image of the server contains: `npx tsx scripts/image.ts FOLDER`, after a build. The packages that the program loads
 * when it runs, followed from its own; nothing that builds, tests or describes them.
 */
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const to = folderGiven();

/** Of our own packages: what was built, frozen older rules, what starts the program, and what describes the package to npm. */
const OWN = ['package.json', 'dist', 'frozen', 'bin'];
const isNeeded = (path: string): boolean =>
  !/\.(map|tsbuildinfo|[cm]?ts|test\.[cm]?js)$|\/(tests?|benchmarks?)$/.test(path);

const packages = new Set<string>();
follow(join(root, 'packages/cli'));

copy('package.json');
for (const name of readdirSync(join(root, 'packages')))
  if (existsSync(join(root, 'packages', name, 'dist'))) for (const part of OWN) copy(join('packages', name, part));
for (const path of packages) copy(relative(root, path));

function folderGiven(): string {
  const [, , folder] = process.argv;
  if (folder === undefined) throw new Error('say where to');
  return folder;
}

/** Optional peers, such as a compiler, are not dependencies. */
function follow(folder: string): void {
  const { dependencies, optionalDependencies }: Needs = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = foldersAbove(realpathSync(folder))
      .map((above) => join(above, 'node_modules', name))
      .find((path) => existsSync(path));
    // Packages for other kinds of machines are not installed.
    if (found === undefined || packages.has(found)) continue;
    packages.add(found);
    follow(found);
  }
}

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function foldersAbove(folder: string): string[] {
  return folder.length <= root.length - 1 ? [folder] : [folder, ...foldersAbove(dirname(folder))];
}

function copy(path: string): void {
  const from = join(root, path);
  if (!existsSync(from)) return;
  const target = join(to, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(from, target, {
    recursive: true,
    // The packages of this repository are links to their folders.
    verbatimSymlinks: true,
    filter: (each) => lstatSync(each).isSymbolicLink() || isNeeded(each),
  });
}
