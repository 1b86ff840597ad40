/**
 * Every screen of the page and how one gets there, for what has to hold on each of them, and for their pictures. A new screen gets a
 * line here.
 */
import type { Page } from 'playwright-core';
import type { Panel } from '../../src/table/menu.tsx';
import { IS_NIGHT } from './by-night.ts';
import { DEALS } from './deals.ts';
import { GAMES } from './games.ts';
import { setShelf } from './kept.ts';
import { pauseAt } from './pause.ts';
import type { Size } from './profile.ts';

type GameName = keyof typeof GAMES;

export interface Screen {
  readonly name: string;
  /** As behind the `#`. */
  readonly address: string;
  /** Kept games that it needs. */
  readonly kept?: readonly GameName[];
  /** What says that it is there. */
  readonly sign: string;
  /** What is done once it is there. */
  readonly act?: (page: Page) => Promise<void>;
  /** Sizes that do not have it. */
  readonly notOn?: readonly Size[];
  /** Looked at by night only; its picture is that of a phone in the dark. */
  readonly isRare?: true;
}

/** At a table where somebody is about to program, unless said otherwise. */
const table = (name: string, more: Partial<Screen> & { game?: GameName } = {}): Screen => {
  const { game = 'programming', ...others } = more;
  return { name, address: `table/${game}`, kept: [game], sign: '.program', ...others };
};

export const SCREENS: readonly Screen[] = [
  { name: 'home', address: '', sign: '.home' },
  { name: 'home-resume', address: '', kept: ['programming'], sign: '.home' },
  { name: 'setup', address: 'setup/alone', sign: '.setup' },
  { name: 'setup-rooms', address: 'setup/together', sign: '.setup', act: chooseOwnRooms },
  { name: 'setup-by-hand', address: 'setup/together', sign: '.setup', act: fillByHand },
  { name: 'setup-choosing', address: 'setup/alone', sign: '.setup', act: chooseCast },
  { name: 'casting', address: 'setup/together', sign: '.setup', act: cast },
  { name: 'saves-empty', address: 'saves', sign: '.saves' },
  { name: 'saves', address: 'saves', kept: ['programming', 'over', 'ultimate'], sign: '.kept' },
  { name: 'file-empty', address: 'file', sign: '.file-none' },
  { name: 'file', address: 'file', kept: ['over', 'ultimateOver'], sign: '.figures' },
  { name: 'settings', address: 'settings', sign: '.settings' },
  { name: 'rulebook', address: 'rules/rooms.second', sign: '.rulebook' },
  {
    name: 'rulebook-found',
    address: 'rules',
    sign: '.rulebook',
    act: (page) => page.getByRole('searchbox').fill('trap'),
  },
  {
    name: 'rulebook-all',
    address: 'rules/MASKS',
    sign: '.rulebook',
    act: async (page) => void (await page.locator('.rulebook-filter select').selectOption('all')),
  },
  { name: 'lessons', address: 'learn', sign: '.learn-list' },
  { name: 'lesson-intro', address: 'learn/colours', sign: '.exercise-goal' },
  { name: 'lesson', address: 'learn/colours', sign: '.exercise-goal', act: startLesson },
  { name: 'lesson-hint', address: 'learn/signals', sign: '.exercise-goal', act: askForHint },
  { name: 'lesson-missed', address: 'learn/first-steps', sign: '.exercise-goal', act: missLesson },
  { name: 'puzzles', address: 'puzzles', sign: '.puzzle-list' },
  { name: 'puzzle-intro', address: 'puzzles/p01', sign: '.exercise-goal' },
  { name: 'puzzle', address: 'puzzles/p14', sign: '.exercise-goal', act: startLesson },
  {
    name: 'puzzle-guard',
    address: 'puzzles/p36',
    sign: '.exercise-goal',
    act: (page) => click(page, 'dialog[open] .key.ivory'),
  },
  { name: 'replay', address: 'replay/over/120', kept: ['over'], sign: '.replay' },
  {
    name: 'replay-unfinished',
    address: 'replay/programming/90',
    kept: ['programming'],
    sign: '.replay',
    act: (page) => click(page, '#replay-rundown'),
  },
  { name: 'no-replay', address: 'replay/~x', sign: '.replay-trouble h1' },
  { name: 'fairness', address: 'fairness/over', kept: ['over'], sign: '.fairness-verdict' },
  { name: 'no-table', address: 'table/nowhere', sign: '.table-screen-trouble h1' },
  table('clue', { game: 'clue', sign: '.act' }),
  table('programming', { act: fillSlots }),
  table('moving', {
    game: 'moving',
    sign: '.act',
    act: (page) => page.locator('.cell[data-legal]').first().hover(),
  }),
  table('sliding', {
    game: 'sliding',
    sign: '.act',
    act: (page) => page.locator('.arrow[data-state=legal]').first().hover(),
  }),
  table('watching', { act: watch }),
  table('ultimate', { game: 'ultimate' }),
  table('curtain', { game: 'together', sign: '.curtain' }),
  table('own-screen', { game: 'together', sign: '.curtain', act: openCurtain }),
  table('menu', { act: openMenu }),
  table('rundown', { act: (page) => openFromMenu(page, 'side') }),
  table('rules-panel', { act: (page) => openFromMenu(page, 'rules') }),
  table('keys', { act: (page) => openFromMenu(page, 'keys') }),
  table('who', { act: openDossier }),
  table('close-up', { act: (page) => closeUp(page, '.cell:has(.tile.seen.red)') }),
  table('doubt', { game: 'doubted', act: (page) => click(page, '[data-spot=b3]') }),
  table('tell', { game: 'clue', sign: '.act', act: lookAtClue }),
  table('alarm', { game: 'finding', sign: '.act', act: findRoom25 }),
  table('death', { game: 'dying', sign: '.act', act: (page) => choose(page, CORNER, '.beats-keys') }),
  table('close-up-hatch', { act: (page) => closeUp(page, '.cell:has(.tile.hidden)') }),
  table('end', { game: 'over', sign: '.end', act: (page) => page.keyboard.press('Shift') }),
  table('end-ultimate', { game: 'ultimateOver', sign: '.end', act: (page) => page.keyboard.press('Shift') }),
  ...rarely(
    { name: 'setup-options', address: 'setup/alone', sign: '.setup', act: chooseOptions },
    { name: 'saves-refused', address: 'saves', kept: ['programming'], sign: '.kept', act: bringNonsense },
    { name: 'fairness-right', address: `fairness/${DEALS.right}`, sign: '.fairness-verdict.right' },
    { name: 'fairness-alone', address: `fairness/${DEALS.alone}`, sign: '.fairness-verdict.alone' },
    { name: 'fairness-wrong', address: `fairness/${DEALS.wrong}`, sign: '.fairness-verdict.wrong' },
    { name: 'replay-play-on', address: 'replay/over/120', kept: ['over'], sign: '.replay', act: playOnFromHere },
    {
      name: 'replay-moments',
      address: 'replay/over/120',
      kept: ['over'],
      sign: '.replay',
      act: (page) => click(page, '#replay-moments'),
    },
    { name: 'puzzle-hints', address: 'puzzles/p14', sign: '.exercise-goal', act: askForHints },
    { name: 'puzzle-missed', address: 'puzzles/p36', sign: '.exercise-goal', act: missPuzzle },
    table('newer-rules', { game: 'newer', sign: '.table-screen-trouble h1' }),
    table('adrenaline', { game: 'adrenaline', sign: '.act' }),
    table('talk', { game: 'asking', act: suspect }),
    table('talk-window', { game: 'talking', sign: '.window-panel' }),
    table('notes', { act: (page) => openSide(page, 'notes') }),
    table('bets', { game: 'dying', sign: '.act', act: betAsGhost }),
    table('end-team', { game: 'teamOver', sign: '.end', act: (page) => page.keyboard.press('Shift') }),
    table('end-guards', { game: 'guardsOver', sign: '.end', act: (page) => page.keyboard.press('Shift') }),
  ),
  // Last: from here on games open with it.
  table('opening', { game: 'clue', sign: '.act, .opening', act: openAnew }),
  table('opening-card', { game: 'clue', sign: '.act, .opening', act: seeCard }),
  table('opening-goal', { game: 'clue', sign: '.act, .opening', act: turnCard }),
  ...rarely(
    table('opening-together', { game: 'cooperation', sign: '.program, .opening', act: turnCard }),
    table('opening-rivals', { game: 'competition', sign: '.program, .opening', act: turnCard }),
    table('opening-teams', { game: 'team', sign: '.program, .opening', act: turnCard }),
    table('opening-guard', { game: 'asGuard', sign: '.program, .opening', act: turnCard }),
  ),
];

function rarely(...screens: readonly Screen[]): readonly Screen[] {
  return screens.map((screen) => ({ ...screen, isRare: true }));
}

/** What proofs that go over every screen look at: by day the usual ones. */
export const PROVED = SCREENS.filter(({ isRare }) => IS_NIGHT || !isRare);

/** From anywhere in the page. */
export const visit = async (page: Page, { address, kept = [], sign, act }: Screen): Promise<void> => {
  // By way of another screen, so that it is opened anew, and the game before keeps nothing any more.
  await follow(page, 'settings', '.settings');
  await setShelf(
    page,
    kept.map((name) => GAMES[name]),
  );
  await follow(page, address, sign);
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
};

export const follow = async (page: Page, address: string, sign: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${address}`);
  await page.locator(sign).first().waitFor();
};

/** The people of a table around one screen say who they are. */
async function cast(page: Page): Promise<void> {
  await click(page, '.setup-open .key.live');
  await page.locator('.casting-card').first().waitFor();
}

/** Under a finger a choice is confirmed. */
async function choose(page: Page, spot: string, sign: string): Promise<void> {
  await click(page, spot);
  const confirm = page.locator('.act-keys .key:is(.live, .hold-key)');
  await confirm.or(page.locator(sign)).first().waitFor();
  if (await confirm.first().isVisible()) await confirm.first().click();
  await page.locator(sign).waitFor();
}

async function lookAtClue(page: Page): Promise<void> {
  await choose(page, '.cell[data-legal]', '.tell');
}

const CORNER = '[data-spot=e1][data-legal]';

/** The alarm would go by itself. */
async function findRoom25(page: Page): Promise<void> {
  await pauseAt(page, '.beats-alarm');
  await choose(page, CORNER, '.beats-alarm');
}

async function openAnew(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('room25.opening', 'on'));
  await page.reload();
  await page.locator('.opening-tonight h1').waitFor();
}

async function seeCard(page: Page): Promise<void> {
  await openAnew(page);
  await page.keyboard.press('Enter');
  await page.locator('.opening-back').waitFor();
}

async function turnCard(page: Page): Promise<void> {
  await seeCard(page);
  await click(page, '.opening-keys .key');
  await page.locator('.opening-front').waitFor();
}

const click = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

async function closeUp(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click({ button: 'right' });
  await page.locator('dialog[open]').waitFor();
}

async function openDossier(page: Page): Promise<void> {
  await click(page, '.cast-row button');
  await page.locator('.dossier').waitFor();
}

/** A pair of one's own, and who begins. */
async function chooseCast(page: Page): Promise<void> {
  await openMore(page);
  await click(page, 'input[name=mode][value=competition]');
  await click(page, '.choosing-key');
  for (const [place, who] of ['max', 'emmett'].entries())
    await page.locator('.choosing-panel-seat').first().locator('select').nth(place).selectOption(who);
  await page.locator('.choosing-panel-begins select').selectOption('1');
  await page.locator('.choosing-key').scrollIntoViewIfNeeded();
}

async function fillSlots(page: Page): Promise<void> {
  await page.locator('.action-key').nth(0).click();
  await page.locator('.action-key').nth(3).click();
}

async function openCurtain(page: Page): Promise<void> {
  await page.locator('.curtain .hold-key').hover();
  await page.mouse.down();
  await page.locator('.program').waitFor();
  await page.mouse.up();
}

/** The first of the others is to act: soon it would be one's own turn. */
async function watch(page: Page): Promise<void> {
  await fillSlots(page);
  await pauseAt(page, WATCHED);
  await click(page, '.program-lock-in');
  await page.locator(WATCHED).waitFor();
}

const WATCHED = '.watch:not(:has(.watch-program))';

async function openMenu(page: Page): Promise<void> {
  await page.locator('.header .icon-key').last().click();
  await page.locator('dialog[open] .menu').waitFor();
}

/** Everything beyond the three games that are proposed. */
const openMore = (page: Page): Promise<void> => click(page, '.setup-form-more > summary');

async function chooseOwnRooms(page: Page): Promise<void> {
  await openMore(page);
  await click(page, 'input[value=own]');
  await page.locator('.room-group-step').first().waitFor();
}

async function fillByHand(page: Page): Promise<void> {
  await openMore(page);
  await click(page, 'input[name=edition][value=ultimate]');
  await click(page, 'input[name=mode][value=cooperation]');
  await click(page, 'input[value=hand]');
  await click(page, '.by-hand-places .key:last-child');
  await page.locator('.room-fault').first().waitFor();
}

async function chooseOptions(page: Page): Promise<void> {
  await openMore(page);
  await click(page, 'input[name=edition][value=ultimate]');
  await click(page, 'input[name=mode][value=cooperation]');
  await page.locator('.setup-form-more fieldset').last().scrollIntoViewIfNeeded();
}

async function bringNonsense(page: Page): Promise<void> {
  const file = { name: 'bad.r25', mimeType: 'text/plain', buffer: Buffer.from('edition second\nmode nonsense\n') };
  await page.locator('.file-key input').first().setInputFiles(file);
  await page.locator('.refusal-words').scrollIntoViewIfNeeded();
}

async function playOnFromHere(page: Page): Promise<void> {
  await page.locator('.replay-keys .key').last().click();
  await page.locator('dialog[open]').waitFor();
}

async function askForHints(page: Page): Promise<void> {
  await startLesson(page);
  await click(page, '.coach-hint');
  for (let hint = 0; hint < 2; hint++) await click(page, 'dialog[open] .key.ivory');
}

/** Looking changes nothing. */
async function missPuzzle(page: Page): Promise<void> {
  await click(page, 'dialog[open] .key.ivory');
  await click(page, '.act-keys .key');
  await choose(page, '.cell[data-legal]', 'dialog[open]');
}

/** The tab, or on a phone the way at the foot. */
async function openSide(page: Page, side: 'talk' | 'notes'): Promise<void> {
  const foot = page.locator('.foot-bar button').nth(side === 'notes' ? 2 : 3);
  await ((await foot.isVisible()) ? foot : page.locator(`#tab-${side}`)).click();
}

async function suspect(page: Page): Promise<void> {
  await openSide(page, 'talk');
  await click(page, '.say-chip');
  await page.locator('.say-heads').waitFor();
}

async function betAsGhost(page: Page): Promise<void> {
  await choose(page, CORNER, '.beats-keys');
  await pauseAt(page, '.table:not(:has(.beats-death)) .bet-keys');
  await click(page, '.beats-choice');
  await page.locator('.bet-keys').waitFor();
}

async function startLesson(page: Page): Promise<void> {
  await click(page, 'dialog[open] .key.ivory');
  await page.locator('.program').waitFor();
}

async function askForHint(page: Page): Promise<void> {
  await startLesson(page);
  await click(page, '.coach-hint');
  await page.locator('.coach-help').waitFor();
}

async function missLesson(page: Page): Promise<void> {
  await startLesson(page);
  for (const place of [0, 2]) await page.locator('.action-key').nth(place).click();
  await click(page, '.program-lock-in');
  await page.locator('.lesson-why').waitFor();
}

/** Also what a phone does not offer. */
async function openFromMenu(page: Page, panel: Panel): Promise<void> {
  await openMenu(page);
  await page.locator(`.menu [data-panel=${panel}]`).evaluate((key) => (key as HTMLElement).click());
  await page.locator('.menu').waitFor({ state: 'detached' });
  await page.locator('dialog[open]').waitFor();
}
