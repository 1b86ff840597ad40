import { describe, expect, it } from 'vitest';
import { clientMessage, guestBody, outlineOf, read } from '../src/index.ts';

const nameOf = (name: string): string | undefined => {
  const result = read(guestBody, { name });
  return 'value' in result ? result.value.name : undefined;
};

describe('a name', () => {
  it.each([
    'Ada',
    'Zoé',
    'Nguyễn Thị',
    'Ёлка',
    'Αθηνά',
    'さくら_25',
    'サクラ桜Ltd',
    '김 Kim',
    'محمد',
    'शिवानी',
    'शिव२५',
    'محمد٢٥',
    'กิ๊ก',
    'שָׁלוֹם',
    'O’Brien-Smith',
    'Pavel Тарасов',
    '25',
    '🎲🎲',
    '👩‍🚀',
  ])('may be %s', (name) => {
    expect(nameOf(name)).toBe(name.normalize('NFKC'));
  });

  it.each([
    '\u3164',
    '\u2800',
    '\u00AD',
    '\u200D',
    '\uFE0F',
    '\u034F',
    '\u{E0041}',
    '\u180E',
    '\uFFA0',
    '\u202A',
    '\u115F',
    '\u17B4',
    '\u2060',
    '\u0301',
    'A\u00ADda',
    'A\u200Dda',
    'Ad\u3164a',
    'Ada \u034F',
    `A${'\u0301\u0302'.repeat(10)}`,
    'Аda',
    'Αda',
    'pаypal',
    'Ада1Ada',
    'A|ice',
    'A\u01C0ice',
    'A\u2223ice',
    'B\u0966b',
    'T\u0E50m',
  ])('can be seen and is of one script in each word: not %j', (name) => {
    expect(nameOf(name)).toBeUndefined();
  });

  it('is kept in the plain form of its letters', () => {
    expect(nameOf('Ａｄａ')).toBe('Ada');
    expect(nameOf('ﬁn')).toBe('fin');
    expect(nameOf('❤️')).toBe('❤');
  });
});

describe('two names', () => {
  it.each([
    ['Ada', 'ADA'],
    ['Ada', 'Ada.'],
    ['Zoé', 'Zoe'],
    ['Anna', 'Аnnа'],
    ['Ava', 'Аvа'],
    ['Oscar', 'Оѕсаr'],
    ['Bill', 'BiII'],
    ['Tom', 'T0m'],
    ['Mia', 'Mla'],
    ['Marc', 'Мarс'],
    ['Emma', 'Ernrna'],
    ['Ada', 'ᴀᴅᴀ'],
    ['Oscar', 'ᴏꜱᴄᴀʀ'],
    ['Alice', 'AƖice'],
    ['Alice', 'Ałice'],
    ['Bob', 'Bøb'],
    ['Jan', 'ȷan'],
  ])('can be taken for each other: %s, %s', (one, other) => {
    expect(outlineOf(one)).toBe(outlineOf(other));
  });

  it.each([
    ['Ada', 'Eda'],
    ['Max 1', 'Max 2'],
    ['Анна', 'Инна'],
    ['🎲', '🎯'],
    ['Clara', 'Dara'],
    ['Мила', 'Миша'],
  ])('cannot: %s, %s', (one, other) => {
    expect(outlineOf(one)).not.toBe(outlineOf(other));
  });
});

describe('a line of chat', () => {
  it('has something to be seen', () => {
    const isTaken = (text: string): boolean =>
      'value' in read(clientMessage, { type: 'do', id: 'a', act: { do: 'say', text } });
    for (const text of ['\u3164', '\u2800 \u2800', '\u200D', '\u00AD']) expect(isTaken(text)).toBe(false);
    for (const text of ['می‌روم', 'Look 👩‍🚀', '?']) expect(isTaken(text)).toBe(true);
  });
});
