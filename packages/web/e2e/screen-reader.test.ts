/**
 * A whole game through the tree that a screen reader is given: whoever plays knows nothing but roles, names and announcements, and presses
 * by them. The game is a fixed one, so its sentences are written down here.
 */
import { type Event, type EventOf, seatViewer, winningSeats } from '@room25/engine';
import { loadLanguage, sentenceOf } from '@room25/text';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptTables, knownTable, replayed, setShelf, tableFrom } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

const HEAD = knownTable('cooperation', 'easy');

/** Everything that is announced, in the order in which it is said. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    for (const region of document.querySelectorAll('[aria-live=polite], [aria-live=assertive]'))
      new MutationObserver(() => {
        if (region.textContent) said.push(region.textContent.trim());
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });

const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));

/** As assistive technology presses: a click that comes from no pointer. */
const press = async (
  place: Page | Locator,
  role: Choice['role'],
  name: string | RegExp,
  wait: { readonly timeout?: number } = {},
): Promise<void> => {
  const target = place.getByRole(role, { name }).first();
  if (role === 'gridcell') await target.press('Enter', wait);
  else await target.dispatchEvent('click', { detail: 0 }, wait);
};

const open = async (head = HEAD): Promise<Page> => {
  const table = await tableFrom(head, 'fixed');
  const page = await openPage({ isStill: true, settings: { speed: '4', presenter: 'off' } });
  await setShelf(page, [table]);
  await listen(page);
  await page.evaluate(() => {
    location.hash = '#/table/fixed';
  });
  await page.locator('.program').waitFor();
  return page;
};

test('Everything has its name, and what happens is said', async () => {
  const page = await open();
  const named = (role: 'gridcell' | 'button'): Promise<readonly string[]> =>
    page.getByRole(role).evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent ?? ''));
  await expect
    .poll(() => named('gridcell'))
    .toEqual(
      expect.arrayContaining([
        'Slide row 1 left. Not now.',
        'a1, hidden. Exit zone.',
        'b3, hidden.',
        'c3, Central room, special. You, Jennifer, Max, Alice.',
      ]),
    );
  await expect
    .poll(() => page.getByRole('region', { name: 'Turn order' }).ariaSnapshot())
    .toContain('button "1 of 4, Franck, you. Central, c3. still choosing."');
  await expect
    .poll(() => page.getByRole('region', { name: 'Your desk' }).ariaSnapshot())
    .toBe(
      `
- region "Your desk":
  - heading "What will you do this turn?" [level=2]
  - button "1st empty"
  - button "2nd empty"
  - button "Lock in Enter" [disabled]
  - button "Look 1"
  - button "Move 2"
  - button "Push 3"
  - button "Control 4"`.trim(),
    );

  await press(page, 'button', /^Look/);
  await press(page, 'button', /^Move/);
  await press(page, 'button', /^Lock in/);
  await page.getByRole('heading', { name: 'Which room?' }).waitFor();
  await page.getByText('Look. Which room?').waitFor({ state: 'attached' });
  expect((await heard(page)).join(' ')).toBe(
    [
      'Programming. What will you do this turn?',
      'Slot 1: Look. Slot 2: empty. Slot 1: Look. Slot 2: Move. You program Look, then Move. Look. Which room?',
    ].join(' '),
  );
  await expect.poll(() => named('gridcell')).toContain('b3, hidden. Possible target, 2 of 4.');

  await press(page, 'gridcell', /^b3/);
  await page.getByRole('gridcell', { name: /^b3.*You know/ }).waitFor();
  await page.waitForFunction(() => (globalThis as unknown as { said: string[] }).said.join().includes('Trapped'));
  expect((await heard(page)).join(' ')).toContain('You look at b3: Trapped room.');
  await expect.poll(() => named('gridcell')).toContain('b3, hidden. You know: Trapped room, mortal danger.');
});

test('Where several stand in one room, its window asks whom', async () => {
  const together = HEAD.replace('(TR) CE', 'EM CE').trimEnd();
  const page = await open(
    `${together}\n${['franck', 'jennifer', 'max', 'alice'].map((who) => `at ${who} b3\n`).join('')}`,
  );
  for (const key of [/^Push/, /^Look/, /^Lock in/]) await press(page, 'button', key);
  await page.getByRole('heading', { name: 'Push who?' }).waitFor();
  await press(page, 'gridcell', /^b3/);
  const window = page.getByRole('dialog', { name: 'b3 · Empty room' });
  const whom = window.getByRole('button', { name: 'Jennifer' });
  await expect.poll(() => whom.evaluate((key) => key === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Which room?' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, 'gridcell', /^b2.*Possible target/);
  await page.getByText('Jennifer is pushed into b2').first().waitFor({ state: 'attached' });
});

test('How a choice is marked is not read out', async () => {
  const page = await openPage({ screen: 'setup/alone' });
  const chosen = (): Promise<readonly (string | undefined)[]> =>
    page
      .locator('main')
      .ariaSnapshot()
      .then((tree) => [...tree.matchAll(/radio "(.*?)".* \[checked\]/g)].map(([, name]) => name));
  await expect.poll(async () => (await chosen()).length).toBeGreaterThan(2);
  for (const name of await chosen()) expect(name).toMatch(/^\p{L}/u);
});

test('A whole game by roles and names alone; every event of it is announced', async () => {
  const page = await open();
  const headline = await playByEar(page);
  // It is said last: whatever was still to be said has been by then.
  await page.waitForFunction(
    (last) => (globalThis as unknown as { said: string[] }).said.join(' ').includes(last),
    `${headline}.`,
  );
  const announced = (await heard(page)).join(' ');

  const [record] = await keptTables(page);
  const { game, events } = replayed(record!);
  const language = await loadLanguage('en');
  expect(winningSeats(game).includes(0) ? ['You won', 'You got out'] : ['You lost']).toContain(headline);
  const me = seatViewer(0);
  /** A list of names says “you”. */
  const amongOthers = language.calling({ ...language.people, franck: language.phrases.states.you });
  const told = events.map((each) => game.told(each, me));
  const silent = ['passed', 'programmed', 'turn', 'waited'];
  // Whoever looks, goes somewhere or slides a line has played that.
  const isSaidByNext = (place: number): boolean =>
    told[place]!.kind === 'played' && ['looked', 'moved', 'slid'].includes(told[place + 1]?.kind ?? '');
  /** The phrase that a yes or no answers. */
  const answeredBy = (answer: Event) => {
    if (answer.kind !== 'said' || answer.rule !== 'COMM-ANSWER') return undefined;
    const phrase = told
      .slice(0, told.indexOf(answer))
      .findLast((each) => each.kind === 'said' && each.rule === 'COMM-PHRASE' && each.who === answer.whom);
    return phrase as EventOf<'said'> | undefined;
  };
  let from = 0;
  for (const event of told.filter(({ kind }, place) => !silent.includes(kind) && !isSaidByNext(place))) {
    // Several who look are told in one sentence: “Kevin and Max look at d5 and e3.”
    if (event.kind === 'looked' && event.room === undefined) {
      const { name } = language.characters[event.who];
      expect(announced).toMatch(new RegExp(`${name}[^.]* at [^.]*${event.cell}[^.]*\\.`));
      continue;
    }
    // So are several who lose the same action: “Kevin and Max lose Look: no adjacent room is hidden.”
    if (event.kind === 'lost' && event.who !== 'franck') {
      expect(announced).toMatch(new RegExp(`${language.characters[event.who].name}[^.]* (lose|is lost)\\b`));
      continue;
    }
    const mine = 'who' in event && event.who === 'franck';
    const sentence = sentenceOf(event.kind === 'laid' ? amongOthers : language, event, {
      edition: 'second',
      mine,
      answered: answeredBy(event),
    });
    // A room that is known by then is named as well: “Alice enters the Empty room in c4.”
    const [start = '', end = ''] = event.kind === 'moved' ? sentence.split(/(?= \S+\.$)/) : [sentence];
    from = announced.indexOf(start, from);
    expect(from, sentence).toBeGreaterThanOrEqual(0);
    expect(announced.slice(from)).toContain(end);
  }
});

/** The headline of the end. */
const playByEar = async (page: Page): Promise<string> => {
  const desk = page.getByRole('region', { name: 'Your desk' });
  const headline = page.locator('main.end').getByRole('heading', { level: 1 });
  const end = Date.now() + LONGEST;
  for (let step = 0; Date.now() < end; step++) {
    // The last picture goes by itself, too.
    if ((await headline.count()) > 0) return (await headline.textContent())!;
    // A window is over everything else; a room that several stand in asks in it whom.
    const window = page.getByRole('dialog');
    const isOpen = (await window.count()) > 0;
    const next = isOpen ? await choiceIn(window) : await choiceOn(page, step);
    // What was there a moment ago may be gone: others play too.
    if (next) await press(isOpen ? window : page, next.role, next.name, { timeout: 1000 }).catch(() => {});
    else await page.waitForTimeout(20);
  }
  throw new Error(`no end: ${await desk.ariaSnapshot()}`);
};

/** In milliseconds. Not in steps: how many of them a bot takes to think depends on the machine. */
const LONGEST = 300_000;

interface Choice {
  readonly role: 'button' | 'gridcell';
  readonly name: string;
}

/** A line of the tree as it is written down: role, name, states. */
const LINE = /^\s*- '?(button|gridcell) "((?:[^"\\]|\\.)*)"(.*)$/;

/** Whom a room asks for; else how the window is left. */
const choiceIn = async (window: Locator): Promise<Choice | undefined> => {
  const tree = await window.ariaSnapshot({ timeout: 1000 }).catch(() => '');
  const [, whom] = tree.match(/heading "Who\?".*\n\s*- button "(.*?)"/) ?? [];
  const keys = [...tree.matchAll(/- button "(.*?)"/g)].map(([, name]) => name!);
  const name = whom ?? keys.find((key) => key === 'Close') ?? keys[0];
  return name === undefined ? undefined : { role: 'button', name };
};

/** Anything that can be pressed now: of the board what is legal, else a key of the desk. */
const choiceOn = async (page: Page, step: number): Promise<Choice | undefined> => {
  const [board, desk] = await Promise.all([
    page.getByRole('grid').ariaSnapshot({ timeout: 1000 }),
    page.getByRole('region', { name: 'Your desk' }).ariaSnapshot({ timeout: 1000 }),
  ]).catch(() => ['', '']);
  const choices = `${desk}\n${board}`.split('\n').flatMap((line): Choice[] => {
    const [, role, name = '', states = ''] = line.match(LINE) ?? [];
    if (role === undefined || states.includes('[disabled]') || states.includes('[pressed]')) return [];
    return role === 'button' || /Possible target|Possible\.$/.test(name)
      ? [{ role: role as Choice['role'], name }]
      : [];
  });
  const sure = choices.find(({ name }) => /^(See how|Lock in|Deadly|Skip to)|anyway$/.test(name));
  const targets = choices.filter(({ role }) => role === 'gridcell');
  const free = targets.length > 0 ? targets : choices.filter(({ name }) => !/^(1st|2nd|Back|Pause|Next)/.test(name));
  return sure ?? free[step % Math.max(1, free.length)];
};
