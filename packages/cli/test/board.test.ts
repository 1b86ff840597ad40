import { type Command, Game, readCommand, readFile, seatViewer } from '@room25/engine';
import { loadLanguage } from '@room25/text';
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../src/terminal/board.ts';
import { PLAIN, paletteOf } from '../src/terminal/palette.ts';
import { drawTable } from '../src/terminal/table.ts';
import { GADGETS, SECRETS } from './games.ts';

const language = await loadLanguage('en');
const view = (() => {
  const game = Game.setUp(readFile(SECRETS).games[0]!.sheet) as Game;
  const script = ['franck: program look', 'jennifer: program look', 'max: program look', 'alice: program look'];
  for (const line of [...script, 'franck: look c2', 'franck: signal c2 red', 'franck: remind c2'])
    expect(game.apply(readCommand(line) as Command)).toBeUndefined();
  return game.view(seatViewer(0));
})();

const terminal = (bits: number): NodeJS.WriteStream =>
  ({ isTTY: true, getColorDepth: () => bits }) as unknown as NodeJS.WriteStream;

describe('the board', () => {
  it('shows rooms, what only the reader knows, pawns, reminders and signals', () => {
    const drawn = drawBoard({ view, language, palette: PLAIN, seat: 0 }).split('\n');
    expect(drawn[6]).toContain('│?⬢ Mortal     │');
    expect(drawn[8]).toContain('│ ⚑F F⬢        │');
    expect(drawn[10]).toContain('│■ Central     │');
    expect(drawn[11]).toContain('│ [F]JMA       │');
    expect(drawn.at(-1)).toBe('   ?⬢ known to you   [F] you   ? hidden   ⚑ reminder   F⬢ signal');
  });

  it('shows what Ultimate lays on it, and around it', () => {
    const game = Game.setUp(readFile(GADGETS).games[0]!.sheet) as Game;
    const drawn = drawTable({ view: game.view(seatViewer(0)), language, palette: PLAIN, seat: 0 });
    for (const text of ['▲↔Pivoting', '▲↕Pivoting', '⬢×Flooded', '⬢×Shredder', '│ [~A]         │', '│ ⚙⚙ #         │'])
      expect(drawn).toContain(text);
    expect(drawn).toContain('   × closed   # locked   ⚙ robot   ~ hiding\n');
    expect(drawn).toMatch(/^Cooperation .* · Key activated\n/);
    expect(drawn).toContain('Max (forbidden: Look and Control)');
    expect(drawn).toContain('   Adrenaline: Alice, Max and Emmett.\n');
    expect(drawn.replaceAll(/\n +/g, ' ')).toContain(
      'M.A.C. cards left: 0. In effect this turn: Time bomb. Last drawn: Movement, row 1 to the left.',
    );
  });

  it('is the same without its colours, and never wider than a terminal', () => {
    const plain = drawBoard({ view, language, palette: PLAIN, seat: 0 });
    for (const bits of [4, 8, 24]) {
      const inked = drawBoard({ view, language, palette: paletteOf(terminal(bits)), seat: 0 });
      expect(inked).not.toBe(plain);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape of an ink
      expect(inked.replaceAll(/\x1b\[[\d;]*m/g, '')).toBe(plain);
    }
    expect(drawBoard({ view, language, palette: paletteOf(terminal(1)), seat: 0 })).toBe(plain);
    expect(Math.max(...plain.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
