/**
 * Who is called what. In a sentence a character is a gap, which is filled when the sentence is said: with the character's own
 * name, or with that of their player.
 */
import { CHARACTERS, type Character } from '@room25/engine';
import { set, upperFirst, withTexts } from './grammar.ts';
import type { Called, CharacterWords, Language } from './language.ts';

type Forms = Readonly<Record<Character, CharacterWords>>;

/**
 * The characters as sentences have them: a gap for each form of a name, made of characters of Unicode's private use, which no
 * person's name contains.
 */
export const gapsFor = <F extends Forms>(characters: F): F =>
  Object.fromEntries(
    CHARACTERS.map((who) => [
      who,
      Object.fromEntries(Object.keys(characters[who]).map((form) => [form, `\uE000${who} ${form}\uE001`])),
    ]),
  ) as unknown as F;

const GAP = /\uE000(\w+) (\w+)\uE001/g;
/** Words that stay the character's own, whoever plays them. */
const OF_THE_CHARACTER: readonly string[] = ['epithet', 'ability'] satisfies (keyof CharacterWords)[];

/** How a language speaks of characters, and of people. */
interface Naming {
  readonly characters: Forms;
  /**
   * What stands before a person's own name in each case but the nominative: nobody knows how to decline the name, so a declined
   * word goes before it.
   */
  readonly before?: Readonly<Record<string, string>>;
}

/** A language whose sentences are said with these names. */
export const saying = (
  language: Omit<Language, 'people' | 'calling'>,
  naming: Naming,
  called: Called = {},
): Language => {
  const { characters, before } = naming;
  const formOf = (who: Character, form: string): string => {
    const name = OF_THE_CHARACTER.includes(form) ? undefined : called[who];
    if (name === undefined) return (characters[who] as unknown as Record<string, string>)[form]!;
    const word = before?.[form];
    return word === undefined ? isolated(name) : `${word} ${isolated(name)}`;
  };
  const said = (text: string): string =>
    set(text.replaceAll(GAP, (_, who: Character, form: string) => formOf(who, form)));
  /** A sentence begins with a capital, whatever somebody calls themselves. */
  const told = (text: string): string =>
    text.startsWith('\uE000') && text.endsWith('.') ? upperFirst(said(text)) : said(text);
  return {
    ...language,
    people: Object.fromEntries(CHARACTERS.map((who) => [who, formOf(who, 'name')])) as Record<Character, string>,
    events: withTexts(language.events, told),
    phrases: withTexts(language.phrases, told),
    calling: (names) => saying(language, naming, names),
  };
};

/** A name written right to left does not turn the sentence around it. */
const isolated = (name: string): string => (WRITTEN_LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name);
const WRITTEN_LEFTWARDS =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
