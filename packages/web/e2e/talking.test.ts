/** Time to talk before people program, on a phone at a table on a server: what it says, how it ends, that it ends by itself. */
import { Player } from '@room25/test-kit/server';
import { expect, onTestFinished, test } from 'vitest';
import { CALM_ROOMS } from './harness/calm-rooms.ts';
import { ProtocolPlayer, SUSPICION, serve } from './harness/online.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { finger, playOn } from './harness/player.ts';

useBrowser();

const MINUTE = 60_000;

const WINDOWS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

test('People talk before they program, until all are ready or time is up', async () => {
  const server = await serve();
  const ada = await ProtocolPlayer.named(server, 'Ada');
  const { code } = await ada.openTable({ ...SUSPICION, players: 4, composition: CALM_ROOMS, talking: true });
  for (const seat of [2, 3]) await ada.do(code, { do: 'fill', seat, level: 'random' });
  const page = await openPage({
    url: `${server.address}/`,
    size: 'phone',
    language: 'fr',
    isStill: true,
    settings: { speed: '4', sound: 'off' },
  });
  await page.clock.install();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/room/${code}`);
  await page.locator('.name-field input').fill('Bérénice');
  await page.locator('.waiting-sit .key.live').tap();
  await page.getByRole('button', { name: 'C’est bon pour moi' }).tap();
  await page.getByRole('button', { name: 'Pas encore' }).waitFor();
  // By its clock the page has ten minutes more for everything, however busy the machine is.
  await page.clock.setSystemTime(Date.now() - 10 * MINUTE);
  await ada.do(code, { do: 'start' });
  const player = ada.playerAt(code);
  const onlooker = new Player({ address: () => server.address, table: code });
  onTestFinished(() => onlooker.close());
  await player.until(() => player.table?.watching === 1);
  /** Ada plays anything, but says nothing of having heard enough. */
  const adaPlays = async (until: () => boolean): Promise<void> => {
    while (!until()) {
      await player.until(() => until() || player.answers.length > 0);
      if (!until()) await player.do({ do: 'play', command: player.answers[0]! });
    }
  };
  const isTalking = (turn: number) => (): boolean =>
    player.table?.talking !== undefined && player.game?.view.turn === turn;
  const panel = page.locator('.window-panel');
  const iTalk = { hand: finger, until: ({ scene }: { scene: string }) => scene === 'note' };

  /** A finger that was faster than the server may have opened a room meanwhile, or have pressed this already. */
  const saysReady = async (): Promise<number> => {
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    const ready = panel.locator('.window-panel-ready[aria-disabled=false]');
    if (await ready.count()) await ready.tap({ timeout: 2_000 }).catch(() => {});
    return panel.getByText('C’est noté.').count();
  };

  await Promise.all([adaPlays(isTalking(1)), playOn(page, iTalk)]);
  await expect.poll(() => panel.locator('h2').innerText()).toMatch(/^Parlez avant de programmer$/i);
  await expect.poll(() => panel.getByRole('timer').innerText()).toMatch(/\d:\d\d/);
  await expect.poll(() => page.locator('.header-phase').innerText()).toMatch(/discussion/i);
  await expect.poll(() => page.evaluate(outOfDesk)).toEqual([]);
  // Whoever is ready waits for the others.
  await expect.poll(saysReady).toBe(1);
  await player.until(() => player.table!.talking!.heard.length === 1);
  // The head of whoever spoke last stands beside what they said.
  await player.do({ do: 'play', command: player.game!.asides[0]! });
  await player.do({ do: 'heard' });
  await page.locator('.program').waitFor();
  await expect.poll(() => page.locator('.header-phase').innerText()).not.toMatch(/discussion/i);

  // Whoever has locked in waits, with or without having spoken: all of it has room, and can be changed. Somebody looks on.
  const change = page.getByRole('button', { name: /^Modifier : Regarder, / });
  const lockIn = async (): Promise<void> => {
    await page.setViewportSize({ width: 360, height: 640 });
    // What was taken back still lies in the slots.
    const isEmpty = (await page.locator('.program-slot.filled').count()) === 0;
    if (isEmpty) for (const key of [0, 1]) await page.locator('.action-key').nth(key).tap();
    await page.locator('.program-lock-in').tap();
    await change.waitFor();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(outOfDesk), { message: `${width} × ${height}` }).toEqual([]);
      await expect
        .poll(() => page.locator('.watch-wait').evaluate((line) => line.scrollWidth - line.clientWidth))
        .toBeLessThanOrEqual(0);
    }
  };
  await lockIn();
  await page.locator('.watch-head').waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await change.tap();
  await page.locator('.cell:has(.tile-known)').tap();
  await page.locator('.tell-chip').first().tap();
  await page.locator('.said-key').waitFor();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(widthOfDesk), { message: `${width} × ${height}` }).toBeGreaterThan(0.9);
  }
  await lockIn();
  await page.locator('.said-key').waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await change.tap();
  await page.locator('.program').waitFor();

  await Promise.all([adaPlays(isTalking(2)), playOn(page, iTalk)]);
  await page.clock.fastForward(11 * MINUTE);
  await page.locator('.program').waitFor();
  expect(player.table!.talking).toBeDefined();
  await expect.poll(() => panel.count()).toBe(0);
});

/** Runs in the page. */
const outOfDesk = (): (string | null)[] => {
  const desk = document.querySelector('.desk')!.getBoundingClientRect();
  const end = document.querySelector('.foot-bar')?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll('.window-panel :is(h2, p, button), .watch :is(p, button, select)')]
    .filter((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const isOut = left < desk.left || right > desk.right || top < desk.top || bottom > Math.min(desk.bottom, end);
      return width > 1 && isOut;
    })
    .map(({ textContent }) => textContent);
};

/** Runs in the page. As a share of what there is. */
const widthOfDesk = (): number => {
  const [desk, all] = ['.desk', '.table-desk'].map((each) => document.querySelector<HTMLElement>(each)!.offsetWidth);
  return desk! / all!;
};
