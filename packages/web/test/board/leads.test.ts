import { type Command, Game, readCommand, readFile, SPECTATOR, seatViewer, type Viewer } from '@room25/engine';
import { loadLanguage } from '@room25/text';
import { expect, it } from 'vitest';
import { leadsOf } from '../../src/board/leads.ts';
import { previewOf } from '../../src/board/preview.ts';
import { board } from '../../src/words/en/board.ts';

const SHEET = `edition second
mode suspicion
order franck jennifer max alice
role alice guard
board
  (EM) (EM) (EM) (EM) (25)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (MR)
`;

it('Where everybody may look, nobody is told that they do not know a room: they may', async () => {
  const language = await loadLanguage('en');
  const game = Game.setUp(readFile(SHEET).games[0]!.sheet) as Game;
  const told = (viewer: Viewer): string => {
    const view = game.view(viewer);
    const preview = previewOf(view, readCommand('franck: move c2') as Command);
    return leadsOf(view, preview, { words: board, language, viewer })
      .map(({ text }) => text)
      .join(' ');
  };
  expect(told(seatViewer(0))).toContain(board.leads.unknown);
  expect(told(SPECTATOR)).not.toContain(board.leads.unknown);
});

it('Looking again says what one knows of the room', async () => {
  const language = await loadLanguage('en');
  const game = Game.setUp(readFile(SHEET).games[0]!.sheet) as Game;
  for (const who of ['franck', 'jennifer', 'max', 'alice']) game.apply(readCommand(`${who}: program look`) as Command);
  game.apply(readCommand('franck: look c2') as Command);
  const told = (seat: number): readonly string[] => {
    const view = game.view(seatViewer(seat));
    const preview = previewOf(view, readCommand('franck: look c2') as Command);
    return leadsOf(view, preview, { words: board, language, viewer: seatViewer(seat) }).map(({ text }) => text);
  };
  expect(told(0)).toContain(board.leads.seen('Empty room'));
  expect(told(1).join(' ')).not.toContain('Empty room');
});
