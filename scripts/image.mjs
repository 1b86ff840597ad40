/** What an image of the server holds: `node scripts/image.mjs FOLDER`, after a build and `npm ci --omit=dev --workspace=room25`. */
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [, , to] = process.argv;
if (to === undefined) throw new Error('say where to');

/** Packages that nothing loads when the server runs: peers that are optional, and types. */
const UNUSED = [/^typescript$/, /^@types\//, /^\.bin$/, /^\.package-lock\.json$/, /^\.cache$/, /^\.vite/];

/** Of our own packages: what was built, what starts it, and what says what it is. */
const OWN = ['package.json', 'dist', 'bin', 'node_modules'];
const isMap = (path) => /\.(map|tsbuildinfo|d\.ts)$/.test(path);

copy('package.json');
for (const name of readdirSync(join(root, 'packages'))) {
  for (const part of OWN) copy(join('packages', name, part));
}
for (const name of packagesIn('node_modules')) copy(join('node_modules', name));

function packagesIn(folder) {
  return readdirSync(join(root, folder))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(root, folder, name)).map((each) => `${name}/${each}`) : name,
    )
    .filter((name) => !UNUSED.some((pattern) => pattern.test(name)));
}

function copy(path) {
  const from = join(root, path);
  if (!existsSync(from)) return;
  const target = join(to, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(from, target, {
    recursive: true,
    // The packages of this repository are links to where they stand.
    verbatimSymlinks: true,
    filter: (each) => lstatSync(each).isSymbolicLink() || !isMap(relative(root, each)),
  });
}
