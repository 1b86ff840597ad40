/** People are called by their own names wherever a character is spoken of, in every language. */
import { CHARACTERS } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadLanguage, sentenceOf } from '../src/index.ts';
import { EVENTS } from './samples.ts';

const [en, fr, ru] = await Promise.all(LANGUAGES.map(loadLanguage));

it('is said with the names of people, and of characters where nobody has one', () => {
  const english = en!.calling({ jennifer: 'Cleo', alice: 'Bob' });
  expect(english.phrases.awaited(['jennifer', 'alice', 'max'])).toBe('Waiting for Cleo, Bob and Max.');
  expect(sentenceOf(english, { kind: 'played', who: 'jennifer', action: 'look', round: 1, rule: 'ACT-ORDER' })).toBe(
    'Cleo plays Look.',
  );
  expect(english.people).toMatchObject({ jennifer: 'Cleo', alice: 'Bob', max: 'Max' });
  expect(english.characters.jennifer).toEqual(en!.characters.jennifer);
  expect(en!.phrases.awaited(['jennifer'])).toBe('Waiting for Jennifer.');
});

it('begins a sentence with a capital, even if a name does not', () => {
  const small = Object.fromEntries(CHARACTERS.map((who) => [who, 'émile']));
  for (const language of [en!, fr!, ru!]) {
    const { phrases } = language.calling(small);
    for (const event of EVENTS)
      expect(sentenceOf(language.calling(small), event, { edition: 'ultimate' })).not.toMatch(/^émile/);
    expect(phrases.look([{ cell: 'b3', who: ['max', 'alice'] }])).toMatch(/^Émile/);
    expect(phrases.wait(['max', 'alice'])).toMatch(/^Émile/);
    expect(phrases.names(['max', 'alice'])).toMatch(/^émile/);
  }
  expect(en!.calling(small).people.max, 'but it is theirs anywhere else').toBe('émile');
});

it('ends a sentence with one full stop', () => {
  const english = en!.calling({ max: 'Ilya M.', alice: 'שרה ב.' });
  expect(english.phrases.awaited(['max'])).toBe('Waiting for Ilya M.');
  expect(english.phrases.awaited(['alice', 'max'])).toMatch(/[^.]\.$/);
  expect(english.phrases.awaited(['max', 'alice'])).toBe('Waiting for Ilya M. and \u2068שרה ב.\u2069');
  expect(english.filled('Hush, {who}. This is {who}.', { who: 'Ilya M.' })).toBe('Hush, Ilya M. This is Ilya M.');
  expect(english.filled('Enter {who}.', { who: 'Anna...' })).toBe('Enter Anna...');
});

describe('In French, before a name', () => {
  const roleOf = (name: string): string => fr!.calling({ max: name }).phrases.roleOf('max', 'guard');

  it.each([
    ...['Ana', 'Éloïse', 'éloïse', 'E\u0301loise', 'INES', 'Ömer', 'İrem', 'Ōta', 'O’Neil', 'Yves'],
    ...['Hélène', 'Hugo', 'Hervé', 'Hector', 'Hermione', 'Hadrien', 'Hilaire', 'Horace'],
  ])('“de” is elided: %s', (name) => {
    expect(roleOf(name)).toBe(`Rôle d’${name}\u00a0: Gardien.`);
  });

  it.each(['Max', 'Yann', 'Hans', 'Hermann', 'Horst', '8ball', '11', '🦊', 'A', 'Çelik', 'Анна', '愛'])(
    '“de” is whole: %s',
    (name) => {
      expect(roleOf(name)).toBe(`Rôle de ${name}\u00a0: Gardien.`);
    },
  );
});

describe('In Russian, where cases matter', () => {
  const russian = ru!.calling({ alice: 'Аня', max: 'Павел' });

  it('a person’s name stays as it is, with a word before it that is declined', () => {
    expect(russian.phrases.awaited(['alice', 'kevin'])).toBe('Ждём игрока Аня и\u00a0Кевина.');
    // Many are named, not declined.
    expect(russian.phrases.awaited(['alice', 'kevin', 'max'])).toBe('Ждём: Аня, Кевин и\u00a0Павел.');
    expect(russian.phrases.roleOf('max', 'guard')).toBe('Роль игрока Павел: Охранник.');
    expect(russian.phrases.saying({ saying: 'trust', whom: 'alice' })).toBe('Я\u00a0доверяю игроку Аня.');
    expect(russian.phrases.whom(['alice'])).toBe('игрока Аня');
  });

  it('and it stands alone where it is the subject', () => {
    expect(russian.people.alice).toBe('Аня');
    expect(russian.phrases.names(['alice', 'kevin'])).toBe('Аня и\u00a0Кевин');
    expect(sentenceOf(russian, { kind: 'hid', who: 'alice', rule: 'ALICE' })).toBe('Аня прячется.');
  });

  it.each([
    ['PUSH-1', 'Толчок отправляет игрока Аня в\u00a0b3.', 'Толчок отправляет Алису в\u00a0b3.'],
    ['MAX', 'В\u00a0b3 вносят игрока Аня.', 'В\u00a0b3 вносят Алису.'],
    ['MAC-PANIC', 'Паника загоняет игрока Аня в\u00a0b3.', 'Паника загоняет Алису в\u00a0b3.'],
  ] as const)('whatever brings somebody somewhere, %s', (rule, ofPerson, ofCharacter) => {
    const event = { kind: 'moved', who: 'alice', from: 'a3', to: 'b3', rule } as const;
    expect(sentenceOf(russian, event)).toBe(ofPerson);
    expect(sentenceOf(ru!, event)).toBe(ofCharacter);
  });

  it('no sentence begins with a small letter for it', () => {
    const called = ru!.calling(Object.fromEntries(CHARACTERS.map((who) => [who, 'Аня'])));
    for (const event of EVENTS)
      expect(sentenceOf(called, event, { edition: 'ultimate' })).not.toMatch(/(?:^|[.!?] )игрок/);
  });
});

it('does not let a name change the sentence around it', () => {
  const sly = en!.calling({ max: '{cell} $& <b>', alice: 'שרה' });
  expect(sly.phrases.awaited(['max'])).toBe('Waiting for {cell} $& <b>.');
  expect(sly.filled('{who} enters {cell}.', { who: sly.people.max, cell: 'c2' })).toBe('{cell} $& <b> enters c2.');
  expect(sly.phrases.awaited(['alice'])).toBe('Waiting for \u2068שרה\u2069.');
});

it('calls nobody by the character once each has a name', () => {
  const called = Object.fromEntries(CHARACTERS.map((who, place) => [who, `P${place}`]));
  for (const language of [en!, fr!, ru!]) {
    const named = language.calling(called);
    const own = CHARACTERS.map((who) => language.characters[who].name.slice(0, 4));
    for (const event of EVENTS) {
      const said = sentenceOf(named, event, { edition: 'ultimate' });
      expect(said).not.toMatch(/[\uE000\uE001]/);
      expect(own.filter((name) => said.includes(name))).toEqual([]);
    }
  }
});
