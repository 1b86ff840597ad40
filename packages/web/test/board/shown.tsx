/** A board in a page without a screen. */
import type { Command, Game } from '@room25/engine';
import { render } from '@testing-library/preact';
import { loadFirstWords, loadText, text } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { Board } from '../../src/board/board.tsx';
import { Picking } from '../../src/board/picking.ts';
import { StillGame } from './still-game.ts';

export const showBoard = async (real: Game, seat: number, code: 'en' | 'fr' | 'ru' = 'en') => {
  languageCode.value = code;
  await loadFirstWords();
  await loadText();
  const game = new StillGame(real, seat);
  const picking = new Picking(game);
  const played: Command[] = [];
  const shown = render(
    <Board game={game} picking={picking} onPlay={(command) => played.push(command)} language={text.value} />,
  );
  const spot = (name: string): HTMLElement => shown.container.querySelector(`[data-spot="${name}"]`)!;
  const spots = (selector: string): string[] =>
    [...shown.container.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset['spot']!);
  return { ...shown, game, picking, played, spot, spots };
};
