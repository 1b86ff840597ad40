/** The puzzles in the page: each plays to its end, and people solve them with a mouse, by keys and on a phone. */
import { readFileSync } from 'node:fs';
import { type Command, VERB, verbOf } from '@room25/engine';
import { beginPuzzle, PUZZLE_KINDS, type Puzzle, readPuzzles } from '@room25/solver';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { IS_NIGHT } from './harness/by-night.ts';
import { solveByKeys, solveByMouse } from './harness/learner.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

const PUZZLES = readPuzzles(readFileSync(new URL('../src/puzzles/puzzles.r25', import.meta.url), 'utf8'));
const QUICKLY = { isStill: true, settings: { speed: '4', confirm: 'never' } } as const;

/** Every sixth is shown, and one of each kind solved with a mouse; at night all. */
const SHOWN = PUZZLES.filter((_, place) => IS_NIGHT || place % 6 === 0);
const BY_MOUSE = IS_NIGHT ? PUZZLES : PUZZLE_KINDS.map((kind) => PUZZLES.find((puzzle) => puzzle.kind === kind)!);

/** Chosen by pressing a cell. */
const POINTED: readonly number[] = [VERB.move, VERB.look, VERB.push];

const open = async (page: Page, { id }: Puzzle): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/puzzles/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
};

test('Puzzles play their solutions at the table, to the end', async () => {
  const page = await openPage({ ...QUICKLY, screen: 'puzzles' });
  for (const puzzle of SHOWN) {
    await open(page, puzzle);
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Show the solution' }).click();
    const shown = page.getByRole('dialog', { name: 'The solution' });
    await page.evaluate(skipToEnd);
    await shown.waitFor();
  }
  // What was only watched is not solved.
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText(`0 of ${PUZZLES.length} solved`).waitFor();
});

test('Solved with a mouse, remembered, and told without giving anything away', async () => {
  const page = await openPage({ ...QUICKLY, screen: 'puzzles' });
  for (const puzzle of BY_MOUSE) {
    await open(page, puzzle);
    await solveByMouse(page, puzzle.solution);
    await page.getByRole('dialog', { name: 'Solved' }).waitFor();
    await expect.poll(() => page.locator('.puzzle-text').innerText()).toContain('🟩 · on the first try');
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  const progress = page.getByText(`${BY_MOUSE.length} of ${PUZZLES.length} solved`);
  await progress.waitFor();
  await page.reload();
  await progress.waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('Solved by keys alone, after a hint', async () => {
  const puzzle = PUZZLES.find(
    ({ kind, solution }) => kind === 'out' && solution.every((code) => verbOf(code) !== VERB.wait),
  )!;
  const page = await openPage({ ...QUICKLY, screen: `puzzles/${puzzle.id}` });
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Hint' }).press('Enter');
  await hint.getByText(/ programs /).waitFor();
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  await solveByKeys(page, puzzle.solution);
  await page.getByRole('dialog', { name: 'Solved' }).waitFor();
  await expect.poll(() => page.locator('.puzzle-text').innerText()).toContain('🟩💡');
});

test('A guard who plays anything else sees them get out, on a small phone', async () => {
  const puzzle = PUZZLES.find(({ kind }) => kind === 'stop')!;
  const page = await openPage({ ...QUICKLY, size: 'phone', language: 'fr', screen: `puzzles/${puzzle.id}` });
  await page.getByRole('button', { name: 'Commencer' }).tap();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const [wrong] = wrongMoves(puzzle);
  await solveByMouse(page, [wrong!]);
  const missed = page.getByRole('dialog', { name: 'Pas cette fois' });
  await missed.waitFor();
  await missed.getByRole('button', { name: 'Réessayer' }).tap();
  await solveByMouse(page, puzzle.solution);
  await page.getByRole('dialog', { name: 'Résolue' }).waitFor();
  await expect.poll(() => page.locator('.puzzle-text').innerText()).toContain('🟥🟩 · 2 essais');
});

/** In the page: somebody who leans on the key that skips. */
const skipToEnd = async (): Promise<void> => {
  while (!document.querySelector('.exercise-result')) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '>', bubbles: true }));
    await new Promise((done) => setTimeout(done, 20));
  }
};

/** What the guard could do instead, at a cell. */
const wrongMoves = (puzzle: Puzzle): readonly Command[] => {
  const game = beginPuzzle(puzzle);
  const answers = game.answers(game.awaited[0]!).filter((code) => !puzzle.solution.includes(code));
  return answers.filter((code) => POINTED.includes(verbOf(code)));
};
