// Pictures of every screen into docs/screens: `npm run screens`. With names: those screens only.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@room25/text';
import { THEMES, takePictures, type Wish } from '../harness/pictures.ts';
import { SIZES, type Size } from '../harness/profile.ts';

const HELP = `npm run screens -- [NAME…] [--size phone|tablet|desktop] [--theme dark|light] [--language en|fr|ru] [--exact] [--to FOLDER]

Draws every screen of the page, or those that are named, in every size and theme unless one is given; tables on a server in two sizes
and one theme, rare screens on a phone.
--exact: as PNG, as large as the window, for a closer look.
The screens are listed in packages/web/e2e/harness/screens.ts and busy-server.ts. Without --to the pictures are put into docs/screens.`;

/** Whatever is asked for, these show that the page speaks other languages. */
const IN_OTHERS: Readonly<Partial<Record<Wish['language'], readonly string[]>>> = {
  fr: ['lobby'],
  ru: ['waiting-room'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string', default: 'en' },
    to: { type: 'string', default: fileURLToPath(new URL('../../../../docs/screens', import.meta.url)) },
    exact: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const size = oneOf(Object.keys(SIZES) as Size[], values.size);
const theme = oneOf(THEMES, values.theme);
const language = oneOf(LANGUAGES, values.language)!;
const isWhole = positionals.length === 0 && !size && !theme && language === 'en';
if (isWhole) rmSync(values.to, { recursive: true, force: true });
mkdirSync(values.to, { recursive: true });
const draw = (names: readonly string[], language: Wish['language']): Promise<void> =>
  takePictures({
    names,
    size,
    theme,
    language,
    isExact: values.exact,
    to: values.to,
    say: (line) => console.log(line),
  });
await draw(positionals, language);
if (isWhole) for (const other of LANGUAGES) if (IN_OTHERS[other]) await draw(IN_OTHERS[other], other);
if (!values.exact) writeFileSync(join(values.to, 'README.md'), sheetOf(readdirSync(values.to)));
const sizes = readdirSync(values.to).map((name) => statSync(join(values.to, name)).size);
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${sizes.length} pictures, ${(total / 1e6).toFixed(1)} MB, in ${values.to}`);

function oneOf<T extends string>(names: readonly T[], wish: string | undefined): T | undefined {
  const name = names.find((each) => each === wish);
  if (wish !== undefined && name === undefined) throw new Error(`${wish} is none of ${names.join(', ')}`);
  return name;
}

/** All of them on one page. */
function sheetOf(files: readonly string[]): string {
  const pictures = files.filter((file) => file.endsWith('.webp'));
  const names = [...new Set(pictures.map((file) => file.replace(/-(phone|tablet|desktop)-(dark|light)\.webp$/, '')))];
  const sections = names.map((name) => {
    const own = pictures.filter((file) => file.replace(/-\w+-\w+\.webp$/, '') === name);
    const shown = own.map((file) => `<img src="${file}" alt="${file.replace('.webp', '')}" height="240">`);
    return `## ${name}\n${shown.join('\n')}\n`;
  });
  return `# Every screen\nTaken by \`npm run screens\`, in three sizes and both themes; tables on a server in two sizes, rare screens on a phone.\n\n${sections.join('\n')}`;
}
