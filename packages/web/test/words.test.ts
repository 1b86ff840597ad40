// @vitest-environment happy-dom
import { LANGUAGES } from '@room25/text';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../src/words/words.ts';

/** Every string of a language, with the way to it; functions are left to the tests of the screens that call them. */
const strings = (value: unknown, path: string): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
};

const ONLINE = {
  en: () => import('../src/words/en/online.ts'),
  fr: () => import('../src/words/fr/online.ts'),
  ru: () => import('../src/words/ru/online.ts'),
};

describe.each(LANGUAGES)('the words of the page in %s', (code) => {
  it('are all there', async () => {
    const empty = strings(await loadWords(code), code).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('tell the keys apart by which one leaves a table', async () => {
    const { menu } = (await ONLINE[code]()).online;
    const { leave } = (await loadWords(code)).table.menu;
    expect(new Set([menu.getUp, menu.lobby, leave]).size).toBe(3);
  });
});

describe('Russian words', () => {
  const NUMBERS = [1, 2, 5, 11, 21, 101];

  it('agree with people, me among them or not', async () => {
    const { board, table } = await loadWords('ru');
    const [me, max, alice] = [
      { name: 'Кевин', isMe: true },
      { name: 'Макс', isMe: false },
      { name: 'Алиса', isMe: false },
    ];
    const says = (...people: (typeof me)[]): string => board.says(people, 'безопасно');
    expect(says(max)).toBe('Макс сообщает: безопасно');
    expect(says(max, alice)).toBe('Макс и Алиса сообщают: безопасно');
    expect(says(me, max)).toBe('Вы и Макс сообщаете: безопасно');
    expect(table.act.holdTo('Войти')).toBe('Всё равно войти');
  });

  it('agree with their number', async () => {
    const { home, saves } = await loadWords('ru');
    const { quick } = (await ONLINE.ru()).online;
    expect(home.waitingForOthers(5), 'on one line').toContain('5\u00a0человек');
    const all = (say: (number: number) => string): string[] =>
      NUMBERS.map((number) => say(number).replace('\u00a0', ' '));
    expect(all(home.waitingForOthers)).toEqual([
      '1 человек ждёт вас.',
      '2 человека ждут вас.',
      '5 человек ждут вас.',
      '11 человек ждут вас.',
      '21 человек ждёт вас.',
      '101 человек ждёт вас.',
    ]);
    expect(all(home.tables)).toEqual([
      '1 стол ждёт игроков',
      '2 стола ждут игроков',
      '5 столов ждут игроков',
      '11 столов ждут игроков',
      '21 стол ждёт игроков',
      '101 стол ждёт игроков',
    ]);
    expect(all(home.yourMove.soon).slice(0, 2)).toEqual(['Ваш ход: ещё 1 секунда.', 'Ваш ход: ещё 2 секунды.']);
    expect(all(home.yourMove.others).slice(0, 3)).toEqual(['и ещё 1 стол', 'и ещё 2 стола', 'и ещё 5 столов']);
    expect(all(quick.waiting).slice(2, 5)).toEqual(['5 человек ждут', '11 человек ждут', '21 человек ждёт']);
    expect(all((left) => saves.turn(3, left))).toEqual([
      'Раунд 3, последний',
      'Раунд 3, осталось 2 раунда',
      'Раунд 3, осталось 5 раундов',
      'Раунд 3, осталось 11 раундов',
      'Раунд 3, остался 21 раунд',
      'Раунд 3, остался 101 раунд',
    ]);
  });
});
