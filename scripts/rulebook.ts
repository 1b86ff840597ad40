// Every rule of docs/rules.md can be read in the page: a sentence in each language, a ruling where the page marks one, the editions it
// holds in, and one place in the rulebook; and whatever the page links to is there. Exit status 1 if something is not so.
//
//   npm run check:rulebook
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITIONS, type Edition, editionsWith, RULE_IDS, type RuleId } from '@room25/engine';
import { LANGUAGES, loadRuleTexts, loadRulings, RULED, ruleSentence } from '@room25/text';
import { CHAPTERS, sectionsOf } from '../packages/web/src/rulebook/chapters.ts';
import { rulesOf } from './rule-coverage.ts';

const LETTERS: Readonly<Record<Edition, string>> = { prototype: 'P', first: '1', second: '2', ultimate: 'U' };

interface Defined {
  readonly id: string;
  /** The letters of those it holds in. */
  readonly editions: readonly string[];
  readonly isRuled: boolean;
}

/** Each rule of the page, as it defines them. */
export function definedIn(page: string): Defined[] {
  const ruled = ruledIn(page);
  return rulesOf(page).map(({ id, wordings }) => ({ id, editions: wordings.flat(), isRuled: ruled.has(id) }));
}

/** Rules whose text, or whose line in §9, says "Ruling". */
export function ruledIn(page: string): Set<string> {
  const ruled = new Set<string>();
  let open: string | undefined;
  for (const line of page.split('\n')) {
    const [, id] = /^(?:- |\| )\*\*([A-Z0-9-]+)\*\* /.exec(line) ?? [];
    const [, ids] = /^- ([A-Z0-9-]+(?:, [A-Z0-9-]+)*)\. \*\*Ruling/.exec(line) ?? [];
    if (id) open = id;
    else if (!line.startsWith('  ')) open = undefined;
    if (open && line.includes('**Ruling')) ruled.add(open);
    for (const each of ids?.split(', ') ?? []) ruled.add(each);
  }
  return ruled;
}

/** Where a text links into the rulebook: `#/rules/ID`, `#ID`, `hrefOf('rules', 'ID')`, `<RuleLink id="ID">`. */
export function linksIn(text: string): string[] {
  const link =
    /#\/rules\/([\w.-]+)|['"`]#([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)['"`]|hrefOf\('rules', '([\w.-]+)'|<RuleLink id="([\w-]+)"/g;
  return [...text.matchAll(link)].map((found) => found.slice(1).find((each) => each !== undefined)!);
}

const isAddress = (link: string): boolean => {
  const [name = '', edition] = link.split('.');
  const isPlace = isRule(name) || isAmong(CHAPTERS, name);
  return isPlace && (edition === undefined || isAmong(EDITIONS, edition));
};

const isAmong = <T extends string>(names: readonly T[], name: string): name is T => names.some((each) => each === name);
const isRule = (id: string): id is RuleId => isAmong(RULE_IDS, id);

async function main(): Promise<number> {
  const root = resolve(fileURLToPath(import.meta.url), '../..');
  const page = readFileSync(join(root, 'docs/rules.md'), 'utf8');
  const faults: string[] = [];
  const defined = definedIn(page);
  const ids = new Set(defined.map(({ id }) => id));
  for (const id of RULE_IDS) if (!ids.has(id)) faults.push(`${id}: not in docs/rules.md`);
  for (const { id, editions, isRuled } of defined) {
    if (!isRule(id)) {
      faults.push(`${id}: in docs/rules.md, but the engine has no such rule`);
      continue;
    }
    const held = editionsWith(id).map((edition) => LETTERS[edition]);
    if (held.join() !== editions.join()) faults.push(`${id}: holds in ${held}, in docs/rules.md in ${editions}`);
    if (isRuled !== isAmong(RULED, id))
      faults.push(
        `${id}: ${isRuled ? 'has a ruling in docs/rules.md that the rulebook lacks' : 'no such ruling in docs/rules.md'}`,
      );
    const places = CHAPTERS.flatMap((chapter) => sectionsOf(chapter)).filter(({ rules }) => rules.includes(id));
    if (places.length !== 1) faults.push(`${id}: has ${places.length} places in the rulebook`);
  }
  for (const code of LANGUAGES) {
    const [texts, rulings] = await Promise.all([loadRuleTexts(code), loadRulings(code)]);
    for (const id of RULE_IDS)
      for (const edition of editionsWith(id))
        if (!ruleSentence(texts, id, edition)?.trim()) faults.push(`${id}: no sentence in ${code} (${edition})`);
    for (const id of RULED) if (!rulings[id]?.trim()) faults.push(`${id}: no ruling in ${code}`);
  }
  let links = 0;
  for (const file of sourcesUnder(join(root, 'packages/web/src')))
    for (const link of linksIn(readFileSync(file, 'utf8'))) {
      links++;
      if (!isAddress(link)) faults.push(`${relative(root, file)}: links to ${link}, which the rulebook does not have`);
    }
  for (const fault of faults) console.log(fault);
  console.log(
    `${RULE_IDS.length} rules, ${RULED.length} rulings, ${LANGUAGES.length} languages, ${links} links; ${faults.length} faults`,
  );
  return faults.length > 0 ? 1 : 0;
}

function sourcesUnder(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(dir, name));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) process.exitCode = await main();
