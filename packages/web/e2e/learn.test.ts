/** The lessons, as somebody takes them who has never played. */
import { expect, test } from 'vitest';
import { LESSON_IDS, LESSONS, type LessonId } from '../src/tutorial/lessons/index.ts';
import { IS_NIGHT } from './harness/by-night.ts';
import { solutionOf, solveByKeys, solveByMouse } from './harness/learner.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

const solution = (id: LessonId) => solutionOf(LESSONS[id].position, LESSONS[id].me);

/** By day the first ones. */
const TAKEN = IS_NIGHT ? LESSON_IDS : LESSON_IDS.slice(0, 4);

test('A newcomer is led to the lessons and passes them with a mouse', async () => {
  const page = await openPage({ isStill: true, settings: { speed: '4' } });
  await page.getByRole('link', { name: 'First time here?' }).click();
  await page.getByRole('link', { name: /^The opening/ }).click();
  for (const id of TAKEN) {
    await page.getByRole('button', { name: 'Start' }).click();
    await solveByMouse(page, solution(id));
    const well = page.getByRole('dialog', { name: 'Well done' });
    await well.waitFor();
    const next = id === LESSON_IDS.at(-1) ? 'All lessons' : 'Next lesson';
    await well.getByRole('link', { name: next }).click();
    await well.waitFor({ state: 'detached' });
  }
  if (!IS_NIGHT) await page.goto(page.url().replace(/#.*/, '#/learn'));
  const done = page.getByText(`${TAKEN.length} of ${LESSON_IDS.length} done`);
  await done.waitFor();
  await page.reload();
  await done.waitFor();
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'First time here?' }).count()).toBe(0);
});

test('A lesson by keys alone', async () => {
  const page = await openPage({ screen: 'learn/control', settings: { speed: '4' } });
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await hint.waitFor();
  await page.keyboard.press('Escape');
  // Gone, and not only out of sight.
  await page.locator('dialog').waitFor({ state: 'detached' });
  await solveByKeys(page, solution('control'));
  const well = page.getByRole('dialog', { name: 'Well done' });
  await well.waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'The way out' }).waitFor();
});

test('What went wrong is said, with the rule, and can be tried again; all on a small phone', async () => {
  const page = await openPage({ screen: 'learn/first-steps', size: 'phone' });
  await page.getByRole('button', { name: 'Start' }).tap();
  await page.locator('.program').waitFor();
  const edges = (): number[] => {
    const boxes = [...document.querySelectorAll('.table > *, .desk *')].map((part) => part.getBoundingClientRect());
    return [Math.max(...boxes.map(({ right }) => right)), Math.max(...boxes.map(({ bottom }) => bottom))];
  };
  await expect.poll(() => page.evaluate(edges)).toEqual([360, 640]);
  for (const action of ['Look', 'Push', 'Lock in']) await page.getByRole('button', { name: action }).tap();
  const missed = page.getByRole('dialog', { name: 'Not this time' });
  await missed.getByText('You planned no Move').waitFor();
  const [book] = await Promise.all([
    page.context().waitForEvent('page'),
    missed.getByRole('link', { name: 'PROG-TWO' }).tap(),
  ]);
  await book.getByRole('article', { name: 'PROG-TWO' }).waitFor();
  await book.close();
  await missed.getByRole('button', { name: 'Try again' }).tap();
  await page.locator('.program').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('The first lesson is the opening itself', async () => {
  const page = await openPage({ screen: 'learn/opening', isStill: true, settings: { opening: 'on', speed: '4' } });
  await page.locator('.opening-tonight h1').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('.opening-back').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.opening-front').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.act').waitFor();
  await solveByMouse(page, solution('opening'));
  await page.getByRole('dialog', { name: 'Well done' }).waitFor();
});
