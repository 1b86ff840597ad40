// Pictures of every screen into docs/screens: `npm run screens`. With names: those screens only.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `npm run screens -- [NAME…] [--size phone|tablet|desktop] [--theme dark|light] [--language en|fr|ru] [--exact] [--to FOLDER]

Draws every screen of the page, or those that are named, in every size and theme unless one is given; tables on a server in two sizes
and one theme.
--exact: as PNG, as large as the window, for a closer look.
The screens are listed in packages/web/e2e/harness/screens.ts and online-evening.ts. Without --to the pictures are put into docs/screens.`;

/** Whatever is asked for, these show that the page speaks other languages. */
const IN_OTHERS = { fr: ['lobby'], ru: ['waiting-room'] };

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
const isWhole = positionals.length === 0 && !values.size && !values.theme && values.language === 'en';
if (isWhole) rmSync(values.to, { recursive: true, force: true });
mkdirSync(values.to, { recursive: true });
const draw = (names, language) =>
  takePictures({ ...values, names, language, isExact: values.exact, say: (line) => console.log(line) });
await draw(positionals, values.language);
if (isWhole) for (const [language, names] of Object.entries(IN_OTHERS)) await draw(names, language);
if (!values.exact) writeFileSync(join(values.to, 'README.md'), sheetOf(readdirSync(values.to)));
const sizes = readdirSync(values.to).map((name) => statSync(join(values.to, name)).size);
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${sizes.length} pictures, ${(total / 1e6).toFixed(1)} MB, in ${values.to}`);

/** All of them on one page. */
function sheetOf(files) {
  const pictures = files.filter((file) => file.endsWith('.webp'));
  const names = [...new Set(pictures.map((file) => file.replace(/-(phone|tablet|desktop)-(dark|light)\.webp$/, '')))];
  const sections = names.map((name) => {
    const own = pictures.filter((file) => file.replace(/-\w+-\w+\.webp$/, '') === name);
    const shown = own.map((file) => `<img src="${file}" alt="${file.replace('.webp', '')}" height="240">`);
    return `## ${name}\n${shown.join('\n')}\n`;
  });
  return `# Every screen\nTaken by \`npm run screens\`, in three sizes and both themes; tables on a server in two sizes.\n\n${sections.join('\n')}`;
}
