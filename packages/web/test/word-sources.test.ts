/** How words are set, in the sources themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8');

it('French words have the spaces of French, or nothing that wants one', () => {
  const plain = readdirSync(join(SOURCES, 'words/fr')).filter((file) => {
    const source = read(`words/fr/${file}`);
    return !source.includes('typeset') && /(?<=['`].*) [;:!?»]|« /.test(source.replaceAll(/ \? .* : /g, ''));
  });
  expect(plain).toEqual([]);
});

it('No component sets a colon by hand, which French does otherwise', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/^(words|app.media)/.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => /\S\}: (\$?\{\S|<|`)/.test(read(path)))).toEqual([]);
});
