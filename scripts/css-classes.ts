// Classes are the page's only global names. A class belongs to the folder of packages/web/src whose CSS says how it looks by
// itself, and there to the file that it is named like. Exit status 1 if two folders give a class a look, if a folder uses one
// without importing anything from where it belongs, if a class is not named like its file, if a media query asks for another
// size than the breakpoints that app/media.ts names, or if a colour is written out elsewhere than in the palette.
//
//   npm run check:classes
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Classes that any folder may use: keys, words, drawings. */
const COMMON = ['app', 'art'];
/** Classes that any file may build on have names of their own. */
const FREELY_NAMED = ['app/base.css', 'art/palette.css'];
/** The kind of a component may be left out of its classes: those of `act-panel.css` are `.act-…`. */
const KIND = /-(card|dialog|game|layer|panel|question|room|screen|sheet)$/;
const PALETTE = 'art/palette.css';
const MEDIA = 'app/media.ts';

/** With its path below the sources, `folder/…/name`. */
export type SourceText = readonly [path: string, text: string];

interface Breakpoint {
  readonly axis: string;
  readonly from: number;
}

/** Faults in words. */
export function faultsOf(files: readonly SourceText[]): string[] {
  const sheets = files
    .filter(([path]) => path.endsWith('.css'))
    .map(([path, text]): SourceText => [path, withoutComments(text)]);
  const breakpoints = breakpointsIn(files.find(([path]) => path === MEDIA)?.[1] ?? '');
  return [
    ...homeFaults(files, sheets),
    ...nameFaults(sheets),
    ...sheets.flatMap(([path, css]) => [
      ...sizeFaults(path, css, breakpoints),
      ...(path === PALETTE ? [] : colourFaults(path, css)),
    ]),
  ];
}

function homeFaults(files: readonly SourceText[], sheets: readonly SourceText[]): string[] {
  const homes = new Map<string, Set<string>>();
  for (const [path, css] of sheets)
    for (const name of ownClasses(css)) homes.set(name, (homes.get(name) ?? new Set()).add(folderOf(path)));
  const faults: string[] = [];
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

/** `cast.css` has `.cast` and `.cast-…`, `zones.css` also `.zone-…`; but `.cast-list-…` only where there is no `cast-list.css`. */
function nameFaults(sheets: readonly SourceText[]): string[] {
  const exact = sheets.flatMap(([path]) => blocksOf(stemOf(path)));
  const short = (path: string): string[] =>
    blocksOf(stemOf(path).replace(KIND, '')).filter((block) => !exact.includes(block));
  const all = sheets.map(([path]): [string, string[]] => [path, [...blocksOf(stemOf(path)), ...short(path)]]);
  const faults: string[] = [];
  for (const [path, css] of sheets) {
    if (FREELY_NAMED.includes(path)) continue;
    for (const name of ownClasses(withoutPrint(css))) {
      const named = (blocks: readonly string[]): number =>
        Math.max(0, ...blocks.filter((block) => isOf(block, name)).map(({ length }) => length));
      const longest = Math.max(...all.map(([, blocks]) => named(blocks)));
      const homes = all.filter(([, blocks]) => longest > 0 && named(blocks) === longest).map(([home]) => home);
      if (homes.includes(path)) continue;
      const wish = homes.length > 0 ? `its name is that of ${homes.join(' and ')}` : `not named like its file`;
      faults.push(`${path}: .${name}: ${wish}`);
    }
  }
  return faults;
}

const isOf = (block: string, name: string): boolean => name === block || name.startsWith(`${block}-`);
const stemOf = (path: string): string => path.split('/').at(-1)!.replace('.css', '');
/** A list, and one of its items. */
const blocksOf = (stem: string): string[] => (/[^s]s$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem]);

/** Only media queries ask for the window; container queries are the component's own affair. */
function sizeFaults(path: string, css: string, breakpoints: readonly Breakpoint[]): string[] {
  const faults: string[] = [];
  for (const [, query = ''] of css.matchAll(/@media([^{]*)\{/g))
    for (const [condition, side, axis, size] of query.matchAll(/\((min|max)-(width|height):\s*([^)]*)\)/g))
      if (!breakpoints.some((each) => each.axis === axis && `${side === 'min' ? each.from : each.from - 1}px` === size))
        faults.push(`${path}: ${condition} is no breakpoint of ${MEDIA}`);
  return faults;
}

/** `tablet: { axis: 'width', from: 600 }` */
function breakpointsIn(text: string): Breakpoint[] {
  return [...text.matchAll(/axis: '(width|height)', from: (\d+)/g)].map(([, axis = '', from]) => ({
    axis,
    from: Number(from),
  }));
}

/** As hexadecimal, by its parts, or by a name that CSS knows. */
const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]|(?<![\w-])(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|gold|purple|pink|brown)(?![\w-])/i;

function colourFaults(path: string, css: string): string[] {
  const faults: string[] = [];
  for (const [, property, value = ''] of css.matchAll(/(?:^|[{};])\s*([\w-]+)\s*:([^;{}]*)(?=[;}])/g)) {
    const [colour] = LITERAL.exec(value) ?? [];
    if (colour) faults.push(`${path}: ${property}: ${colour.trim()}… is not from the palette`);
  }
  return faults;
}

const withoutComments = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '');

/** Classes that are styled alone, whatever the theme: `.tile`, `.tile::before`; not `.tile.seen`, `.tile > b`, `.tile:has(b)`. */
function ownClasses(css: string): Set<string> {
  const names = new Set<string>();
  for (const [, selectors = ''] of css.matchAll(/([^{};]+)\{/g))
    for (const selector of selectors.split(/,(?![^(]*\))/)) {
      const [, name] = /^\s*(?:\[data-[^\]]+\]\s+)?\.([\w-]+)(?:::?[\w-]+)*\s*$/.exec(selector) ?? [];
      if (name) names.add(name);
    }
  return names;
}

/** Styles for print only do not decide where a class belongs. */
const withoutPrint = (css: string): string => css.replaceAll(/@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');

/** The words of `class="…"` and of the strings in `class={…}`. */
function usedClasses(tsx: string): Set<string> {
  const names = new Set<string>();
  for (const [, plain, made = ''] of tsx.matchAll(/\bclass=(?:"([^"]*)"|\{(`(?:[^`$]|\$\{[^}]*\})*`|[^`{}]*)\})/g)) {
    const strings = [...made.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
    const around = made.startsWith('`') ? made.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '\0') : '';
    for (const text of [plain ?? around, ...strings])
      for (const name of text.split(/\s+/)) if (/^[\w-]+$/.test(name)) names.add(name);
  }
  return names;
}

const folderOf = (path: string): string => path.split('/')[0]!;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../packages/web/src', import.meta.url));
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const faults = faultsOf(
    paths
      .filter((path) => /\.(css|tsx)$/.test(path) || path === MEDIA)
      .map((path): SourceText => [path, readFileSync(join(folder, path), 'utf8')]),
  );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
