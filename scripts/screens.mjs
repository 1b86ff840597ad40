// Pictures of every screen, in three sizes and both themes, into docs/screens: `npm run screens`. With names: those screens only.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `npm run screens -- [NAME…] [--size phone|tablet|desktop] [--theme dark|light] [--language en|fr|ru] [--exact] [--to FOLDER]

Draws every screen of the page, or those that are named, in every size and theme unless one is given.
--exact: as PNG, as large as the window, for a closer look.
The screens are listed in packages/web/e2e/harness/screens.ts. Without --to the pictures are put into docs/screens.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string', default: 'en' },
    to: { type: 'string', default: fileURLToPath(new URL('../docs/screens', import.meta.url)) },
    exact: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const { takePictures } = await import('../packages/web/e2e/harness/pictures.ts');
const isWhole = positionals.length === 0 && !values.size && !values.theme;
if (isWhole) rmSync(values.to, { recursive: true, force: true });
mkdirSync(values.to, { recursive: true });
await takePictures({ names: positionals, ...values, isExact: values.exact, say: (line) => console.log(line) });
if (isWhole) writeFileSync(join(values.to, 'README.md'), sheetOf(readdirSync(values.to)));
const sizes = readdirSync(values.to).map((name) => statSync(join(values.to, name)).size);
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${sizes.length} pictures, ${(total / 1e6).toFixed(1)} MB, in ${values.to}`);

/** All of them on one page. */
function sheetOf(files) {
  const names = [...new Set(files.map((file) => file.replace(/-(phone|tablet|desktop)-(dark|light)\.webp$/, '')))];
  const sections = names.map((name) => {
    const own = files.filter((file) => file.replace(/-\w+-\w+\.webp$/, '') === name);
    const pictures = own.map((file) => `<img src="${file}" alt="${file.replace('.webp', '')}" height="240">`);
    return `## ${name}\n${pictures.join('\n')}\n`;
  });
  return `# Every screen\nTaken by \`npm run screens\`, in three sizes and both themes.\n\n${sections.join('\n')}`;
}
