/**
 * Several people at one screen. Two worlds are played side by side that differ in what Franck and Alice alone may know: their roles, two
 * rooms that Franck looks into, what the two program. Whatever the page holds while anybody else may look is the same in both, to
 * the letter.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedTable } from '../src/saves/saved-table.ts';
import { everythingOn, expectSamePages, fetchedOn } from './harness/eyes.ts';
import { sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

interface World {
  readonly b3: string;
  readonly d3: string;
  readonly franck: string;
  readonly alice: string;
  /** The places of the action keys that Franck and Alice press. */
  readonly program: readonly number[];
}

const WORLDS: readonly World[] = [
  { b3: 'TR', d3: 'VX', franck: 'guard', alice: 'prisoner', program: [0, 1] },
  { b3: 'VX', d3: 'TR', franck: 'prisoner', alice: 'guard', program: [0, 3] },
];

const tableOf = async ({ b3, d3, franck, alice }: World): Promise<SavedTable> => {
  const text = `# players person person person person
edition second
mode suspicion
order franck jennifer max alice
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (CL) (EM) (DA) (EM)
  (EM) (${b3}) CE (${d3}) (EM)
  (EM) (TU) (EM) (TU) (EM)
  (AC) (EM) (EM) (EM) (MR)
role franck ${franck}
role alice ${alice}
`;
  return tableFrom(text, 'worlds');
};

const openCurtain = async (page: Page): Promise<void> => {
  await page.locator('.curtain .hold-key').press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached' });
};

const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

const lockIn = async (page: Page, keys: readonly number[]): Promise<void> => {
  for (const key of keys) await page.locator('.action-key').nth(key).click();
  await press(page, '.program-lock-in');
};

test('Nobody’s screen holds what only somebody else may know', async () => {
  const pages = await Promise.all(
    WORLDS.map(async (world) => {
      const page = await openPage({ isStill: true, settings: { speed: '4', presenter: 'off' } });
      await sitDownAt(page, await tableOf(world));
      return page;
    }),
  );
  const inBoth = async (act: (page: Page, world: World) => Promise<void>): Promise<void> => {
    await Promise.all(pages.map((page, place) => act(page, WORLDS[place]!)));
  };
  /** The worlds look the same here; or, to prove that this is able to fail, they do not. */
  const compare = async (where: string, isSame = true): Promise<void> => {
    if (isSame) return expectSamePages(pages, where);
    const [one, other] = await Promise.all(pages.map(everythingOn));
    expect(one, where).not.toBe(other);
  };
  const curtainFor = (name: string) => inBoth((page) => page.getByRole('heading', { name, level: 1 }).waitFor());

  // The device ends with Franck, who plays first.
  for (const name of ['Alice', 'Max', 'Jennifer']) {
    await curtainFor(name);
    await compare(`before ${name} opens`);
    await inBoth(openCurtain);
    await compare(`${name} programs`);
    await inBoth((page, { program }) => lockIn(page, name === 'Alice' ? program : [0]));
  }
  await curtainFor('Franck');
  await compare('before Franck opens');
  await inBoth(openCurtain);
  await compare('Franck programs, his role card masked');
  await inBoth((page) => page.keyboard.down('h'));
  await compare('Franck holds his role card', false);
  await inBoth((page) => page.keyboard.up('h'));
  await inBoth((page, { program }) => lockIn(page, program));

  // Franck’s first slot is a Look in both worlds. He has a second action, so there is nothing to keep: he plays before all.
  await inBoth((page) => page.locator('[data-spot=b3][data-legal]').waitFor());
  await compare('Franck is to act');
  await inBoth((page) => press(page, '[data-spot=b3][data-legal]'));
  await curtainFor('Franck');
  await compare('before Franck sees the room');
  await inBoth(openCurtain);
  await inBoth((page) => page.locator('.tell-silent').waitFor());
  await compare('Franck sees the room', false);
  await inBoth((page) => press(page, '.tell-silent'));

  // Jennifer has a single action, and may keep it: she is asked alone.
  await curtainFor('Jennifer');
  await compare('after Franck has looked');
  await inBoth(openCurtain);
  await compare('Jennifer is to act');

  // Whoever puts the device down, or leaves the page, covers it.
  await inBoth((page) => page.evaluate(() => void dispatchEvent(new Event('blur'))));
  await curtainFor('Jennifer');
  await compare('covered');
  // By then everybody has had every kind of screen.
  const inOneOnly = async (): Promise<readonly string[]> => {
    const [one = [], other = []] = await Promise.all(pages.map(fetchedOn));
    return [...one.filter((part) => !other.includes(part)), ...other.filter((part) => !one.includes(part))];
  };
  await expect.poll(inOneOnly).toEqual([]);
});
