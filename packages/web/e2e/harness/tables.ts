/** Tables to be opened: somebody at the first seats, the quickest bots at the others. */
import type { Edition, Mode, Options } from '@room25/engine';
import type { Page } from 'playwright-core';
import type { Plan } from '../../src/setup/plan.ts';
import { openPage, type Visit } from './open.ts';

interface Wish {
  readonly edition?: Edition;
  readonly mode: Mode;
  readonly players: number;
  readonly people?: number;
  readonly bots?: 'random' | 'easy' | 'normal' | 'hard';
  readonly options?: Options;
}

export const planOf = ({ edition = 'second', mode, players, people = 1, bots = 'easy', options = {} }: Wish): Plan => ({
  edition,
  mode,
  seats: Array.from({ length: players }, (_, seat) => ({ player: seat < people ? 'person' : bots })),
  options,
});

/** Through the set-up screen, which remembers such a table from last time, to the table. */
export const openTable = async (wish: Wish, visit: Visit = {}): Promise<Page> => {
  const door = (wish.people ?? 1) > 1 ? 'together' : 'alone';
  const settings = { speed: '4', ...visit.settings };
  const page = await openPage({ ...visit, settings, plan: planOf(wish), screen: `setup/${door}` });
  await page.locator('.setup-open .key.live').click();
  if (door === 'together') await castByCharacter(page);
  await page.locator('.table, .curtain, .opening').first().waitFor();
  return page;
};

/** Everybody is called like the character they have. */
const castByCharacter = async (page: Page): Promise<void> => {
  const cards = page.locator('.casting-card');
  await cards.first().waitFor();
  for (const card of await cards.all()) {
    const character = await card.locator('b').textContent();
    await card.locator('input').fill(character!);
  }
  await page.locator('.casting-keys .key.live').click();
};
