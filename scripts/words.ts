// One word for one thing: no text of the page, the terminal, the server, the rules or the docs uses a word that docs/glossary.md rules
// out in its language, every term of the glossary is one that players read, and ARCHITECTURE.md names only files that exist.
// Exit status 1 if it is not so.
//
//   npm run check:words
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const DOCS = ['.', 'docs', 'docs/decisions', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
const LANGUAGES = ['en', 'fr', 'ru'];
const PLACES = ['packages/text/src', 'packages/web/src/words', 'packages/cli/src/play/words'];
/** Texts that exist only in English: what a server refuses, and how an installed page describes itself. */
const ENGLISH = ['packages/server/src/wording.ts', 'packages/web/public/manifest.webmanifest'];
/** Texts of all languages in one file, under the code of each. */
const TOGETHER = ['packages/server/src/push/message.ts'];
/** What the rows of the glossary's first table are about that name something in `words.ts`: there it is called just that. */
const NAMED = ['roles', 'the four actions', 'colours', 'modes', 'Sarah °', 'Max °'];

/** A row of the glossary's table of words that we do not use. */
interface RuledOut {
  readonly language: string;
  readonly not: string;
  readonly instead: string;
  readonly fineIn: readonly string[];
}

interface Term {
  readonly language: string;
  readonly concept: string;
  readonly term: string;
}

/** The terms of the glossary's first table; what stands in brackets or in code is not meant to be found. */
export function termsIn(glossary: string): Term[] {
  const [, table = ''] = /## Terms\n(.*?)(?:\n## |$)/s.exec(glossary) ?? [];
  const rows = [...table.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].slice(2);
  return rows.flatMap(([, concept = '', ...cells]) =>
    LANGUAGES.flatMap((language, column) =>
      (cells[column] ?? '')
        .replaceAll(/\(.*?\)|`[^`]*`|°/g, '')
        .split(/[,;/]/)
        .flatMap((part) => (/\p{L}/u.test(part) ? { language, concept, term: part.trim() } : [])),
    ),
  );
}

/** Is the term in a text, in French and Russian with whatever ending the sentence gives it? */
export function isUsed({ language, term }: Term, text: string): boolean {
  const isInflected = (word: string): boolean => language !== 'en' && /\p{L}{5}$/u.test(word);
  const words = term.split(' ').map((word) => (isInflected(word) ? `${word.slice(0, -2)}*` : word));
  const letters = words.map(escaped).join('\\s+');
  return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu').test(text);
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
  // A word that begins with a capital is a name; any other may begin a sentence.
  const isProper = /^\p{Lu}/u.test(word);
  return new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, isProper ? 'u' : 'iu');
}

/** A star stands for any ending. */
const escaped = (word: string): string => word.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '\\p{L}*');

/** Is something called by the term: a text of its own, whatever the case of its first letter? */
export const isName = ({ term }: Term, text: string): boolean =>
  text.replaceAll(/^['`"]|['`"]$/g, '').toLowerCase() === term.toLowerCase();

/** A text of a source file, and the code of a language if it stands under one. */
interface Text {
  readonly text: string;
  readonly line: number;
  readonly under?: string;
}

/** Every text of a source file with its line: everything in quotes except names of modules and properties. */
export function textsIn(source: string): Text[] {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node, under?: string): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const isProperty = node.parent && 'name' in node.parent && node.parent.name === node;
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    const code = ts.isPropertyAssignment(node) ? node.name.getText(file) : '';
    const line = (): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (isText && !isProperty) texts.push({ text: node.getText(file), line: line(), ...(under && { under }) });
    else ts.forEachChild(node, (child) => visit(child, LANGUAGES.includes(code) ? code : under));
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

// Files and folders that a page names in code: `table/deck.ts`, `words/*/online.ts`, `media.ts`, `rooms/`.
export function pathsIn(page: string): string[] {
  const path = /`(?:\.\.\/)*((?:[\w.*-]+\/)+[\w.*-]*|[\w-]+(?:\.[\w-]+)*\.(?:css|md|mjs|r25|tsx?))`/g;
  return [...page.matchAll(path)].map(([, name = '']) => name.replace(/\/$/, ''));
}

/** Is it one of these paths, or the end of one, or a folder on the way there? `src/` may be left out. */
export function isThere(name: string, paths: readonly string[]): boolean {
  const letters = name.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  const end = new RegExp(`(?:^|/)${letters}(?:/|$)`);
  return paths.some((path) => end.test(path) || end.test(path.replace('/src/', '/')));
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`.replaceAll('\\', '/'))
    .filter((path) => !/\/(?:dist|node_modules)\//.test(path));

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
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  const rows = ruledOut(glossary);
  const terms = termsIn(glossary);
  const all: { readonly text: string; readonly language: string; readonly path: string }[] = [];
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
    for (const { text, line } of textsIn(readFileSync(join(root, path), 'utf8'))) {
      judge(text, language, `${path}:${line}`);
      all.push({ text, language, path });
    }
  for (const path of ENGLISH) {
    const source = readFileSync(join(root, path), 'utf8');
    for (const { text, line } of path.endsWith('.ts') ? textsIn(source) : valuesIn(source))
      judge(text, 'en', `${path}:${line}`);
  }
  for (const path of TOGETHER)
    for (const { text, line, under } of textsIn(readFileSync(join(root, path), 'utf8')))
      if (under) judge(text, under, `${path}:${line}`);
  for (const path of DOCS.flatMap(pagesIn))
    for (const [place, line] of proseIn(readFileSync(join(root, path), 'utf8')).entries())
      judge(line, 'en', `${path}:${place + 1}`);
  for (const term of terms) {
    // What is a name stands where things get their names.
    const isNamed = NAMED.includes(term.concept);
    const where = isNamed ? '/words.ts' : term.concept.includes('`') ? '/rooms.ts' : '.ts';
    const own = all.filter(({ language, path }) => language === term.language && path.endsWith(where));
    if (own.some(({ text }) => (isNamed ? isName : isUsed)(term, text))) continue;
    count++;
    console.error(`docs/glossary.md: no text in ${term.language} says '${term.term}' (${term.concept})`);
  }
  const sources = ['packages', 'scripts', 'docs', 'deploy'].flatMap(sourcesIn);
  const named = pathsIn(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  for (const name of named) {
    if (isThere(name, sources)) continue;
    count++;
    console.error(`ARCHITECTURE.md: there is no ${name}`);
  }
  console.log(
    `${read} texts, ${terms.length} terms, ${rows.length} words ruled out, ${named.length} names of files, ${count} faults`,
  );
  process.exit(count > 0 || read === 0 || rows.length === 0 || terms.length === 0 || named.length === 0 ? 1 : 0);
}
