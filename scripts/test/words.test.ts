import { describe, expect, it } from 'vitest';
import { faultsIn, ruledOut, textsIn } from '../words.ts';

const GLOSSARY = `
| fr | not a row | before the heading | |
## Words that we do not use
| language | not | but | fine in |
| --- | --- | --- | --- |
| en | Acid room | Acid bath | |
| ru | ход | раунд | ваш ход, порядок хода |
| ru | скрыт* | закрытая | |
`;
const rows = ruledOut(GLOSSARY);
const wordsIn = (text: string): string[] => faultsIn(text, rows).map(({ not }) => not);

describe('Words that the glossary rules out', () => {
  it('stand in its table', () => {
    expect(rows.map(({ language, not }) => `${language} ${not}`)).toEqual(['en Acid room', 'ru ход', 'ru скрыт*']);
  });

  it('are found with any ending where a star stands, and else as they are', () => {
    expect(wordsIn('Эта комната скрыта.')).toEqual(['скрыт*']);
    expect(wordsIn('Ход 3')).toEqual(['ход']);
    expect(wordsIn('Выход и подход')).toEqual([]);
    expect(wordsIn('An acid roomful, the Acid room')).toEqual(['Acid room']);
    expect(wordsIn('an acid room')).toEqual([]);
  });

  it('are fine in the phrases that a row names', () => {
    expect(wordsIn('Ваш ход! Порядок хода: Макс.')).toEqual([]);
    expect(wordsIn('Ваш ход, потом ещё ход.')).toEqual(['ход']);
  });
});

it('Texts are what stands in quotes, but for names', () => {
  const source = "import a from 'Acid room';\nexport const x = { 'Acid room': 'the Acid room', b: 'two' };\n";
  expect(textsIn(source).map(({ text, line }) => [text.length, line])).toEqual([
    [15, 2],
    [5, 2],
  ]);
});
