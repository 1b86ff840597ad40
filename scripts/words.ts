// One word for one thing: no text of the page, the terminal, the server, the rules or the docs uses a word that docs/glossary.md rules
// out in its language.
// Exit status 1 if one does.
//
//   npm run check:words
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const DOCS = ['.', 'docs', 'docs/decisions', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
const PLACES = ['packages/text/src', 'packages/web/src/words', 'packages/cli/src/play/words'];
/** Texts that exist only in English: what a server refuses, and how an installed page describes itself. */
const ENGLISH = ['packages/server/src/wording.ts', 'packages/web/public/manifest.webmanifest'];

/** A row of the glossary's table of words that we do not use. */
interface RuledOut {
  readonly language: string;
  readonly not: string;
  readonly instead: string;
  readonly fineIn: readonly string[];
}

export function ruledOut(glossary: string): RuledOut[] {
  const table = glossary.split('## Words that we do not use')[1] ?? '';
  const rows = [...table.matchAll(/^\| ([a-z]{2}) \| (.+?) \| (.+?) \|(.*)\|$/gm)];
  return rows.map(([, language = '', not = '', instead = '', fineIn = '']) => ({
    language,
    not,
    instead,
    fineIn: fineIn.split(',').flatMap((phrase) => phrase.trim() || []),
  }));
}

/** Where a text uses a word that is ruled out, with the row that rules it out. */
export function faultsIn(text: string, rows: readonly RuledOut[]): RuledOut[] {
  return rows.filter(({ not, fineIn }) => {
    const rest = fineIn.reduce((left, phrase) => left.replaceAll(new RegExp(phrase, 'giu'), ''), text);
    return patternOf(not).test(rest);
  });
}

function patternOf(word: string): RegExp {
  const letters = word.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
  // A word that begins with a capital is a name; any other may begin a sentence.
  const isProper = /^\p{Lu}/u.test(word);
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, isProper ? 'u' : 'iu');
}

/** Every text of a source file with its line: everything in quotes except names of modules and properties. */
export function textsIn(source: string): { readonly text: string; readonly line: number }[] {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const texts: { text: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const isName = node.parent && 'name' in node.parent && node.parent.name === node;
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    if (isText && !isName)
      texts.push({ text: node.getText(file), line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** Every text of a JSON file with its line: everything after a colon. */
export function valuesIn(json: string): { readonly text: string; readonly line: number }[] {
  return json
    .split('\n')
    .flatMap((text, place) =>
      [...text.matchAll(/: ("(?:[^"\\]|\\.)*")/g)].map(([, value = '']) => ({ text: value, line: place + 1 })),
    );
}

/** The prose of a page of docs, line by line: no code, no addresses. */
export function proseIn(page: string): string[] {
  const isCode = (line: string): boolean => line.startsWith('    ');
  return page
    .replaceAll(/```.*?```/gs, (block) => block.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line) => (isCode(line) ? '' : line.replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')));
}

const pagesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md') && file !== 'glossary.md')
    .map((file) => join(folder, file));

function* filesOf(folder: string): Generator<{ readonly path: string; readonly language: string }> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    const [, language] = /(?:^|\/)(en|fr|ru)(?:\/|\.ts$)/.exec(path.slice(folder.length)) ?? [];
    if (entry.isFile() && path.endsWith('.ts') && language) yield { path, language };
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const rows = ruledOut(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
  let count = 0;
  let read = 0;
  const judge = (text: string, language: string, place: string): void => {
    read++;
    const own = rows.filter((row) => row.language === language);
    for (const { not, instead } of faultsIn(text, own)) {
      count++;
      console.error(`${place}: not '${not}' but '${instead}': ${text.slice(0, 100)}`);
    }
  };
  for (const { path, language } of PLACES.flatMap((folder) => [...filesOf(folder)]))
    for (const { text, line } of textsIn(readFileSync(join(root, path), 'utf8')))
      judge(text, language, `${path}:${line}`);
  for (const path of ENGLISH) {
    const source = readFileSync(join(root, path), 'utf8');
    for (const { text, line } of path.endsWith('.ts') ? textsIn(source) : valuesIn(source))
      judge(text, 'en', `${path}:${line}`);
  }
  for (const path of DOCS.flatMap(pagesIn))
    for (const [place, line] of proseIn(readFileSync(join(root, path), 'utf8')).entries())
      judge(line, 'en', `${path}:${place + 1}`);
  console.log(`${read} texts, ${rows.length} words ruled out, ${count} faults`);
  process.exit(count > 0 || read === 0 || rows.length === 0 ? 1 : 0);
}
