/** The prototype's solo has a best score: told when it is new or equal, shown where the next game is set up, kept on the device. */
import { CELLS, type Command, Game, RULES_VERSION, readCommand, type Sheet, type Square } from '@room25/engine';
import { test } from 'vitest';
import type { SavedTable } from '../src/saves/saved-table.ts';
import { setShelf } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

const board = CELLS.map((cell): Square => {
  if (cell === 'c3') return { room: 'CE', hidden: false };
  return cell === 'e5' ? { room: '25', hidden: false } : { room: 'EM', hidden: true };
});

/** Everybody stands in Room 25 and leaves, when that many turns are left. */
const escaped = (id: string, turnsLeft: number): SavedTable => {
  const order = ['franck', 'jennifer', 'max', 'alice'] as const;
  const at = Object.fromEntries(order.map((who) => [who, { cell: CELLS.indexOf('e5') }]));
  const sheet: Sheet = { edition: 'prototype', mode: 'solo', order, board, at, turnsLeft };
  const game = Game.setUp(sheet) as Game;
  const lines = ['franck: program control', 'jennifer: program look', 'max: program look', 'alice: program look'];
  const commands = [...lines, 'franck: control 5 right'].map((line): Command => {
    const command = readCommand(line) as Command;
    const refusal = game.apply(command);
    if (refusal) throw new Error(`${line}: ${refusal.rule}`);
    return command;
  });
  return {
    id,
    rules: RULES_VERSION,
    sheet,
    commands,
    seats: [{ player: 'person' }],
    turn: 1,
    turnsLeft,
    time: 0,
    isDealtHere: true,
    outcome: game.outcome!,
  };
};

test('A best score is told, kept and shown', async () => {
  const page = await openPage({ screen: 'saves' });
  await page.locator('.saves').waitFor();
  const home = page.url().split('#')[0];
  await setShelf(page, [escaped('slow', 2), escaped('fast', 5), escaped('as-fast', 5)]);
  const isTold = async (id: string, sentence: string): Promise<void> => {
    await page.goto(`${home}#/table/${id}`);
    await page.locator('.end-result').getByText(sentence).waitFor();
  };
  await isTold('slow', 'The first score to beat on this device.');
  await isTold('fast', 'A new best on this device; it was 14 before.');
  await isTold('as-fast', 'As good as the best on this device.');
  await isTold('slow', 'The best on this device is still 17.');
  await page.reload();
  await page.goto(`${home}#/setup/alone`);
  await page.locator('.setup-form-more summary').click();
  await page.locator('input[name=edition][value=prototype]').click();
  await page.locator('input[name=mode][value=solo]').click();
  await page.getByText('Best score on this device with these rooms and options: 17.').waitFor();
  await page.locator('input[name=composition][value=expert]').click();
  await page.getByText(/^Best score/).waitFor({ state: 'detached' });
});
