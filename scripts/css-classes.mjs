// Classes are the page's only global names. A class belongs to the folder of packages/web/src whose CSS says how it looks by
// itself; exit status 1 if two folders do so, or if one uses it without importing anything from where it belongs.
//
//   node scripts/css-classes.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What any folder may use: the keys, the words, the drawings. */
const COMMON = ['app', 'art'];

/** Faults in words. `files`: by their paths below the sources, `folder/…/name`. */
export function faultsOf(files) {
  const homes = new Map();
  for (const [path, text] of files)
    if (path.endsWith('.css'))
      for (const name of ownClasses(text)) homes.set(name, (homes.get(name) ?? new Set()).add(folderOf(path)));
  const faults = [];
  for (const [name, folders] of homes)
    if (folders.size > 1) faults.push(`.${name} has a look of its own in ${[...folders].sort().join(' and ')}`);
  for (const [path, text] of files) {
    if (!path.endsWith('.tsx')) continue;
    for (const name of usedClasses(text)) {
      const home = [...(homes.get(name) ?? [])];
      const isOwn = home.length === 0 || [folderOf(path), ...COMMON].some((each) => home.includes(each));
      if (!isOwn && !home.some((each) => text.includes(`../${each}/`)))
        faults.push(`${path} uses .${name}, which belongs to ${home.join(' and ')}`);
    }
  }
  return faults;
}

/** Those that are styled alone, whatever the theme: `.tile`, `.tile::before`; not `.tile.seen`, `.tile > b`, `.tile:has(b)`. */
function ownClasses(css) {
  const names = new Set();
  for (const [, selectors] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g))
    for (const selector of selectors.split(/,(?![^(]*\))/))
      names.add(/^\s*(?:\[data-[^\]]+\]\s+)?\.([\w-]+)(?:::?[\w-]+)*\s*$/.exec(selector)?.[1]);
  names.delete(undefined);
  return names;
}

/** The words of `class="…"` and of the strings in `class={…}`. */
function usedClasses(tsx) {
  const names = new Set();
  for (const [, plain, made = ''] of tsx.matchAll(/\bclass=(?:"([^"]*)"|\{(`(?:[^`$]|\$\{[^}]*\})*`|[^`{}]*)\})/g)) {
    const strings = [...made.matchAll(/'([^']*)'/g)].map(([, text]) => text);
    const around = made.startsWith('`') ? made.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '\0') : '';
    for (const text of [plain ?? around, ...strings])
      for (const name of text.split(/\s+/)) if (/^[\w-]+$/.test(name)) names.add(name);
  }
  return names;
}

const folderOf = (path) => path.split('/')[0];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../packages/web/src', import.meta.url));
  const paths = readdirSync(folder, { recursive: true }).map((path) => path.replaceAll('\\', '/'));
  const faults = faultsOf(
    paths.filter((path) => /\.(css|tsx)$/.test(path)).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
