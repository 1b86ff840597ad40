/** A whole game of each mode (solo and competition at night) against bots, with a mouse, by somebody who presses what is lit. What was kept is what was shown. */
import { type Edition, type Mode, type Options, SPECTATOR, whoOf, winningSeats } from '@room25/engine';
import { expect, test } from 'vitest';
import { IS_NIGHT } from './harness/by-night.ts';
import { keptTables, replayed } from './harness/kept.ts';
import { useBrowser } from './harness/open.ts';
import { playOn } from './harness/player.ts';
import { openTable } from './harness/tables.ts';

useBrowser();

interface Setup {
  readonly mode: Mode;
  readonly edition: Edition;
  readonly players: number;
  readonly options?: Options;
}

const GAMES: readonly Setup[] = [
  { mode: 'solo', edition: 'second', players: 1 },
  { mode: 'cooperation', edition: 'ultimate', players: 4, options: { madness: 'on' } },
  { mode: 'suspicion', edition: 'second', players: 5 },
  { mode: 'competition', edition: 'prototype', players: 3 },
  { mode: 'team', edition: 'first', players: 4 },
];

const PLAYED = GAMES.filter(({ mode }) => IS_NIGHT || !['solo', 'competition'].includes(mode));

test.for(PLAYED)('$mode, $edition edition', async ({ mode, edition, players, options = {} }) => {
  const page = await openTable({ mode, edition, players, options });
  await playOn(page, { watches: 5 });

  const [record] = await keptTables(page);
  const { game } = replayed(record!);
  expect(game.view(SPECTATOR)).toMatchObject({ mode, edition });
  const verdicts = winningSeats(game).includes(0) ? ['You won', 'You got out'] : ['You lost'];
  expect(verdicts).toContain(await page.getByRole('heading', { level: 1 }).textContent());

  const byMe = record!.commands.filter((command) => game.seatOf(whoOf(command)) === 0);
  // A clue or a program at least: whoever is pushed to their death in the first turn has done no more.
  expect(byMe.length).toBeGreaterThan(0);
});
