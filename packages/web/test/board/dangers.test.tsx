// @vitest-environment happy-dom
/** Without colours: every danger has a shape and letters, wherever it is shown. */
import { COLOURS, ROOM_CODES, ROOMS, type RoomView, seatViewer, type View } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { LANGUAGES, loadLanguage } from '@room25/text';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import icons from '../../src/art/icons.svg?raw';
import roomIcons from '../../src/art/room-icons.svg?raw';
import tiles from '../../src/art/tiles.svg?raw';
import type { Telling } from '../../src/board/names.ts';
import { Tile } from '../../src/board/tile.tsx';
import { loadWords } from '../../src/words/words.ts';

afterEach(cleanup);

const view: View = newGame({ edition: 'ultimate', mode: 'suspicion', players: 6, seed: 'dangers' }).view(seatViewer(0));
const telling: Telling = {
  words: (await loadWords('en')).board,
  language: await loadLanguage('en'),
  viewer: seatViewer(0),
};

const drawn = (room: RoomView) => render(<Tile view={view} room={room} telling={telling} />).container;
const symbol = (name: string, sheet: string): string =>
  sheet.match(new RegExp(`<symbol id="${name}".*?</symbol>`, 's'))?.[0] ?? '';
/** A drawing without its name and its colours. */
const shapeOf = (name: string, sheet: string): string => symbol(name, sheet).replace(/id="[^"]*"|#[0-9a-f]{3,6}/g, '');

describe.each(ROOM_CODES)('%s', (code) => {
  const { colour } = ROOMS[code];
  test.each([
    ['revealed', { cell: 'a1', room: code }],
    ['known to me', { cell: 'a1', known: code }],
  ] as const)('%s', (_, room) => {
    const tile = drawn(room);
    expect(tile.querySelector(`.chip use[href="#mark-shape-${colour}"]`)).not.toBeNull();
    expect(tile.querySelector('.chip b')!.textContent).toBe(code);
  });

  test('has a floor and an icon', () => {
    expect(symbol(`floor-${code}`, tiles)).not.toBe('');
    expect(symbol(`room-${code}`, roomIcons)).not.toBe('');
  });
});

test('the four dangers have four shapes', () => {
  const shapes = COLOURS.map((colour) => shapeOf(`mark-shape-${colour}`, icons));
  expect(new Set(shapes).size).toBe(4);
  expect(shapes).not.toContain('');
});

test.each(LANGUAGES)('a signal has its shape, a letter and who says it, in %s', async (code) => {
  const language = await loadLanguage(code);
  const letters = COLOURS.map((colour) => language.colours[colour].letter);
  expect(new Set(letters).size).toBe(4);
  for (const colour of COLOURS) {
    const { container } = render(
      <Tile view={view} room={{ cell: 'a1', signals: [{ seat: 2, colour }] }} telling={{ ...telling, language }} />,
    );
    expect(container.querySelector(`.tile-signal use[href="#mark-shape-${colour}"]`)).not.toBeNull();
    expect(container.querySelector('.tile-signal b')!.textContent).toBe(language.colours[colour].letter);
    const speaker = view.cast.find(({ seat }) => seat === 2)!.name;
    expect(container.querySelector(`.tile-signal use[href="#pawn-${speaker}"]`)).not.toBeNull();
    cleanup();
  }
});

test('a reminder shows whose it is without its colour', () => {
  const tile = drawn({ cell: 'a1', reminders: ['max', 'alice'] });
  expect(tile.querySelectorAll('.tile-reminder use[href="#mark-reminder"]')).toHaveLength(2);
  for (const who of ['max', 'alice'])
    expect(tile.querySelector(`.tile-reminder use[href="#pawn-${who}"]`)).not.toBeNull();
});

test('what nobody has seen is drawn like every other closed hatch', () => {
  const tile = drawn({ cell: 'a1' });
  const uses = [...tile.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(uses).toEqual(['#tile-hatch']);
  expect(tile.querySelector('.tile')!.className.trim()).toBe('tile hidden');
});

test('of five signals two are shown and three counted', () => {
  const signals = [1, 2, 3, 4, 5].map((seat) => ({ seat, colour: 'red' as const }));
  const tile = drawn({ cell: 'a1', signals });
  expect(tile.querySelectorAll('.tile-signal')).toHaveLength(2);
  expect(tile.querySelector('.tile-more')!.textContent).toBe('+3');
});
