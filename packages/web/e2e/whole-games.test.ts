/** A whole game of each mode against bots, with a mouse, by somebody who presses what is lit. What was kept is what was shown. */
import { type Edition, type Mode, type Options, SPECTATOR, whoOf, winningSeats } from '@room25/engine';
import { expect, test } from 'vitest';
import { keptTables, replayed } from './harness/kept.ts';
import { useBrowser } from './harness/open.ts';
import { playOn } from './harness/player.ts';
import { openTable } from './harness/tables.ts';

useBrowser();

interface Evening {
  readonly mode: Mode;
  readonly edition: Edition;
  readonly players: number;
  readonly options?: Options;
}

const EVENINGS: readonly Evening[] = [
  { mode: 'solo', edition: 'second', players: 1 },
  { mode: 'cooperation', edition: 'ultimate', players: 4, options: { madness: 'on' } },
  { mode: 'suspicion', edition: 'second', players: 5 },
  { mode: 'competition', edition: 'prototype', players: 3 },
  { mode: 'team', edition: 'first', players: 4 },
];

test.for(EVENINGS)('$mode, $edition edition', async ({ mode, edition, players, options = {} }) => {
  const page = await openTable({ mode, edition, players, options });
  await playOn(page, { watches: 5 });

  const [record] = await keptTables(page);
  const { game } = replayed(record!);
  expect(game.view(SPECTATOR)).toMatchObject({ mode, edition });
  const verdicts = winningSeats(game).includes(0) ? ['You won', 'You are out'] : ['You lost'];
  expect(verdicts).toContain(await page.getByRole('heading', { level: 1 }).textContent());

  const byMe = record!.commands.filter((command) => game.seatOf(whoOf(command)) === 0);
  expect(byMe.length).toBeGreaterThan(4);
});
