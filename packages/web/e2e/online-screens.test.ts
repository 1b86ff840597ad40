/**
 * The screens of tables on a server: nothing that axe objects to in dark and light; in each language, on a phone and on a desktop, no
 * word that is missing and nothing that is cut off.
 */
import { LANGUAGES, type LanguageCode } from '@room25/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ProtocolPlayer, SUSPICION, serve } from './harness/online.ts';
import { openPage, SIZES, useBrowser } from './harness/open.ts';
import { textsOn, untranslated } from './harness/texts.ts';

useBrowser();

const SLOW = { ...SUSPICION, players: 4, clock: { kind: 'live', program: 3600, action: 3600 } } as const;

test('Before the show: invitation, waiting room, opening a table, lobby, television', {
  timeout: 120_000,
}, async () => {
  const server = await serve();
  const ada = await ProtocolPlayer.named(server, 'Ada');
  const { code, id } = await ada.openTable(SLOW);
  const page = await openPage({
    url: `${server.address}/`,
    screen: `room/${code}`,
    isStill: true,
    // A table that asks for a password.
    refusals: [403],
  });
  const visitor = new Visitor(page);
  await visitor.check('an invitation', '.waiting-sit .key.live');
  await page.locator('.name-field input').fill('Bea');
  await page.locator('.waiting-sit .key.live').click();
  await page.locator('.seat-card.mine').waitFor();
  await ada.do(id, { do: 'handOver', seat: 1 });
  await visitor.check('the host’s waiting room', '.seat-card.free select');
  await page.locator('.choosing-key').click();
  await visitor.check('whom one plays, and who begins', '.choosing-panel-begins');
  await visitor.goTo('open');
  await visitor.check('opening a table', '.setup .name-field');
  await visitor.goTo('lobby');
  await visitor.check('the lobby', '.table-line');
  await visitor.goTo(`television/${code}`);
  await visitor.check('the television', '.television-join');
  // Bea is somebody already: she is told whose link it is, and may stay who she is.
  await visitor.goTo(`carry/${code}:${await ada.personalToken()}`);
  await visitor.check('a link to another device', '.table-screen-trouble [role=alert]');
  expect(await page.locator('.table-screen-trouble').innerText()).toMatch(/Ada[\s\S]*Bea/);
  const locked = await ada.openTable(SUSPICION, 'sliding walls');
  await visitor.goTo(`room/${locked.code}`);
  await visitor.check('a table with a password', '.table-screen-trouble input[type=password]');
  await page.locator('.table-screen-trouble input[type=password]').fill('open sesame');
  await page.locator('.table-screen-trouble .key.ivory').click();
  await page.locator('.table-screen-trouble [role=alert]').waitFor();
  await page.locator('.table-screen-trouble input[type=password]').fill('sliding walls');
  await page.locator('.table-screen-trouble .key.ivory').click();
  await page.locator('.seat-card').first().waitFor();
  await visitor.goTo('lobby');
  await page.locator('.devices summary').click();
  await visitor.check('my devices', '.devices li');
  expect(visitor.faults).toEqual([]);
});

test('The show and after: clock, talk, menu, hand, television, my games, end, replay, fairness', {
  timeout: 240_000,
}, async () => {
  const server = await serve();
  const ada = await ProtocolPlayer.named(server, 'Ada');
  const [over, playing] = await Promise.all([
    begun(ada, { ...SUSPICION, players: 4 }),
    begun(ada, { ...SLOW, mode: 'team', talk: 'team' }),
  ]);
  await ada.play(over);
  const token = await ada.personalToken();
  const page = await openPage({ url: `${server.address}/`, screen: `carry/${playing}:${token}`, isStill: true });
  const visitor = new Visitor(page);
  await page.locator('.table-screen-trouble .key.live').click();
  await page.locator('.clock').waitFor();
  await page.locator('#tab-talk').click();
  await page.locator('.talk-form input').fill('Hello');
  await page.locator('.talk-form .key').click();
  await visitor.check('clock and talk', '.talk-line', '.table-desk, .side-panel');
  await page.locator('.header-menu').click();
  await page.locator('.online-menu .key').first().click();
  await visitor.check('the menu', '.online-menu .qr-code', 'dialog');
  await page.keyboard.press('Escape');
  await visitor.goTo(`hand/${playing}`);
  await visitor.check('a hand', '.table.hand', '.table');
  await visitor.goTo(`television/${playing}`);
  await visitor.check('the television', '.table-bar-code', '.table-desk');
  await visitor.goTo('lobby');
  await visitor.check('my games', '.table-line.awaited');
  await visitor.goTo(`room/${over}`);
  await visitor.check('the end', 'main.end .fair-mark', 'none');
  await visitor.goTo(`replay/${over}/40`);
  await visitor.check('the replay', '.replay .fair-mark', 'none');
  await visitor.goTo(`fairness/${over}`);
  await visitor.check('fairness', '.fairness-checks .right', 'none');
  expect(visitor.faults).toEqual([]);
});

/** With bots in all the other seats. */
const begun = async (host: ProtocolPlayer, settings: Parameters<ProtocolPlayer['openTable']>[0]): Promise<string> => {
  const { code } = await host.openTable(settings);
  for (const seat of [1, 2, 3]) await host.do(code, { do: 'fill', seat, level: 'random' });
  await host.do(code, { do: 'start' });
  return code;
};

/** The same in every language: people, what they say, and what a server names. */
const NAMES = [/^(Ada|Bea|Hello|QX4TR7)$/, /^https?:/, /^[0-9a-f]{8,}/, /^Chrome, \w+$/];

class Visitor {
  readonly faults: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  goTo(screen: string): Promise<void> {
    return this.#page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${screen}`);
  }

  /** `part`: of the page, if axe has seen the rest elsewhere; `none`: all of it. */
  async check(name: string, sign: string, part?: string): Promise<void> {
    await this.#page.locator(sign).first().waitFor();
    const violations = part === 'none' ? [] : await violationsOn(this.#page, part);
    const faults = [...violations, ...(await this.#inAllLanguages())];
    for (const fault of faults) this.faults.push(`${name}, ${fault}`);
  }

  /** On a phone in the two whose words are longer. */
  async #inAllLanguages(): Promise<readonly string[]> {
    const faults: string[] = [];
    const texts: (readonly string[])[] = [];
    for (const language of LANGUAGES) {
      await speak(this.#page, language);
      texts.push(await textsOn(this.#page, SAID_BEFORE));
      // Words that are fetched for the first time may come a moment later.
      if (untranslated(texts, NAMES).length > 0) {
        await this.#page.waitForTimeout(MOMENT);
        texts.splice(-1, 1, await textsOn(this.#page, SAID_BEFORE));
      }
      for (const fault of await cutOff(this.#page)) faults.push(`${language}, desktop: ${fault}`);
    }
    await this.#page.setViewportSize(SIZES.phone);
    for (const language of ['ru', 'fr'] as const) {
      await speak(this.#page, language);
      for (const fault of await cutOff(this.#page)) faults.push(`${language}, phone: ${fault}`);
    }
    await speak(this.#page, 'en');
    await this.#page.setViewportSize(SIZES.desktop);
    return [...faults, ...untranslated(texts, NAMES)];
  }
}

const MOMENT = 500;

/** What was announced stays in the language in which it was. */
const SAID_BEFORE = '[aria-live].unseen';

/** As if another tab of this device had chosen it. */
const speak = async (page: Page, language: LanguageCode): Promise<void> => {
  await page.evaluate((code) => {
    localStorage.setItem('room25.language', code);
    dispatchEvent(new StorageEvent('storage', { key: 'room25.language', newValue: code }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
};

/** A page that was resized a moment ago is looked at again before it is found fault with. */
const cutOff = async (page: Page): Promise<readonly string[]> => {
  if ((await page.evaluate(findCutOff)).length === 0) return [];
  await page.waitForTimeout(MOMENT);
  return page.evaluate(findCutOff);
};

/** Runs in the page: what is wider than the window, and keys whose words do not fit. */
const findCutOff = (): string[] => {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} pixels wide`);
  const say = ({ tagName, className, innerText }: HTMLElement, what: string): void =>
    void faults.push(`${tagName} ${className} “${innerText.slice(0, 40)}” ${what}`);
  for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, p, label, a, button, select, input')) {
    const { left, right, width } = element.getBoundingClientRect();
    // The presenter's strap comes from beyond the edge; lanes and what is only heard may lie anywhere.
    if (width < 2 || element.closest('.lanes, .unseen, .strap') || !element.checkVisibility()) continue;
    if (left < -1 || right > clientWidth + 1) say(element, 'stands out');
    if (element.matches('.key') && element.scrollWidth > element.clientWidth + 1) say(element, 'is cut off');
  }
  return faults;
};
