// @vitest-environment happy-dom
/** What the presenter explains once: short enough, filled in, and never twice on a device. */
import { CHARACTERS, type Event } from '@room25/engine';
import { LANGUAGES, loadLanguage } from '@room25/text';
import { expect, it } from 'vitest';
import { filledIn } from '../../src/presenter/commentary.ts';
import { firstAsked, firstOf, loadFirsts, takeFirst } from '../../src/presenter/firsts.ts';
import { FIRSTS, LONGEST } from '../../src/presenter/occasions.ts';
import { firsts as en } from '../../src/words/en/firsts.ts';
import { firsts as fr } from '../../src/words/fr/firsts.ts';
import { firsts as ru } from '../../src/words/ru/firsts.ts';

const ALL = { en, fr, ru };

it.each(LANGUAGES)('In %s each fits her strap, whoever it is about', async (code) => {
  const language = await loadLanguage(code);
  const said = FIRSTS.flatMap((first) =>
    [ALL[code][first], ALL[code].together[first] ?? ''].flatMap((line) =>
      CHARACTERS.map((who) => filledIn(line, { kind: 'signalled', who, cell: 'c2' } as Event, language)),
    ),
  );
  expect(said.filter((line) => line.length > LONGEST || /[{}]/.test(line))).toEqual([]);
});

it('Each is said once', async () => {
  await loadFirsts();
  const taken = () => FIRSTS.map((first) => takeFirst(first, 'suspicion'));
  expect(taken()).toEqual(FIRSTS.map((first) => en[first]));
  expect(taken()).toEqual(FIRSTS.map(() => undefined));
});

it('Where all are together, she speaks of no lie', async () => {
  await loadFirsts();
  localStorage.clear();
  const taken = FIRSTS.map((first) => takeFirst(first, 'cooperation'));
  expect(taken).toEqual(FIRSTS.map((first) => en.together[first] ?? en[first]));
  expect(en.together).toMatchObject({ clue: expect.any(String), claim: expect.any(String) });
});

it('A choice and an event are explained by what they are', () => {
  expect(firstAsked('clues')).toBe('clue');
  expect(firstAsked('programming')).toBe('plan');
  expect(firstAsked('acting')).toBeUndefined();
  expect(firstOf({ kind: 'slid', who: 'max', line: 'a', direction: 'up', rule: 'CTRL-1' } as Event)).toBe('control');
  expect(firstOf({ kind: 'slid', line: 'a', direction: 'up', rule: 'MAC-CHAOS' } as Event)).toBeUndefined();
  expect(firstOf({ kind: 'shown', who: 'max', role: 'guard', rule: 'MASKS' } as Event)).toBe('masks');
  expect(firstOf({ kind: 'shown', who: 'max', role: 'guard', rule: 'GUARD-REVEAL' } as Event)).toBeUndefined();
  expect(firstOf({ kind: 'played', who: 'max', action: 'special' } as Event)).toBe('ability');
  expect(firstOf({ kind: 'played', who: 'max', action: 'look' } as Event)).toBeUndefined();
});
