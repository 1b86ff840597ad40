/** What the people at the current table are called. */
import type { Character, CharacterView } from '@room25/engine';
import type { Called, Language } from '@room25/text';
import { useLayoutEffect } from 'preact/hooks';
import { people } from '../app/language.ts';
import type { Seat } from './played-game.ts';
import { steady } from './steady.ts';

type Cast = readonly Pick<CharacterView, 'name' | 'seat'>[];

/** By their own names, made distinct; bots go by their characters. */
export const peopleOf = (seats: readonly Seat[], cast: Cast, { characters }: Language): Called => {
  const all = cast.map(({ name: who, seat }): Named => {
    const { name, player } = seats[seat] ?? {};
    const character = characters[who].name;
    // Somebody who was forgotten has none.
    if (!name) return { who, name: character };
    if (cast.filter((one) => one.seat === seat).length === 1) return { who, name, character };
    // A person with two characters: the character says which one. The person at this screen knows that both are theirs.
    return { who, name: player === 'person' ? character : `${character} (${name})` };
  });
  const isTaken = ({ who, name }: Named): boolean =>
    all.some((other) => other.who !== who && likened(other.name) === likened(name));
  // Those who go by the character are left out: a language can decline its characters' names.
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
  /** Only where the name is the person's own. */
  readonly character?: string;
}

const likened = (name: string): string => name.normalize('NFKC').toLowerCase();

/** While a screen shows this table, everything it says uses the names of its people. */
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
