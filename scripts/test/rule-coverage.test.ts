import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { main, rulesOf } from '../rule-coverage.ts';

const PAGE = `# Rules

**NOT-A-RULE** stands in no list.

## 1. Words
- **ONE** Holds everywhere, see **TWO**. Round 1: just a number.
- **TWO** (1, 2; P has no such limit) Holds in two editions.
- **THREE** Everybody looks,
  and here the text goes on. P, cooperation: they move.

| id | rule |
| --- | --- |
| **ROOM-FOUR** | See ROOM-FOUR-n. |

- **ROOM-FOUR-1** (P) Only there.

## 8. Ultimate
- **FIVE** Only in Ultimate.
`;

const SHOWN = {
  'words.r25': '== ONE a title\nedition first\n\n== TWO\nedition second\n',
  'deep/down/three.r25': '== THREE\nmode solo\nedition first\n\n== THREE moves\nedition prototype\n',
  'four.r25': '== ROOM-FOUR-1\nedition prototype\n',
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'rule-coverage-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a definition is read with the editions it holds in, grouped by wording', () => {
  const wordings = rulesOf(PAGE).map((rule) => `${rule.id}: ${rule.wordings.map((some) => some.join('')).join(' ')}`);
  expect(wordings.sort()).toEqual([
    'FIVE: U',
    'ONE: P12U',
    'ROOM-FOUR-1: P',
    'ROOM-FOUR: P12U',
    'THREE: P 12U',
    'TWO: 12',
  ]);
});

test('passes when every rule has a scenario', () => {
  expect(coverage(SHOWN)).toEqual({ status: 0, lines: [] });
});

test('names a rule that no scenario shows', () => {
  const { 'four.r25': _, ...others } = SHOWN;
  expect(coverage(others)).toEqual({
    status: 1,
    lines: ['ROOM-FOUR: no scenario in prototype or first or second', 'ROOM-FOUR-1: no scenario in prototype'],
  });
});

test('names an edition whose own wording no scenario shows', () => {
  const files = { ...SHOWN, 'deep/down/three.r25': '== THREE\nedition second\n' };
  expect(coverage(files)).toEqual({ status: 1, lines: ['THREE: no scenario in prototype'] });
});

test('a scenario of an edition in which the rule does not hold shows nothing', () => {
  const files = { ...SHOWN, 'words.r25': '== ONE\nedition first\n\n== TWO\nedition prototype\n' };
  expect(coverage(files)).toEqual({ status: 1, lines: ['TWO: no scenario in first or second'] });
});

test('a rule of Ultimate counts with --all only', () => {
  expect(coverage(SHOWN, '--all')).toEqual({ status: 1, lines: ['FIVE: no scenario in ultimate'] });
  expect(coverage({ ...SHOWN, 'five.r25': '== FIVE\nedition ultimate\n' }, '--all').status).toBe(0);
});

test('--each-edition wants every rule in every edition', () => {
  expect(coverage(SHOWN, '--each-edition').lines).toContain('TWO: no scenario in first');
});

test('a title without a rule of the page, and a scenario without an edition, are errors', () => {
  expect(coverage({ ...SHOWN, 'x.r25': '== OEN\nedition first\n\n== ONE\nmode solo\n' })).toEqual({
    status: 1,
    lines: ['x.r25:1: the title begins with no rule id of the page: OEN', 'x.r25:4: no known edition: undefined'],
  });
});

test('a page without rules is an error', () => {
  writeFileSync(join(dir, 'rules.md'), 'nothing\n');
  expect(main(['--rules', join(dir, 'rules.md'), '--scenarios', dir], () => {})).toBe(1);
});

/** What the script says of planted files; `lines` leaves out the last one, the summary. */
function coverage(
  files: Readonly<Record<string, string>>,
  ...flags: readonly string[]
): { readonly status: number; readonly lines: readonly string[] } {
  writeFileSync(join(dir, 'rules.md'), PAGE);
  const scenarios = join(dir, 'conformance');
  rmSync(scenarios, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(scenarios, name)), { recursive: true });
    writeFileSync(join(scenarios, name), text);
  }
  const lines: string[] = [];
  const args = ['--rules', join(dir, 'rules.md'), '--scenarios', scenarios, ...flags];
  const status = main(args, (line) => lines.push(line));
  return { status, lines: lines.slice(0, -1) };
}
