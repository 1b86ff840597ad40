// @vitest-environment happy-dom

/** People at a table are called by their own names; whoever could be taken for somebody else is told apart. */
import { loadLanguage } from '@room25/text';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText, text } from '../../src/app/language.ts';
import { naming } from '../../src/app/settings.ts';
import { peopleOf, usePeople } from '../../src/play/people.ts';
import type { Seat } from '../../src/play/played-game.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});

const ana: Seat = { name: 'Ana', player: 'person' };
const bot: Seat = { player: 'normal' };
const CAST = [
  { name: 'alice', seat: 0 },
  { name: 'max', seat: 1 },
] as const;

it('calls people by their names and bots by their characters', () => {
  expect(peopleOf([ana, bot], CAST, text.value)).toEqual({ alice: 'Ana' });
});

it('leaves a character that a bot plays the cases of its name', async () => {
  const russian = await loadLanguage('ru');
  const { phrases } = russian.calling(peopleOf([ana, bot], CAST, russian));
  expect(phrases.awaited(['alice', 'max'])).toContain('Макса');
});

it('tells two of the same name apart', () => {
  const away = (name: string): Seat => ({ name, player: 'away' });
  expect(peopleOf([away('max'), bot], CAST, text.value)).toEqual({ alice: 'max (Alice)' });
  expect(peopleOf([away('Ana'), ana], CAST, text.value)).toEqual({ alice: 'Ana (Alice)', max: 'Ana (Max)' });
  expect(peopleOf([away('Max'), away('Alice')], CAST, text.value)).toEqual({ alice: 'Max', max: 'Alice' });
});

it('names the character first of somebody who plays several', () => {
  const both = CAST.map((one) => ({ ...one, seat: 0 }));
  expect(peopleOf([{ ...ana, player: 'away' }], both, text.value)).toEqual({ alice: 'Alice (Ana)', max: 'Max (Ana)' });
  expect(peopleOf([ana], both, text.value)).toEqual({});
});

it('holds while the table is shown, unless characters are preferred', () => {
  const table = { seats: [ana, bot] };
  const Shown = () => {
    usePeople(table, CAST);
    return <p>{text.value.phrases.awaited(['alice', 'max'])}</p>;
  };
  act(() => render(<Shown />, document.body));
  expect(document.body.textContent).toBe('Waiting for Ana and Max.');
  act(() => {
    naming.value = 'characters';
  });
  expect(document.body.textContent).toBe('Waiting for Alice and Max.');
  naming.value = 'people';
  act(() => render(null, document.body));
  expect(text.value.people.alice).toBe('Alice');
});
