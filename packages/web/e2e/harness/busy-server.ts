/** A server with something to see on every screen of it, for their pictures: those of Noor, who looks at them. */
import type { Settings } from '@room25/protocol';
import type { ServerProcess } from '@room25/test-kit/server';
import type { Page } from 'playwright-core';
import { CALM_ROOMS } from './calm-rooms.ts';
import { ProtocolPlayer, SUSPICION } from './online.ts';
import type { Size } from './profile.ts';

export interface BusyServer {
  /** A link for one device, which makes its page Noor's. */
  readonly pass: () => Promise<string>;
  /** Codes of tables. */
  readonly invited: string;
  readonly waiting: string;
  readonly playing: string;
  readonly over: string;
  readonly full: string;
  readonly locked: string;
  /** Where people talk, and one of them was reported. */
  readonly talking: string;
  /** Links that work once: of somebody else, and for operators. */
  readonly carry: () => Promise<string>;
  readonly operators: () => Promise<string>;
  /** Everybody goes home. */
  end(): void;
}

export interface OnlineScreen {
  readonly name: string;
  address(tables: BusyServer): string | Promise<string>;
  readonly sign: string;
  readonly act?: (page: Page) => Promise<void>;
  /** Sizes that do not have it. */
  readonly notOn?: readonly Size[];
  /** Its picture is that of a phone. */
  readonly isRare?: true;
}

const rare = (
  name: string,
  address: OnlineScreen['address'],
  more: Pick<OnlineScreen, 'sign' | 'act'>,
): OnlineScreen => ({
  name,
  address,
  ...more,
  isRare: true,
});

export const ONLINE_SCREENS: readonly OnlineScreen[] = [
  { name: 'lobby', address: () => 'lobby', sign: '.table-line.awaited' },
  { name: 'ratings', address: () => 'ratings', sign: '.my-ratings' },
  { name: 'open-table', address: () => 'open', sign: '.setup' },
  { name: 'invitation', address: ({ invited }) => `room/${invited}`, sign: '.waiting-sit .name-field' },
  { name: 'waiting-room', address: ({ waiting }) => `room/${waiting}`, sign: '.seat-card.mine' },
  {
    name: 'waiting-room-choosing',
    address: ({ waiting }) => `room/${waiting}`,
    sign: '.seat-card.mine',
    act: async (page) => {
      await page.locator('.choosing-key').click();
      await page.locator('.choosing-panel-seats').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'television-room',
    address: ({ waiting }) => `television/${waiting}`,
    sign: '.television-join',
    notOn: ['phone'],
  },
  { name: 'online-table', address: ({ playing }) => `room/${playing}`, sign: '.program', act: skipMissed },
  {
    name: 'television',
    address: ({ playing }) => `television/${playing}`,
    sign: '.table.television',
    notOn: ['phone'],
  },
  { name: 'hand', address: ({ playing }) => `hand/${playing}`, sign: '.table.hand .program', act: skipMissed },
  { name: 'online-replay', address: ({ over }) => `replay/${over}/60`, sign: '.replay' },
  rare('devices', () => 'lobby', { sign: '.keep-name', act: (page) => unfold(page, '.devices', 'li') }),
  rare('keep-name', () => 'lobby', { sign: '.keep-name', act: (page) => unfold(page, '.keep-name', '.devices-keys') }),
  rare('my-data', () => 'lobby', { sign: '.keep-name', act: askToBeForgotten }),
  rare('open-table-more', () => 'open', {
    sign: '.setup',
    act: async (page) => {
      await page.locator('.setup-form-more > summary').click();
      await page.locator('.setup-form-more > summary').evaluate((summary) => summary.scrollIntoView());
    },
  }),
  rare('people', () => 'file', { sign: '.people li', act: (page) => top(page, '.people') }),
  rare('password', ({ locked }) => `room/${locked}`, { sign: '.table-screen-trouble input[type=password]' }),
  rare('no-room', () => 'room/ZZZZZZ', { sign: '.table-screen-trouble h1' }),
  rare('full-table', ({ full }) => `room/${full}`, { sign: '.seat-card' }),
  rare('watching-online', ({ talking }) => `watch/${talking}`, { sign: '.table-bar-watching' }),
  rare('online-talk', ({ talking }) => `room/${talking}`, { sign: '.table .cast-row', act: openTalk }),
  rare('online-menu', ({ playing }) => `room/${playing}`, { sign: '.program', act: openOnlineMenu }),
  rare('report', ({ talking }) => `room/${talking}`, { sign: '.table .cast-row', act: openReport }),
  rare('online-end', ({ over }) => `room/${over}`, {
    sign: 'main.end .fair-mark',
    act: (page) => top(page, '.fair-mark'),
  }),
  rare('online-fairness', ({ over }) => `fairness/${over}`, { sign: '.fairness-verdict' }),
  rare('carry', async ({ carry }) => `carry/lobby:${await carry()}`, { sign: '.table-screen-trouble [role=alert]' }),
  rare('carry-failed', () => 'carry/lobby:nothing', { sign: '.table-screen-trouble [role=alert]' }),
  rare('operators', ({ operators }) => operators(), { sign: '.report-card', act: openFirstReport }),
];

/** Noor plays anything, and is to be seen alive. */
const BY_LETTER: Settings = { ...SUSPICION, composition: CALM_ROOMS, clock: { kind: 'correspondence', hours: 48 } };
const FOUR: Settings = { ...SUSPICION, players: 4 };
const LIVE: Settings = { ...SUSPICION, clock: { kind: 'live', program: 90, action: 45 } };

export const fillServer = async (server: ServerProcess): Promise<BusyServer> => {
  const someone = (name: string): Promise<ProtocolPlayer> => ProtocolPlayer.named(server, name);
  const [noor, ilya, camille, bea, tom] = await Promise.all(['Noor', 'Ilya', 'Camille', 'Bea', 'Tom'].map(someone));
  const over = await begun(noor!, FOUR, 'random');
  await playOn(noor!, over, Number.POSITIVE_INFINITY);
  const playing = await begun(noor!, BY_LETTER, 'easy');
  await playOn(noor!, playing, 3);
  await begun(bea!, { ...LIVE, edition: 'ultimate', mode: 'cooperation', clock: { kind: 'none' } }, 'easy');

  const talking = await begun(noor!, { ...FOUR, mode: 'team', talk: 'team' }, 'easy', bea!);
  await bea!.do(talking, { do: 'say', text: 'Anybody here?' });
  await noor!.report(talking, 1, 'She asks that all the time.');
  const ended = await begun(noor!, FOUR, 'random', bea!);
  await Promise.all([noor!, bea!].map((who) => playOn(who, ended, Number.POSITIVE_INFINITY)));
  const full = await filled(tom!, { ...LIVE, players: 4 });
  const { code: locked } = await tom!.openTable(LIVE, 'sliding walls');

  const { code: waiting } = await ilya!.openTable(LIVE);
  await camille!.join(waiting);
  await noor!.do(waiting, { do: 'sit' });
  await ilya!.do(waiting, { do: 'fill', seat: 3, level: 'normal' });
  const wishes = [ilya!, camille!, noor!].entries();
  for (const [place, who] of wishes)
    await who.do(waiting, { do: 'wish', character: (['max', 'jennifer', 'alice'] as const)[place]! });
  const { code: invited } = await tom!.openTable({ ...LIVE, edition: 'ultimate', mode: 'team', players: 4 });
  await bea!.openTable({ ...LIVE, edition: 'first', mode: 'competition', players: 3, talk: 'signals' });
  const here = [ilya!.playerAt(waiting), camille!.playerAt(waiting), tom!.playerAt(invited)];
  const end = (): void => {
    for (const player of here) player.close();
  };
  return {
    pass: () => noor!.personalToken(),
    carry: () => tom!.personalToken(),
    operators: async () =>
      new URL((await server.room25('admin', 'page', '--url', server.address)).trim()).hash.slice(2),
    invited,
    waiting,
    playing,
    over,
    full,
    locked,
    talking,
    end,
  };
};

/** With bots in all the other seats. */
const begun = async (host: ProtocolPlayer, settings: Settings, level: Bot, other?: ProtocolPlayer): Promise<string> => {
  const code = await filled(host, settings, level, other);
  await host.do(code, { do: 'start' });
  return code;
};

type Bot = 'random' | 'easy';

const filled = async (
  host: ProtocolPlayer,
  settings: Settings,
  level: Bot = 'easy',
  other?: ProtocolPlayer,
): Promise<string> => {
  const { code } = await host.openTable(settings);
  await other?.join(code);
  for (let seat = other ? 2 : 1; seat < settings.players; seat++) await host.do(code, { do: 'fill', seat, level });
  return code;
};

/** Anything that is legal, until this turn comes or the game is over. */
const playOn = async (who: ProtocolPlayer, table: string, turn: number): Promise<void> => {
  const player = who.playerAt(table);
  for (let step = 0; ; step++) {
    await player.until(() => player.answers.length > 0 || player.table?.state === 'over');
    if (player.table?.state === 'over' || player.game!.view.turn >= turn) break;
    await player.do({ do: 'play', command: player.answers[(step * 7919) % player.answers.length]! });
  }
  player.close();
};

const top = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView());

async function unfold(page: Page, details: string, sign: string): Promise<void> {
  await page.locator(`details${details} > summary`).first().click();
  await page.locator(`details${details} ${sign}`).first().waitFor();
  await top(page, `details${details}`);
}

async function askToBeForgotten(page: Page): Promise<void> {
  const data = page.locator('details.devices').last();
  await data.locator('summary').click();
  await data.locator('.devices-keys button').click();
  await data.locator('form').scrollIntoViewIfNeeded();
}

/** The tab, or on a phone the way at the foot. */
async function openTalk(page: Page): Promise<void> {
  await skipMissed(page);
  const foot = page.locator('.foot-bar button').last();
  await ((await foot.isVisible()) ? foot : page.locator('#tab-talk')).click();
  await page.locator('.talk-form').waitFor();
}

async function openOnlineMenu(page: Page): Promise<void> {
  await skipMissed(page);
  await page.locator('.header-menu').click();
  await page.locator('.online-menu .key').first().waitFor();
}

async function openReport(page: Page): Promise<void> {
  await openOnlineMenu(page);
  await page.locator('.others summary').click();
  await page.locator('.others li .key').last().click();
  await page.locator('.others-report').waitFor();
  await top(page, '.others');
}

async function openFirstReport(page: Page): Promise<void> {
  await page.locator('.report-card summary').first().click();
  await page.locator('.report-card-lines li').first().waitFor();
}

async function skipMissed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}
