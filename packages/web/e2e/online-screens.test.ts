/**
 * The screens of tables on a server: nothing that axe objects to in dark and light (by day in one of them, in turn); in each language
 * (by day in two, every other screen), on a phone and on a desktop, no word that is missing and nothing that is cut off.
 */
import type { Settings } from '@room25/protocol';
import type { LanguageCode } from '@room25/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { COMPARED, IS_NIGHT, isRead, READ_IN, themesOf } from './harness/by-night.ts';
import { ProtocolPlayer, SUSPICION, serve } from './harness/online.ts';
import { openPage, SIZES, useBrowser } from './harness/open.ts';
import { textsOn, untranslated } from './harness/texts.ts';

useBrowser();

const SLOW = { ...SUSPICION, players: 4, clock: { kind: 'live', program: 3600, action: 3600 } } as const;

test('Before the show: invitation, quick game, waiting room, opening a table, lobby, television, operators', async () => {
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
  await visitor.goTo('quick');
  await visitor.check('the door to a quick game', '.quick-screen .name-field');
  await visitor.goTo(`room/${code}`);
  await page.locator('.waiting-sit .name-field').waitFor();
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
  await visitor.goTo('ratings');
  await visitor.check('the best, and one’s own ratings', '.my-ratings-show');
  await visitor.goTo(`television/${code}`);
  await visitor.check('the television', '.television-join');
  // Bea is somebody already: she is told whose link it is, and may stay who she is.
  await visitor.goTo(`carry/${code}:${await ada.personalToken()}`);
  await visitor.check('a link to another device', '.table-screen-trouble [role=alert]');
  await expect.poll(() => page.locator('.table-screen-trouble').innerText()).toMatch(/Ada[\s\S]*Bea/);
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
  await page.locator('.devices summary').first().click();
  await visitor.check('my devices', '.devices li');
  await page.locator('.keep-name summary').click();
  await page.locator('.keep-name .devices-keys .key').first().click();
  await visitor.check('a recovery key', '.keep-name-key', '.keep-name');
  // Bea is Cleo as well.
  const cleo = await ProtocolPlayer.named(server, 'Cleo');
  await page.locator('.keep-name + .devices summary').click();
  await page.locator('.keep-name + .devices input').fill(await cleo.recoveryKey());
  await page.locator('.keep-name + .devices button[type=submit]').click();
  await visitor.check('two names of one person', '.table-screen-trouble button.live');
  // Ada reports Bea, and an operator opens the link that the program prints.
  await ada.do(id, { do: 'say', text: 'Hello' });
  await ada.report(id, 1, 'Hello');
  const link = new URL((await server.room25('admin', 'page', '--url', server.address)).trim());
  await visitor.goTo(link.hash.slice(2));
  await page.locator('.report-card summary').click();
  await page.locator('.report-card-lines li').waitFor();
  await page.locator('.report-card select').selectOption('delete');
  await page.locator('.report-card .deed-form-wide input').fill('Hello');
  await page.locator('.report-card .deed-form > .key').click();
  await visitor.check('the operators’ page', '.report-card .deed-form-sure');
  expect(page.url()).not.toContain(link.hash);
  // They have decided about Bea, who does not want to hear Ada.
  await server.room25('admin', 'mute', '--table', id, '--seat', '2', '--days', '3', '--reason', 'Hello');
  await page.evaluate(
    ([table]) =>
      fetch(`/api/tables/${table}/shun`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seat: 0, kind: 'mute' }),
      }),
    [id],
  );
  await visitor.goTo('lobby');
  await page.locator('details.devices', { hasText: 'Ada' }).locator('summary').click();
  await visitor.check('what operators have decided, and whom one does not hear', 'section.devices form', '.devices');
  expect(visitor.faults).toEqual([]);
});

test('The show and after: clock, talk, menu, others, hand, television, my games, end, ratings, replay, fairness', async () => {
  const server = await serve();
  const [ada, bea] = await Promise.all([ProtocolPlayer.named(server, 'Ada'), ProtocolPlayer.named(server, 'Bea')]);
  const [over, rated, playing] = await Promise.all([
    begun(ada, { ...SUSPICION, players: 4 }),
    begun(ada, { ...SLOW, mode: 'solo', players: 1, rated: true }),
    begun(ada, { ...SLOW, mode: 'team', talk: 'team' }, bea),
  ]);
  await Promise.all([ada.play(over), ada.play(rated)]);
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
  await page.locator('.others summary').click();
  await page.locator('.others li .key').last().click();
  await visitor.check('the others here', '.others-report', '.others');
  // For a finger.
  for (const field of await page.locator('.others-report :is(select, input)').all())
    expect((await field.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await visitor.goTo(`hand/${playing}`);
  await visitor.check('a hand', '.table.hand', '.table');
  await visitor.goTo(`television/${playing}`);
  await visitor.check('the television', '.table-bar-code', '.table');
  await visitor.goTo('lobby');
  await visitor.check('my games', '.table-line.awaited');
  await visitor.goTo(`room/${over}`);
  await visitor.check('the end', 'main.end .fair-mark', 'none');
  await visitor.goTo(`television/${over}`);
  await visitor.check('the end on a television', 'main.far-end .strap');
  await visitor.goTo(`room/${rated}`);
  await visitor.check('what a game has changed', '.changes dd', '.changes');
  await visitor.goTo(`replay/${over}/40`);
  await visitor.check('the replay', '.replay .fair-mark', 'none');
  await visitor.goTo(`fairness/${over}`);
  await visitor.check('fairness', '.fairness-checks .right', 'none');
  expect(visitor.faults).toEqual([]);
});

/** With bots in all the seats that are left. */
const begun = async (host: ProtocolPlayer, settings: Settings, other?: ProtocolPlayer): Promise<string> => {
  const { code } = await host.openTable(settings);
  await other?.join(code);
  for (let seat = other ? 2 : 1; seat < settings.players; seat++)
    await host.do(code, { do: 'fill', seat, level: 'random' });
  await host.do(code, { do: 'start' });
  return code;
};

/** The same in every language: people, what they say, and what a server names. */
const NAMES = [/^(Ada|Bea|Hello|QX4TR7)$/, /^https?:/, /^[0-9a-f]{8,}/, /^Chrome, \w+$/, /^[0-9A-Z]{5}-/];

class Visitor {
  readonly faults: string[] = [];
  readonly #page: Page;
  #checked = 0;
  #patience = PATIENCE;

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
    const place = this.#checked++;
    const violations = part === 'none' ? [] : await violationsOn(this.#page, { part, themes: themesOf(place) });
    const faults = [...violations, ...(isRead(place) ? await this.#inItsLanguages() : [])];
    for (const fault of faults) this.faults.push(`${name}, ${fault}`);
  }

  /** On a phone in the one whose words are longest; at night in two. */
  async #inItsLanguages(): Promise<readonly string[]> {
    const faults: string[] = [];
    const texts: (readonly string[])[] = [];
    for (const [n, language] of COMPARED.entries()) {
      await speak(this.#page, language);
      // Words that are fetched for the first time may come a moment later.
      await this.#sooner(async () => {
        texts[n] = await textsOn(this.#page, SAID_BEFORE);
        return untranslated(texts, NAMES).length === 0;
      });
      for (const fault of await this.#cutOff()) faults.push(`${language}, desktop: ${fault}`);
    }
    await this.#page.setViewportSize(SIZES.phone);
    for (const language of IS_NIGHT ? (['ru', 'fr'] as const) : READ_IN) {
      await speak(this.#page, language);
      for (const fault of await this.#cutOff()) faults.push(`${language}, phone: ${fault}`);
    }
    await speak(this.#page, 'en');
    await this.#page.setViewportSize(SIZES.desktop);
    return [...faults, ...untranslated(texts, NAMES)];
  }

  /** A page that was resized a moment ago is looked at again before it is found fault with. */
  async #cutOff(): Promise<readonly string[]> {
    let found: readonly string[] = [];
    await this.#sooner(async () => {
      found = await this.#page.evaluate(findCutOff);
      return found.length === 0;
    });
    return found;
  }

  /** Looks again until it is so. Once it was in vain, what is so a moment later counts: all faults are to be told in time. */
  async #sooner(isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + this.#patience;
    while (!(await isSo())) {
      if (Date.now() < end) continue;
      this.#patience = MOMENT;
      return;
    }
  }
}

/** In milliseconds: for whatever comes by itself on a busy machine, and where it does not. */
const PATIENCE = 60_000;
const MOMENT = 2_000;

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

/** Runs in the page: what is wider than the window, and keys whose words do not fit. */
const findCutOff = (): string[] => {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} pixels wide`);
  const say = ({ tagName, className, innerText }: HTMLElement, what: string): void =>
    void faults.push(`${tagName} ${className} “${innerText.slice(0, 40)}” ${what}`);
  for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, p, label, a, button, select, input')) {
    const { left, right, width } = element.getBoundingClientRect();
    // The presenter's strap comes from beyond the edge; lanes and rows that are drawn along, and what is only heard, may lie anywhere.
    if (
      width < 2 ||
      element.closest('.lanes, .talk-phrases, .talk-faces, .unseen, .strap') ||
      !element.checkVisibility()
    )
      continue;
    if (left < -1 || right > clientWidth + 1) say(element, 'stands out');
    if (element.matches('.key') && element.scrollWidth > element.clientWidth + 1) say(element, 'is cut off');
  }
  return faults;
};
