/** A ghost sees everything and tells nobody, though by the rules whoever has seen a room may speak of it at any time. */
import { isSpeech } from '@room25/engine';
import { expect, it } from 'vitest';
import { LocalGame } from '../../src/play/local-game.ts';
import { importText, isRefusal } from '../../src/saves/import.ts';
import { amongMortalRooms } from '../end/guards-win.ts';
import { randomBots } from './random-bots.ts';

/** Franck has looked into c2, and dies in b3. */
const RECORD = `${amongMortalRooms('person random random random', 'alice')}franck: program look move
rest: program look
franck: look c2
jennifer: look c4
max: look c4
alice: look c4
franck: move b3
`;

it('has nothing more to say', async () => {
  const table = await importText(RECORD, { id: 'ghost', time: 0 });
  if (isRefusal(table)) throw new Error(`line ${table.line}: ${table.fault}`);
  const game = LocalGame.start(table, { bots: randomBots, keep() {} }) as LocalGame;
  game.pace.pause();
  expect(game.view.value.dead).toEqual(['franck']);
  expect(game.asides.value.some(isSpeech)).toBe(true);
  game.haunt!();
  expect(game.view.value.board.every(({ room, known }) => room ?? known)).toBe(true);
  expect(game.asides.value).toEqual([]);
  game.close();
});
