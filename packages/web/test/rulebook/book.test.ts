// @vitest-environment happy-dom
import { EDITIONS, editionsWith, RULE_IDS } from '@room25/engine';
import { LANGUAGES, loadRuleTexts } from '@room25/text';
import { describe, expect, it } from 'vitest';
import { wordingsOf } from '../../src/rulebook/book.ts';
import { lengthRows, roomRows, seatRows } from '../../src/rulebook/changes.ts';
import { CHAPTERS, sectionsOf } from '../../src/rulebook/chapters.ts';
import { matches, piecesOf, wordsOf } from '../../src/rulebook/search.ts';

const rulesIn = (edition?: (typeof EDITIONS)[number]): string[] =>
  CHAPTERS.flatMap((chapter) => sectionsOf(chapter, edition).flatMap(({ rules }) => rules)).sort();

describe('each rule has one place', () => {
  it('in the book of all editions', () => {
    expect(rulesIn()).toEqual([...RULE_IDS].sort());
  });

  it.each(EDITIONS)('in the book of %s, with no rule that it does not have', (edition) => {
    expect(rulesIn(edition)).toEqual(RULE_IDS.filter((id) => editionsWith(id).includes(edition)).sort());
  });
});

it('a rule of two rooms stands under one and is named under the other', () => {
  const flooded = sectionsOf('rooms').filter(({ rules, see }) => [...rules, ...see].includes('ROOM-FLOODED'));
  expect(flooded.map(({ subject }) => 'room' in subject && subject.room)).toEqual(['FL', 'CD']);
  const condemned = sectionsOf('rooms', 'prototype').find(({ subject }) => 'room' in subject && subject.room === 'CD');
  expect(condemned?.rules).toContain('ROOM-FLOODED');
});

it.each(LANGUAGES)('each edition has one wording of a rule (%s)', async (code) => {
  const texts = await loadRuleTexts(code);
  for (const id of RULE_IDS)
    expect(
      wordingsOf(texts, id)
        .flatMap(({ editions }) => editions)
        .sort(),
    ).toEqual([...editionsWith(id)].sort());
});

describe('what changed', () => {
  const row = <S, C>(rows: readonly { subject: S; cells: readonly C[] }[], subject: S): readonly C[] =>
    rows.find((each) => each.subject === subject)!.cells;

  it('in players and turns', () => {
    expect(row(seatRows, 'suspicion').map((seats) => seats?.map(({ players }) => players))).toEqual([
      ['4–6'],
      ['4–6'],
      ['4–6'],
      ['4–8'],
    ]);
    expect(row(lengthRows, 'cooperation').map((lengths) => lengths?.map(({ turns }) => turns))).toEqual([
      [8],
      [8],
      [8, 7, 6],
      [8, 7, 6],
    ]);
    expect(row(lengthRows, 'team')[0]).toBeUndefined();
  });

  it('in the box', () => {
    expect(row(roomRows, 'TU')).toEqual([undefined, 2, 2, 3]);
    expect(roomRows.map(({ subject }) => subject)).not.toContain('AC');
  });
});

describe('search', () => {
  it('minds neither accents nor capitals, nor how an apostrophe is typed', () => {
    expect(matches(wordsOf('PIEGE'), ['Une salle piégée'])).toBe(true);
    expect(matches(wordsOf("d'abord"), ['D’abord, on regarde'])).toBe(true);
    expect(matches(wordsOf('еще'), ['ещё одна'])).toBe(true);
    expect(matches(wordsOf('room-cold'), ['ROOM-COLD'])).toBe(true);
  });

  it('wants all words', () => {
    expect(matches(wordsOf('trap slide'), ['a trap', 'that slides'])).toBe(true);
    expect(matches(wordsOf('trap robot'), ['a trap', 'that slides'])).toBe(false);
  });

  it('marks what it found where it stands', () => {
    expect(piecesOf('Le piège piégé', wordsOf('pieg'))).toEqual([
      { text: 'Le ', isFound: false },
      { text: 'pièg', isFound: true },
      { text: 'e ', isFound: false },
      { text: 'piég', isFound: true },
      { text: 'é', isFound: false },
    ]);
  });
});
