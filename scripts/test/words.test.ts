import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsIn, isName, isThere, isUsed, pathsIn, proseIn, ruledOut, termsIn, textsIn, valuesIn } from '../words.ts';

const GLOSSARY = `
| fr | not a row | before the heading | |
## Words that we do not use
| language | not | but | fine in |
| --- | --- | --- | --- |
| en | Acid room | Acid bath | |
| en | kept games | Saved games | |
| fr | la M.A.C. | le M.A.C. | |
| ru | ход | раунд | ваш ход, порядок хода |
| ru | скрыт* | закрытая | |
`;
const GLOSSARY_OF_THE_PROJECT = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const rows = ruledOut(GLOSSARY);
const wordsIn = (text: string): string[] => faultsIn(text, rows).map(({ not }) => not);

describe('Words that the glossary rules out', () => {
  it('stand in its table', () => {
    expect(rows.map(({ language, not }) => `${language} ${not}`)).toEqual([
      'en Acid room',
      'en kept games',
      'fr la M.A.C.',
      'ru ход',
      'ru скрыт*',
    ]);
  });

  it('are found with any ending where a star stands, and else as they are', () => {
    expect(wordsIn('Эта комната скрыта.')).toEqual(['скрыт*']);
    expect(wordsIn('Ход 3')).toEqual(['ход']);
    expect(wordsIn('Выход и подход')).toEqual([]);
    expect(wordsIn('An acid roomful, the Acid room')).toEqual(['Acid room']);
    expect(wordsIn('an acid room')).toEqual([]);
  });

  it('are found at the beginning of a sentence, too, unless they are names', () => {
    expect(wordsIn('Kept games and kept games')).toEqual(['kept games']);
    expect(wordsIn('La M.A.C. ne dit rien.')).toEqual(['la M.A.C.']);
    expect(wordsIn('ACID ROOM')).toEqual([]);
  });

  it('are fine in the phrases that a row names', () => {
    expect(wordsIn('Ваш ход! Порядок хода: Макс.')).toEqual([]);
    expect(wordsIn('Ваш ход, потом ещё ход.')).toEqual(['ход']);
  });
});

describe('Terms of the glossary', () => {
  const terms = termsIn(`## Terms

| concept | English | French | Russian |
| --- | --- | --- | --- |
| everybody acts once | round (1, 2) | tour de table | круг |
| Max ° | Carry | Porter | Перенести |
| a name | – | – | \`Аня\` |
| face down / face up | hidden / visible | cachée / visible | закрытая / открытая |

## Words that we do not use
| en | Acid room | Acid bath | |
`);

  it('stand in its table, one by one', () => {
    const of = (code: string): string[] => terms.flatMap(({ language, term }) => (language === code ? term : []));
    expect(of('en')).toEqual(['round', 'Carry', 'hidden', 'visible']);
    expect(of('fr')).toEqual(['tour de table', 'Porter', 'cachée', 'visible']);
    expect(of('ru')).toEqual(['круг', 'Перенести', 'закрытая', 'открытая']);
  });

  it('are used in any form', () => {
    const usedIn = (text: string): string[] => terms.filter((term) => isUsed(term, text)).map(({ term }) => term);
    expect(usedIn('в закрытую комнату')).toEqual(['закрытая']);
    expect(usedIn('Les deux tours de table, une salle caché')).toEqual(['cachée']);
    expect(usedIn('around, a roundabout')).toEqual([]);
  });

  it('are a name where they are all that a text says', () => {
    const carry = terms.find(({ term }) => term === 'Carry')!;
    expect(["'Carry'", "'carry'", "'Carry him'", "'Sabotage'"].map((text) => isName(carry, text))).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
  });
});

it('Texts are what stands in quotes, but for names', () => {
  const source = "import a from 'Acid room';\nexport const x = { 'Acid room': 'the Acid room', b: 'two' };\n";
  expect(textsIn(source).map(({ text, line }) => [text.length, line])).toEqual([
    [15, 2],
    [5, 2],
  ]);
});

it('Texts of several languages in one file stand under the code of each', () => {
  const source = "const WORDS = { en: { move: () => `Your move` }, ru: ['Ваш ход'] };\nconst title = 'Room 25';\n";
  expect(textsIn(source).map(({ under }) => under)).toEqual(['en', 'ru', undefined]);
});

it('Texts of JSON are what stands behind a colon', () => {
  const json = '{\n  "Acid room": "the Acid room",\n  "icons": [{ "src": "./icon.svg", "sizes": "any" }]\n}';
  expect(valuesIn(json)).toEqual([
    { text: '"the Acid room"', line: 2 },
    { text: '"./icon.svg"', line: 3 },
    { text: '"any"', line: 3 },
  ]);
});

/** What slips in most easily: another word for the same thing. */
it.each(
  Object.entries({
    en: [
      'Turn the room down.',
      'Draw a M.A.C. card.',
      'Your kept games',
      'Show your role.',
      'Their role is shown.',
      'A computer player takes the seat.',
      'Push row 4 to the left.',
      'Whom?',
      'The end of time loses the game.',
    ],
    fr: [
      'Un automate joue.',
      'L’ordinateur joue.',
      'La salle acide',
      'Poussez la rangée.',
      'Glissez la ligne 4.',
      'Montrez votre rôle.',
      'Parties gardées',
      'La M.A.C. décide.',
      'Un jeu en solitaire',
      'Les conditions de la table',
    ],
    ru: [
      'Комплекс ждёт.',
      'Третий ход',
      'Эта партия',
      'Скрытая комната',
      'Вводит адреналин.',
      'Сыграть действие',
      'Толкните ряд 4.',
      'Особое умение',
      'За вас играет компьютер.',
      'Стартовая подсказка',
    ],
  }),
)('The glossary rules out other words for one thing: %s', (code, slips) => {
  const own = ruledOut(GLOSSARY_OF_THE_PROJECT).filter(({ language }) => language === code);
  expect(slips.filter((slip) => faultsIn(slip, own).length === 0)).toEqual([]);
});

/** Every form of the word, but for what begins like it. */
it('The glossary rules out «ход» in every case', () => {
  const russian = ruledOut(GLOSSARY_OF_THE_PROJECT).filter(({ language }) => language === 'ru');
  for (const form of ['ход', 'хода', 'ходу', 'ходом', 'ходе', 'ходы', 'ходов', 'ходам', 'ходами', 'ходах'])
    expect(faultsIn(`Третий ${form}.`, russian).map(({ not }) => not)).toEqual([form]);
  for (const fine of ['Ходячая комната', 'Не ходите в b3!', 'Ваш ход!', 'Порядок хода: Макс.'])
    expect(faultsIn(fine, russian)).toEqual([]);
});

it('Prose is what a page says outside of code and addresses', () => {
  const page = 'The `Acid room` of [it](acid-room.md).\n\n    Acid room\n```\nAcid room\n```\nThe Acid room.';
  expect(proseIn(page).flatMap((line, place) => wordsIn(line).map((not) => [place + 1, not]))).toEqual([
    [7, 'Acid room'],
  ]);
});

it('Files that a page names are there, whole or by their end, or are not', () => {
  const named = pathsIn(
    '`table/deck.ts` and `media.ts`, `words/*/online.ts`; `rooms/`, not `actBar` or `npm run check`',
  );
  expect(named).toEqual(['table/deck.ts', 'media.ts', 'words/*/online.ts', 'rooms']);
  const paths = [
    'packages/engine/src/table/deck.ts',
    'packages/web/src/app/media.ts',
    'packages/web/src/words/fr/online.ts',
    'packages/engine/src/rooms/acid.ts',
  ];
  for (const name of [...named, 'engine/table/deck.ts', 'packages/web/src/app'])
    expect(isThere(name, paths), name).toBe(true);
  for (const name of ['table/decks.ts', 'dia.ts', 'words/*/table.ts', 'room'])
    expect(isThere(name, paths), name).toBe(false);
});
