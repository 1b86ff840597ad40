// Lists the rules of docs/rules.md that no conformance scenario shows. Exit status 1 if there are any.
//
//   npm run check:rules -- [--all] [--each-edition] [--list] [--rules FILE] [--scenarios DIR]
//
// A rule that editions word differently ("P: …", "1, 2: …") needs a scenario for each wording; with --each-edition, one in
// every edition it holds in. --all looks at ultimate too. --list prints what was read from the page.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const EDITIONS: Readonly<Record<string, string>> = { P: 'prototype', 1: 'first', 2: 'second', U: 'ultimate' };
const LETTERS = ['P', '1', '2', 'U'];
const EDITION_LIST = '[P12U](?:, [P12U])*';

/** `- **ID** text` or `| **ID** | text |`: where a rule is defined, not where it is mentioned. */
const DEFINITION = /^(?:- |\| )\*\*([A-Z0-9]+(?:-[A-Z0-9]+)*)\*\* (?:\| )?(.*)$/;

export interface Rule {
  readonly id: string;
  /** Each is the letters of the editions that share it. */
  readonly wordings: readonly (readonly string[])[];
  /** The ids in the titles of the scenarios that show it. */
  readonly shownBy: RegExp;
}

export interface Scenario {
  readonly line: number;
  readonly id: string;
  readonly edition: string | undefined;
  readonly file: string;
}

/** One scenario in any of these editions is enough. */
export interface Gap {
  readonly rule: Rule;
  readonly editions: readonly string[];
}

/** Every rule defined on the page. */
export function rulesOf(page: string): Rule[] {
  const rules: { readonly id: string; readonly section: number; text: string }[] = [];
  let section = 0;
  let open: (typeof rules)[number] | undefined;
  for (const line of page.split('\n')) {
    section = Number(/^## (\d+)\./.exec(line)?.[1] ?? section);
    const [, id, text = ''] = DEFINITION.exec(line) ?? [];
    if (id) {
      open = { id, section, text };
      rules.push(open);
    } else if (line.startsWith('  ') && open) {
      open.text += ` ${line.trim()}`;
    } else {
      open = undefined;
    }
  }
  return rules.map(({ id, section: inSection, text }) => ({
    id,
    wordings: wordingsOf(text, inSection === 8 ? ['U'] : LETTERS),
    shownBy: new RegExp(`^${pointsTo(text) ?? id}$`),
  }));
}

/** Every scenario of a `.r25` text. */
function scenariosOf(text: string, file: string): Scenario[] {
  const scenarios: { -readonly [K in keyof Scenario]: Scenario[K] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const title = /^==\s*(\S*)/.exec(line);
    if (title) scenarios.push({ line: index + 1, id: title[1]!, edition: undefined, file });
    const edition = /^edition\s+(\S+)/.exec(line);
    const last = scenarios.at(-1);
    if (edition && last) last.edition ??= edition[1];
  }
  return scenarios;
}

/** What is still to be shown. */
function missing(
  rules: readonly Rule[],
  scenarios: readonly Scenario[],
  { all, eachEdition }: { readonly all: boolean; readonly eachEdition: boolean },
): Gap[] {
  const wanted = new Set(all ? LETTERS : LETTERS.filter((letter) => letter !== 'U'));
  return rules.flatMap((rule) => {
    const shown = new Set(scenarios.filter(({ id }) => rule.shownBy.test(id)).map(({ edition }) => edition));
    return (eachEdition ? rule.wordings.flat().map((letter) => [letter]) : rule.wordings)
      .map((wording) => wording.filter((letter) => wanted.has(letter)).map((letter) => EDITIONS[letter]!))
      .filter((editions) => editions.length > 0 && !editions.some((edition) => shown.has(edition)))
      .map((editions) => ({ rule, editions }));
  });
}

/** Scenarios that can show nothing: a title without a rule of the page, or no known edition. */
function misfits(
  rules: readonly Rule[],
  scenarios: readonly Scenario[],
): { readonly scenario: Scenario; readonly why: string }[] {
  const ids = new Set(rules.map(({ id }) => id));
  const names = new Set(Object.values(EDITIONS));
  return scenarios.flatMap((scenario) => {
    if (!ids.has(scenario.id))
      return [{ scenario, why: `the title begins with no rule id of the page: ${scenario.id}` }];
    if (!names.has(scenario.edition ?? '')) return [{ scenario, why: `no known edition: ${scenario.edition}` }];
    return [];
  });
}

/** `(1, 2, U)` first says where the rule holds; `P:`, `1, 2:`, `P, cooperation:` or `(U)` later say which editions read it differently. */
function wordingsOf(text: string, sectionEditions: readonly string[]): string[][] {
  const first = new RegExp(`^\\((${EDITION_LIST})(?:;[^)]*)?\\)`).exec(text);
  const label = new RegExp(`(?<=^|[.:;] |[(]|and )(${EDITION_LIST})(?:, [A-Za-z]+)?:|\\((${EDITION_LIST})\\)`, 'g');
  const labels = [...text.slice(first?.[0].length ?? 0).matchAll(label)].map((match) => match[1] ?? match[2]!);
  const holds = first ? [first[1], ...labels].join(' ') : sectionEditions.join(' ');
  return groupBy(editionsIn(holds, sectionEditions), (letter) => wordingKey(labels, letter));
}

function editionsIn(text: string, sectionEditions: readonly string[]): string[] {
  return sectionEditions.filter((letter) => text.includes(letter));
}

function wordingKey(labels: readonly string[], letter: string): string {
  return labels.flatMap((label, index) => (label.includes(letter) ? [index] : [])).join();
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** "See ROOM-TRAPPED-n": the rule is shown by scenarios of ROOM-TRAPPED-1, -2 … */
function pointsTo(text: string): string | undefined {
  const [, id] = /(?:^|\) )See ([A-Z0-9-]+)-n\./.exec(text) ?? [];
  return id && `${id}(-\\d+)?`;
}

function scenariosUnder(dir: string): Scenario[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.r25'))
    .sort()
    .flatMap((name) => scenariosOf(readFileSync(join(dir, name), 'utf8'), name));
}

/** The exit status; `say` is told line by line what was found. */
export function main(args: readonly string[], say: (line: string) => void): number {
  const root = resolve(fileURLToPath(import.meta.url), '../..');
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      'each-edition': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      rules: { type: 'string', default: join(root, 'docs/rules.md') },
      scenarios: { type: 'string', default: join(root, 'packages/engine/conformance') },
    },
  });
  const rules = rulesOf(readFileSync(values.rules, 'utf8'));
  const scenarios = scenariosUnder(values.scenarios);
  if (values.list) {
    for (const { id, wordings } of rules) say(`${id}: ${wordings.map((wording) => wording.join(' ')).join(' | ')}`);
    return 0;
  }
  const wrong = misfits(rules, scenarios);
  for (const { scenario, why } of wrong) say(`${scenario.file}:${scenario.line}: ${why}`);
  const gaps = missing(rules, scenarios, { all: values.all, eachEdition: values['each-edition'] });
  for (const { rule, editions } of gaps) say(`${rule.id}: no scenario in ${editions.join(' or ')}`);
  const open = new Set(gaps.map(({ rule }) => rule.id)).size;
  say(`${rules.length} rules, ${scenarios.length} scenarios; ${open} rules with something not shown`);
  return rules.length === 0 || gaps.length > 0 || wrong.length > 0 ? 1 : 0;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2), console.log);
