// @vitest-environment happy-dom
/** Of many claims about a room two are shown on it. */
import { type RoomView, seatViewer } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText, text, words } from '../../src/app/language.ts';
import { Tile } from '../../src/board/tile.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(cleanup);

const viewer = seatViewer(0);
const view = newGame({ edition: 'second', mode: 'suspicion', players: 6, seed: 'tile' }).view(viewer);
const red = (seat: number) => ({ seat, colour: 'red' }) as const;
const green = (seat: number) => ({ seat, colour: 'green' }) as const;

const shownOn = (more: Partial<RoomView>): readonly string[] => {
  const telling = { words: words.value.board, language: text.value, viewer };
  const { container } = render(<Tile view={view} room={{ cell: 'c2', ...more }} telling={telling} />);
  return [...container.querySelectorAll('.tile-signal')].map(({ className }) => className);
};

it('Those that contradict each other are both among them', () => {
  const [one, other] = shownOn({ signals: [red(1), red(2), green(3)] });
  expect([one, other].join()).toMatch(/red.*green/);
});

it('What contradicts what I saw is one of them', () => {
  const [one] = shownOn({ known: 'EM', signals: [green(1), green(2), red(3)] });
  expect(one).toMatch(/red refuted/);
});
