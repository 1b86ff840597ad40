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

it('A room whose name ends in a full stop needs no other', async () => {
  const language = await loadLanguage('ru');
  const sheet = SHEET.replace('second', 'ultimate').replace('(EM) (EM) CE', '(EM) MA CE');
  const view = (Game.setUp(readFile(sheet).games[0]!.sheet) as Game).view(SPECTATOR);
  const preview = previewOf(view, readCommand('franck: move b3') as Command);
  const leads = leadsOf(view, preview, { words: board, language, viewer: SPECTATOR });
  expect(leads.map(({ text }) => text)).toContain('Комната M.A.C.');
});

/** Two are in Room 25 with Franck, who slides it off the board; Alice is outside. */
const LEAVING = `edition second
mode suspicion
order franck jennifer emmett alice max
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) 25
at franck e5
at jennifer e5
at emmett e5
role max guard
shown max
`;

const OTHERS = ['jennifer', 'emmett', 'alice', 'max'];

const leaving = async (sheet: string, others = OTHERS, viewer: Viewer = seatViewer(0)): Promise<string> => {
  const language = await loadLanguage('en');
  const game = Game.setUp(readFile(sheet).games[0]!.sheet) as Game;
  game.apply(readCommand('franck: program control') as Command);
  for (const who of others) game.apply(readCommand(`${who}: program look`) as Command);
  const view = game.view(viewer);
  const preview = previewOf(view, readCommand('franck: control 5 right') as Command);
  return leadsOf(view, preview, { words: board, language, viewer })
    .map(({ text }) => text)
    .join(' ');
};

it('On the last turn one prisoner may be missing: the way out is shown as such', async () => {
  expect(await leaving(`${LEAVING}turnsLeft 1\n`)).toContain('If you are a prisoner, you win.');
});

it('Where Room 25 comes round with people in it, it is said what it takes to get out', async () => {
  const told = await leaving(`${LEAVING}turnsLeft 2\n`);
  expect(told).toContain('comes round to a5');
  expect(told).toContain(board.leads.needs.prisoners);
});

it('Where some may stay behind nobody is told that all must be in it', async () => {
  const [sheet] = LEAVING.replace('second', 'prototype')
    .replace('suspicion', 'solo')
    .replace(' max\n', '\n')
    .split('at emmett');
  const told = await leaving(sheet!, OTHERS.slice(0, 3));
  expect(told).toContain('comes round to a5');
  expect(told).not.toContain(board.leads.needs.all);
});

it('Around one screen all who escape together win, not the one who slides', async () => {
  const sheet = LEAVING.replace('suspicion', 'cooperation').replace(
    'role max guard\nshown max\n',
    'at alice e5\nat max e5\n',
  );
  expect(await leaving(sheet)).toContain('You win.');
  expect(await leaving(sheet, OTHERS, SPECTATOR)).toMatch(/The prisoners win\.$/);
});
