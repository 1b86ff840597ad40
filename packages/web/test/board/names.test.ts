/** What a screen reader says of cells and arrows, in each language. */
import { type RoomView, seatViewer, type View } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { LANGUAGES, type LanguageCode, loadLanguage } from '@room25/text';
import { describe, expect, test } from 'vitest';
import { numberOf } from '../../src/board/geometry.ts';
import { arrowName, cellName, type Telling } from '../../src/board/names.ts';
import { loadWords } from '../../src/words/words.ts';

const tellingIn = async (code: LanguageCode, seat = 0): Promise<Telling> => ({
  words: (await loadWords(code)).board,
  language: await loadLanguage(code),
  viewer: seatViewer(seat),
});

/** A table of six at its start, with one room as it is wanted and the named people on it. */
const tableWith = (room: RoomView, people: Readonly<Record<string, Partial<View['cast'][number]>>> = {}): View => {
  const game = newGame({ edition: 'ultimate', mode: 'cooperation', players: 6, seed: 'names' });
  const view = game.view(seatViewer(0));
  const names = ['emmett', 'kevin', 'max', 'alice', 'sarah', 'bruce'] as const;
  return {
    ...view,
    board: view.board.map((other) => (other.cell === room.cell ? room : other)),
    cast: view.cast.map((one, place) => ({
      ...one,
      name: names[place]!,
      cell: 'c3',
      seat: place,
      ...people[names[place]!],
    })),
  };
};

const nameIn = async (code: LanguageCode, view: View, cell: string, more = {}): Promise<string> =>
  cellName(view, view.board[numberOf(cell)]!, { telling: await tellingIn(code), ...more });

describe('a revealed room', () => {
  const view = tableWith({ cell: 'b4', room: 'RO', robots: 1 }, { emmett: { cell: 'b4' } });
  const legality = { place: 2, count: 4, isChosen: false };
  test.each([
    ['en', 'b4, Robot room, safe. You, one robot. Possible target, 2 of 4.'],
    ['fr', 'b4, Salle robot, sans danger. Vous, un robot. Cible possible, 2 sur 4.'],
    ['ru', 'b4, Комната робота, безопасно. Вы, робот. Возможная цель, 2 из 4.'],
  ] as const)('%s', async (code, sentence) => expect(await nameIn(code, view, 'b4', { legality })).toBe(sentence));
});

test('a name that ends in a full stop', async () => {
  const view = tableWith({ cell: 'b4', room: 'EM' }, { kevin: { cell: 'b4' } });
  const telling = await tellingIn('en');
  const language = telling.language.calling({ kevin: 'Ilya M.' });
  expect(cellName(view, view.board[numberOf('b4')]!, { telling: { ...telling, language } })).toBe(
    'b4, Empty room, safe. Ilya M.',
  );
});

describe('a hidden room that I have seen', () => {
  const view = tableWith({ cell: 'e3', known: 'SH' });
  test.each([
    ['en', 'e3, hidden. You know: Shredder, mortal danger.'],
    ['fr', 'e3, cachée. Connue de vous\u00a0: Salle broyeuse, danger mortel.'],
    ['ru', 'e3, закрытая. Вы знаете: Дробилка, смертельная опасность.'],
  ] as const)('%s', async (code, sentence) => expect(await nameIn(code, view, 'e3')).toBe(sentence));
});

describe('claims and reminders on a hidden room in a corner', () => {
  const view = tableWith({
    cell: 'a1',
    reminders: ['alice'],
    signals: [
      { seat: 2, colour: 'yellow' },
      { seat: 0, colour: 'red' },
    ],
  });
  test.each([
    ['en', 'a1, hidden. Reminder: Alice. Max says: obstacle. You say: mortal danger. They disagree. Exit zone.'],
    [
      'fr',
      'a1, cachée. Balise\u00a0: Alice. Selon Max\u00a0: obstacle. Selon vous\u00a0: danger mortel. Ils ne sont pas d’accord. Zone de sortie.',
    ],
    [
      'ru',
      'a1, закрытая. Напоминалка: Алиса. Макс сообщает: неприятности. Вы сообщаете: смертельная опасность. Их слова расходятся. Зона выхода.',
    ],
  ] as const)('%s', async (code, sentence) => expect(await nameIn(code, view, 'a1')).toBe(sentence));
});

describe('people in danger', () => {
  const view = tableWith(
    { cell: 'd3', room: 'FL', closed: true, locked: true },
    {
      max: { cell: 'd3', entered: 4 },
      alice: { cell: 'd3', entered: 4, hiding: true },
      sarah: { cell: 'd3', entered: 4, trapped: true },
    },
  );
  test.each([
    [
      'en',
      'd3, Flooded room, mortal danger, closed, locked. Max, Alice (hiding), Sarah (in an armed trap). Deadly at the end of round 2 of turn 5.',
    ],
  ] as const)('%s', async (code, sentence) => expect(await nameIn(code, view, 'd3')).toBe(sentence));
});

test.each(LANGUAGES)('an arrow in %s says line, direction and whether it is legal', async (code) => {
  const telling = await tellingIn(code);
  expect(arrowName('4', 'right', { telling, state: 'legal' })).toBe(
    {
      en: 'Slide row 4 right. Possible.',
      fr: 'Faire glisser la ligne\u00a04 vers la droite. Possible.',
      ru: 'Сдвинуть: ряд 4, вправо. Можно.',
    }[code],
  );
});
