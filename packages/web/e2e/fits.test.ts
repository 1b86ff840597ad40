/** Everything of mine is on the screen, nothing lies on something else, and no word is cut: in the sizes of windows that people have. */
import { ACTIONS, CHARACTERS } from '@room25/engine';
import { LANGUAGES, loadLanguage } from '@room25/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadWords } from '../src/words/words.ts';
import { IS_NIGHT } from './harness/by-night.ts';
import { sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { SCREENS, visit } from './harness/screens.ts';

useBrowser();

interface Fit {
  /** As `harness/screens.ts` names it. */
  readonly screen: string;
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Wholly on the screen, each of them. */
  readonly whole: readonly string[];
  /** No two of these touch. */
  readonly apart: readonly string[];
  /** Not a letter is cut. */
  readonly uncut: readonly string[];
}

/** What is mine at a table. */
const MINE = [
  '.cast-row.mine',
  '.board-tray',
  '.desk',
  '.role-card',
  '.program-lock-in',
  '.action-key',
  '.program-slot',
];

const ON_A_DESK: readonly Fit[] = [
  {
    screen: 'home',
    sizes: [
      [1366, 768],
      [1024, 768],
    ],
    whole: ['.home-foot .key', '.home-strap'],
    apart: ['.home-tonight', '.home-foot .key', '.home-strap'],
    uncut: ['.home-foot .key'],
  },
  {
    screen: 'ultimate',
    sizes: [
      [1366, 768],
      [1024, 768],
      [2560, 1440],
    ],
    whole: [...MINE, '.cast-row'],
    apart: ['.header', '.cast', '.board-well', '.desk', '.side-panel', '.role-card'],
    uncut: ['.cast-words > *', '.action-key b', '.program-lock-in'],
  },
  {
    screen: 'ultimate',
    sizes: [[1280, 640]],
    whole: MINE,
    apart: ['.header', '.cast', '.board-well', '.desk', '.side-panel', '.role-card'],
    uncut: ['.cast-words > *', '.action-key b', '.program-lock-in'],
  },
  {
    screen: 'moving',
    sizes: [
      [1366, 768],
      [1440, 900],
    ],
    whole: ['.cast-row', '.desk', '.cast-tag'],
    apart: ['.header', '.cast', '.board-well', '.desk', '.side-panel', '.cast-tag', '.cast-name', '.cast-words > span'],
    uncut: ['.cast-name', '.act-head b'],
  },
  {
    screen: 'tell',
    sizes: [[1366, 768]],
    whole: ['.tell-chip', '.tell-silent'],
    apart: ['.cast', '.board-well', '.tell-chip', '.tell-silent', '.side-panel', '.role-card'],
    uncut: ['.tell', '.tell-danger', '.tell-silent'],
  },
  {
    screen: 'watching',
    sizes: [[1366, 768]],
    whole: ['.watch-keys > *'],
    apart: ['.header', '.cast', '.board-well', '.desk', '.side-panel'],
    uncut: ['.watch-skip', '.watch-speed select', '.liar-key'],
  },
  {
    screen: 'replay',
    sizes: [
      [1366, 768],
      [1280, 640],
    ],
    whole: ['.board-well', '.transport-keys', '.transport-scrub', '.lanes', '.replay-keys .key'],
    apart: ['.masthead', '.monitor-name', '.board-well', '.transport', '.lanes', '.replay-side'],
    uncut: ['.monitor-name', '.replay-keys .key'],
  },
];

/** Names of lines, names of people, and the ways to rundown and notes. */
const IN_HAND = ['.cast-row', '.cast-words', '.label', '.board-well', '.header-menu', '.foot-bar button'];
const ALL_PHONES: Fit['sizes'] = [
  [390, 844],
  [360, 640],
  [375, 667],
  [844, 390],
];
/** By day the smallest, and one on its side. */
const PHONES = ALL_PHONES.filter((_, place) => IS_NIGHT || place % 2 === 1);
const SMALL_PHONES: Fit['sizes'] = [
  [360, 640],
  [844, 390],
];
const onAPhone = (screen: string, more: readonly string[]): Fit => ({
  screen,
  sizes: PHONES,
  whole: [...IN_HAND, ...more],
  // What stands in the desk can be larger than it.
  apart: ['.header', '.cast-row', '.label', '.board-well', '.desk', '.foot-bar', '.desk .key'],
  uncut: [
    '.header-phase',
    '.header-phase-short',
    '.header-left',
    '.foot-bar span',
    '.program-lock-in',
    '.watch-skip',
    '.watch-speed select',
    '.act-head b',
    '.cast-words b',
  ],
});

const ON_A_PHONE: readonly Fit[] = [
  onAPhone('programming', ['.program-lock-in', '.action-key', '.program-slot']),
  onAPhone('ultimate', ['.program-lock-in', '.action-key', '.program-slot', '.program-slot-adrenaline']),
  onAPhone('sliding', ['.act-head', '.act-words', '.arrow']),
  onAPhone('watching', ['.watch-skip', '.watch-words', '.watch-keys']),
  onAPhone('alarm', ['.beats-alarm > *']),
  onAPhone('doubt', ['.doubt-words', '.doubt-keys .key', '.doubt-leave:nth-child(4)']),
  { ...onAPhone('clue', ['.act-words h2', '.act-keys .key']), sizes: SMALL_PHONES },
  { ...onAPhone('adrenaline', ['.act-words h2', '.act-keys .key']), sizes: ALL_PHONES },
  {
    screen: 'replay',
    sizes: [[844, 390]],
    whole: ['.board-well', '.label', '.transport-keys > *', '.transport-scrub'],
    apart: ['.masthead', '.board-well', '.label', '.transport', '.now-card', '.camera-keys'],
    uncut: [],
  },
  { ...onAPhone('tell', ['.tell-words h2', '.tell-chip', '.tell-saw']), sizes: SMALL_PHONES },
  {
    screen: 'puzzle',
    sizes: SMALL_PHONES,
    whole: ['.coach-line', '.coach-hint', '.program-next', '.program-lock-in', '.action-key', '.program-slot'],
    apart: ['.header', '.cast-row', '.coach', '.board-well', '.desk', '.program-next', '.program-slot'],
    uncut: ['.program-lock-in'],
  },
  {
    screen: 'puzzle-guard',
    sizes: SMALL_PHONES,
    whole: ['.coach', '.coach-hint', '.puzzle-to-come', '.act-words', '.act-keys .key'],
    apart: ['.header', '.cast-row', '.coach', '.board-well', '.desk'],
    uncut: ['.act-keys .key'],
  },
  {
    screen: 'lesson-hint',
    sizes: [[844, 390]],
    whole: ['.dialog', '.coach-keys .key'],
    apart: ['.board-well', '.dialog'],
    uncut: [],
  },
  {
    screen: 'death',
    sizes: SMALL_PHONES,
    whole: ['.beats-words h2', '.beats-words > p', '.beats-choice', '.beats-strap'],
    apart: ['.beats-monitor', '.beats-words h2', '.beats-words > p', '.beats-choice', '.beats-strap'],
    uncut: ['.beats-words h2', '.beats-choice'],
  },
];

const check = async (page: Page, fits: readonly Fit[]): Promise<void> => {
  for (const { screen, sizes, ...fit } of fits)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await visit(page, SCREENS.find(({ name }) => name === screen)!);
      const where = `${screen}, ${width} × ${height}`;
      await expect.poll(() => page.evaluate(misfits, fit), { message: where }).toEqual([]);
      if (!fit.whole.includes('.board-well')) continue;
      const { x, y, width: wide } = (await page.locator('.board-well').first().boundingBox())!;
      const at = `${x} ${y} ${wide}`;
      const before = boards.get(`${width} × ${height}`) ?? at;
      if (screen !== 'replay') boards.set(`${width} × ${height}`, before);
      if (screen !== 'replay') expect(at, `the board jumps: ${where}`).toBe(before);
    }
};

/** Where it stands in a window. */
const boards = new Map<string, string>();

/** Runs in the page. */
const misfits = ({ whole, apart, uncut }: Omit<Fit, 'screen' | 'sizes'>): string[] => {
  const seen = (selectors: readonly string[]): (readonly [string, Element, DOMRect])[] =>
    selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map((element) => [selector, element, element.getBoundingClientRect()] as const),
    );
  const missing = whole.filter((selector) => seen([selector]).length === 0).map((selector) => `no ${selector}`);
  /** What can be scrolled away shows no more than its scroller. */
  const clipOf = (element: Element): DOMRect => {
    const scroller = element.parentElement?.closest('ol, .side-body, .lanes, dialog');
    return scroller?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  };
  const off = seen(whole)
    .filter(([, element, { left, top, right, bottom }]) => {
      const clip = clipOf(element);
      const isIn = left > clip.left - 1 && top > clip.top - 1 && right < clip.right + 1 && bottom < clip.bottom + 1;
      return !isIn || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map(([selector, , { left, top, right, bottom }]) => `${selector} off the screen: ${[left, top, right, bottom]}`);
  const boxes = seen(apart);
  const touching = boxes.flatMap(([name, element, one], place) =>
    boxes
      .slice(place + 1)
      .filter(
        ([, another, other]) =>
          !element.contains(another) &&
          !another.contains(element) &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map(([other]) => `${name} lies on ${other}`),
  );
  /** A list says nothing of words that it cuts. */
  const neededBy = (element: Element): number => {
    if (!(element instanceof HTMLSelectElement)) return element.scrollWidth;
    element.style.width = 'max-content';
    const { clientWidth } = element;
    element.style.width = '';
    return clientWidth;
  };
  const cut = seen(uncut)
    .filter(
      ([, element]) => neededBy(element) > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
    )
    .map(([selector, element]) => `${selector} is cut: ${element.textContent}`);
  // As the board writes them: a capital `b` is a Russian letter.
  const words = [...document.querySelectorAll('.table *')].flatMap((element) =>
    [...element.childNodes].flatMap((node) => (node instanceof Text ? [[element, node.data] as const] : [])),
  );
  const capital = words
    .filter(([element, said]) => /\b[a-e][1-5]\b/.test(said) && getComputedStyle(element).textTransform !== 'none')
    .map(([, said]) => `a cell in capitals: ${said}`);
  return [...missing, ...off, ...touching, ...cut, ...capital];
};

test('Everything fits on a desk', async () => {
  const page = await openPage({ language: 'ru', isStill: true });
  await check(page, ON_A_DESK);
  // What stands around the board grows with the window.
  await page.setViewportSize({ width: 2560, height: 1440 });
  await visit(page, SCREENS.find(({ name }) => name === 'programming')!);
  await page.locator('.rundown-line > button').last().waitFor();
  // In one moment: while somebody chooses, others may say something more.
  const grown = (): number => {
    const last = (selector: string): Element => [...document.querySelectorAll(selector)].at(-1)!;
    return last('.rundown-line').getBoundingClientRect().height / last('.rundown-line > button').clientHeight;
  };
  await expect.poll(() => page.evaluate(grown)).toBeGreaterThan(1.3);
});

test('Everything fits on a phone, and the board stays where it is', async () => {
  const page = await openPage({ language: 'ru', isStill: true, size: 'phone' });
  await check(page, ON_A_PHONE);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const name of ['setup-rooms', 'setup-by-hand', 'setup-choosing']) {
    await visit(page, SCREENS.find((screen) => screen.name === name)!);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: name }).toBe(360);
  }
});

test('On a narrow phone no key breaks or cuts a word, in any language', async () => {
  const page = await openPage({ language: 'ru', isStill: true, size: 'phone' });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, SCREENS.find(({ name }) => name === 'ultimate')!);
  await page.locator('.action-key').first().click();
  await page.locator('.program-slot.filled').waitFor();
  for (const code of LANGUAGES) {
    const { actions, characters } = await loadLanguage(code);
    const names = ACTIONS.filter((action) => action !== 'special').map((action) => actions[action].name);
    const abilities = CHARACTERS.map((who) => characters[who].ability);
    await expect.poll(() => page.evaluate(brokenOnKeys, { names, abilities }), { message: code }).toEqual([]);
  }
});

/** Runs in the page: what does not fit when these stand on its keys, the last of which is an ability. */
const brokenOnKeys = async ({ names, abilities }: { names: string[]; abilities: string[] }): Promise<string[]> => {
  const faults: string[] = [];
  const judge = async (label: Element, box: Element, name: string): Promise<void> => {
    label.textContent = name;
    label.getBoundingClientRect();
    await document.fonts.ready;
    const range = document.createRange();
    for (const { index, 0: word } of name.matchAll(/\S+/g)) {
      range.setStart(label.firstChild!, index);
      range.setEnd(label.firstChild!, index + word.length);
      const [first, ...others] = range.getClientRects();
      const { left, right } = box.getBoundingClientRect();
      if (others.length > 0) faults.push(`${name}: broken`);
      else if (first!.left < left || first!.right > right) faults.push(`${name}: wider than its key`);
    }
  };
  const keys = [...document.querySelectorAll('.action-key')];
  for (const ability of abilities) {
    for (const [place, name] of [...names, ability].entries())
      await judge(keys[place]!.querySelector('b')!, keys[place]!, name);
    if (keys.at(-1)!.getBoundingClientRect().right > innerWidth) faults.push(`${ability}: off the screen`);
  }
  const slot = document.querySelector('.program-slot.filled')!;
  for (const name of [...names, ...abilities]) await judge(slot.querySelector('b')!, slot, name);
  return [...new Set(faults)];
};

test('On a narrow phone the header cuts no word, in any language, even after the alarm', async () => {
  const page = await openPage({ language: 'ru', isStill: true, size: 'phone' });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, SCREENS.find(({ name }) => name === 'programming')!);
  for (const code of LANGUAGES) {
    const { header } = (await loadWords(code)).table;
    const phases = [header.phases.programming, header.talking.short, ...[1, 2, 3].map(header.roundShort)];
    const moments = phases.flatMap((phase) => [
      { turn: header.turn(9), phase, left: header.leftShort(2) },
      { turn: header.turn(10), phase, left: header.lastShort },
    ]);
    await expect.poll(() => page.evaluate(cutInHeader, moments), { message: code }).toEqual([]);
  }
});

/** Runs in the page: what does not fit when the header says this. */
const cutInHeader = async (
  moments: readonly Readonly<Record<'turn' | 'phase' | 'left', string>>[],
): Promise<string[]> => {
  const [turn, phase, left] = ['.header-phase b', '.header-phase-short', '.header-left-short'].map(
    (selector) => document.querySelector(selector)!,
  );
  const faults: string[] = [];
  for (const moment of moments) {
    turn!.textContent = moment.turn;
    phase!.textContent = moment.phase;
    left!.textContent = moment.left;
    await document.fonts.ready;
    const isOff = document.documentElement.scrollWidth > innerWidth;
    if (isOff || phase!.scrollWidth > phase!.clientWidth) faults.push(Object.values(moment).join(' '));
  }
  return faults;
};

test('Whatever is written on a room can be read, however large the board is', async () => {
  const page = await openPage();
  await visit(page, SCREENS.find(({ name }) => name === 'watching')!);
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const small = (): Promise<readonly string[]> =>
      page.locator('.tile :is(i, b, span)').evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.childElementCount === 0 && each.textContent !== '')
          .filter((each) => !each.closest('svg, .chip') && Number.parseFloat(getComputedStyle(each).fontSize) < 12)
          .map(({ className, textContent }) => `${className} ${textContent}`),
      );
    await expect.poll(small, { message: `${width} × ${height}` }).toEqual([]);
  }
});

/** Franck is to push somebody, with everybody in one room. */
const CROWD = `# players person random random random random random random random
edition ultimate
mode cooperation
order franck jennifer max alice emmett kevin sarah bruce
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (EM) (KE) (EM) (EM)
  (EM) EM   CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
${['franck', 'jennifer', 'max', 'alice', 'emmett', 'kevin', 'sarah', 'bruce'].map((name) => `at ${name} b3\n`).join('')}
franck: program push
rest: program look
franck: wait
`;

test('However many there are to choose from, the board keeps its size, and each has a key of the keyboard', async () => {
  const page = await openPage({ language: 'ru', isStill: true });
  await sitDownAt(page, await tableFrom(CROWD, 'crowd'));
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.act-keys .part').nth(6).waitFor();
    const desk = async (): Promise<number> => (await page.locator('.desk').boundingBox())!.height;
    await expect.poll(desk, { message: `${width} × ${height}` }).toBeLessThan(140);
    const fit = { whole: ['.act-keys .key'], apart: ['.act-words h2', '.act-keys .key'], uncut: ['.act-keys .key'] };
    await expect.poll(() => page.evaluate(misfits, fit)).toEqual([]);
  }
  await page.keyboard.press('3');
  await expect.poll(() => page.locator('.act-keys .part').count()).toBe(0);
});
