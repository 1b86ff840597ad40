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
  /** Everybody goes home. */
  end(): void;
}

export interface OnlineScreen {
  readonly name: string;
  address(tables: BusyServer): string;
  readonly sign: string;
  readonly act?: (page: Page) => Promise<void>;
  /** Sizes that do not have it. */
  readonly notOn?: readonly Size[];
}

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
];

/** Noor plays anything, and is to be seen alive. */
const BY_LETTER: Settings = { ...SUSPICION, composition: CALM_ROOMS, clock: { kind: 'correspondence', hours: 48 } };
const LIVE: Settings = { ...SUSPICION, clock: { kind: 'live', program: 90, action: 45 } };

export const fillServer = async (server: ServerProcess): Promise<BusyServer> => {
  const someone = (name: string): Promise<ProtocolPlayer> => ProtocolPlayer.named(server, name);
  const [noor, ilya, camille, bea, tom] = await Promise.all(['Noor', 'Ilya', 'Camille', 'Bea', 'Tom'].map(someone));
  const over = await begun(noor!, { ...SUSPICION, players: 4, clock: { kind: 'none' } }, 'random');
  await playOn(noor!, over, Number.POSITIVE_INFINITY);
  const playing = await begun(noor!, BY_LETTER, 'easy');
  await playOn(noor!, playing, 3);
  await begun(bea!, { ...LIVE, edition: 'ultimate', mode: 'cooperation', clock: { kind: 'none' } }, 'easy');

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
  return { pass: () => noor!.personalToken(), invited, waiting, playing, over, end };
};

/** With bots in all the other seats. */
const begun = async (host: ProtocolPlayer, settings: Settings, level: 'random' | 'easy'): Promise<string> => {
  const { code } = await host.openTable(settings);
  for (let seat = 1; seat < settings.players; seat++) await host.do(code, { do: 'fill', seat, level });
  await host.do(code, { do: 'start' });
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

async function skipMissed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}
