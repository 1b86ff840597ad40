/** Who plays whom and who begins, chosen by keys, by mouse and by finger; two who want the same. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { tabTo } from './harness/keyboard.ts';
import { ProtocolPlayer, SUSPICION, serve } from './harness/online.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { planOf } from './harness/tables.ts';

useBrowser();

/** In turn order, as a screen reader hears it. */
const castOn = async (page: Page): Promise<readonly string[]> => {
  const rows = page.locator('.cast-row button');
  await rows.first().waitFor();
  const spoken = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')!));
  return spoken.map((sentence) => sentence.split(/[,.] ?/)[1]!);
};

test('At this screen: a pair of one’s own and who begins, by keys alone', async () => {
  const plan = planOf({ mode: 'competition', players: 3 });
  const page = await openPage({ plan, screen: 'setup/alone', settings: { speed: '4' }, isStill: true });
  await tabTo(page, '.setup-form-more summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.choosing-key');
  await page.keyboard.press('Enter');
  await page.locator('.choosing-panel-seats').waitFor();
  await tabTo(page, '.choosing-panel-seat:nth-child(2) select');
  // A letter each: a browser takes the second for the first of another name if it comes late.
  await page.keyboard.press('m');
  await page.keyboard.press('Tab');
  await page.keyboard.press('e');
  await tabTo(page, '.choosing-panel-begins select');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() =>
      page.locator('.choosing-panel select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
    )
    .toEqual(['', 'max', 'emmett', '', '1']);
  expect(await violationsOn(page)).toEqual([]);
  await tabTo(page, '.setup-open .key.live');
  await page.keyboard.press('Enter');
  await page.locator('.table').waitFor();
  const cast = await castOn(page);
  expect(cast).toHaveLength(6);
  expect([cast[0], cast[3]]).toEqual(['Max', 'Emmett']);
});

test('In the waiting room: each for themselves, the host for bots and who begins', async () => {
  const server = await serve();
  const url = `${server.address}/`;
  const [ada, cyd] = await Promise.all(['Ada', 'Cyd'].map((name) => ProtocolPlayer.named(server, name)));
  const { code, id } = await ada!.openTable({ ...SUSPICION, players: 4 });
  const host = await openPage({ url, screen: `room/${code}`, isStill: true, settings: { speed: '4' } });
  const guest = await openPage({ url, screen: `room/${code}`, size: 'phone', isStill: true, settings: { speed: '4' } });
  for (const [page, name] of [
    [host, 'Bea'],
    [guest, 'Ben'],
  ] as const) {
    await page.locator('.name-field input').fill(name);
    await page.locator('.waiting-sit .key.live').click();
    await page.locator('.seat-card.mine').waitFor();
  }
  await ada!.do(id, { do: 'handOver', seat: 1 });
  await ada!.do(id, { do: 'leave' });
  await host.locator('.seat-card.free select').first().waitFor();
  await host.getByRole('button', { name: 'Add a bot: Seat 4' }).click();

  // One key, then what concerns each.
  await guest.locator('.choosing-key').tap();
  await guest.getByRole('combobox', { name: 'You: character' }).selectOption('alice');
  await host.locator('.seat-card .pawn-of-alice').first().waitFor();
  await expect.poll(() => guest.locator('.choosing-panel select').count()).toBe(1);
  await host.getByRole('button', { name: 'Choose characters and who begins' }).click();
  await host.getByRole('combobox', { name: 'You: character' }).selectOption('max');
  await host.getByRole('combobox', { name: 'Seat 4: character' }).selectOption('kevin');
  await host.getByRole('combobox', { name: 'Who begins?' }).selectOption({ label: 'Ben' });
  await guest.locator('.seat-card.mine', { hasText: 'begins' }).waitFor();
  expect(await violationsOn(host)).toEqual([]);

  // Alice is no choice for anybody else, nor over the protocol.
  const offered = host.getByRole('combobox', { name: 'You: character' }).locator('option[disabled]');
  await expect.poll(async () => (await offered.allInnerTexts()).sort()).toEqual(['Alice', 'Kevin']);
  await cyd!.do(id, { do: 'sit' });
  await expect(cyd!.do(id, { do: 'wish', character: 'alice' })).rejects.toThrow(/character-taken/);
  // A page that has not heard yet is told, and shows what is true.
  await host
    .locator('option[value=alice]')
    .first()
    .evaluate((option) => option.removeAttribute('disabled'));
  await host.getByRole('combobox', { name: 'You: character' }).selectOption('alice');
  await host.getByText('Somebody else has chosen this character.').waitFor();
  await expect.poll(() => host.getByRole('combobox', { name: 'You: character' }).inputValue()).toBe('max');

  // Whoever gets up gives up the choice.
  const franck = host.locator('.seat-card-glass.pawn-of-franck');
  await cyd!.do(id, { do: 'wish', character: 'franck' });
  await franck.waitFor();
  await cyd!.do(id, { do: 'leave' });
  await franck.waitFor({ state: 'detached' });
  await cyd!.join(code);
  await guest.getByRole('button', { name: 'I’m ready' }).tap();
  await host.getByRole('button', { name: 'Start the show' }).click();
  await host.locator('.table').waitFor();
  const cast = await castOn(host);
  // People by their own names, bots by their characters'.
  expect(cast[0]).toBe('Ben');
  expect(cast).toEqual(expect.arrayContaining(['Bea', 'Kevin']));
});
