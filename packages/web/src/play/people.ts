/** What the people at the table that is shown are called. */
import type { Character, CharacterView } from '@room25/engine';
import type { Called, Language } from '@room25/text';
import { useLayoutEffect } from 'preact/hooks';
import { people } from '../app/language.ts';
import type { Seat } from './played-game.ts';
import { steady } from './steady.ts';

type Cast = readonly Pick<CharacterView, 'name' | 'seat'>[];

/** By their own names, so that everybody can be told from everybody else; bots go by their characters. */
export const peopleOf = (seats: readonly Seat[], cast: Cast, { characters }: Language): Called => {
  const all = cast.map(({ name: who, seat }): Named => {
    const { name, player } = seats[seat] ?? {};
    const character = characters[who].name;
    // Whoever was forgotten has none.
    if (!name) return { who, name: character };
    if (cast.filter((one) => one.seat === seat).length === 1) return { who, name, character };
    // Both are theirs: the character says which. Whoever sits here knows that it is theirs.
    return { who, name: player === 'person' ? character : `${character} (${name})` };
  });
  const isTaken = ({ who, name }: Named): boolean =>
    all.some((other) => other.who !== who && likened(other.name) === likened(name));
  // Whoever goes by the character is left out: a language knows the cases of its characters' names.
  return Object.fromEntries(
    all
      .filter(({ who, name, character }) => character !== undefined || name !== characters[who].name)
      .map((one) => [
        one.who,
        one.character !== undefined && isTaken(one) ? `${one.name} (${one.character})` : one.name,
      ]),
  );
};

interface Named {
  readonly who: Character;
  readonly name: string;
  /** Where the name is the person's. */
  readonly character?: string;
}

const likened = (name: string): string => name.normalize('NFKC').toLowerCase();

/** While a screen shows this table, whatever it says is said with the names of its people. */
export const usePeople = (table: { readonly seats: readonly Seat[] }, cast: Cast): void => {
  useLayoutEffect(() => {
    const names = steady(() => table.seats.map(({ name }) => name));
    const called = (language: Language): Called =>
      names.value.some((name) => name !== undefined) ? peopleOf(table.seats, cast, language) : {};
    people.value = called;
    return () => {
      if (people.value === called) people.value = undefined;
    };
  }, [table]);
};
