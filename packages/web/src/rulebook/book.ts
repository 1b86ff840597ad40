/** What the rulebook says in the language that is shown. */
import { EDITION_RULES, EDITIONS, type Edition, editionsWith, type Role, type RuleId } from '@room25/engine';
import { type Language, loadRulings, type RuleTexts, type Rulings, roomWords, ruleSentence } from '@room25/text';
import { areaWords } from '../app/area-words.ts';
import type { RulebookWords } from '../words/rulebook.ts';
import type { Subject } from './chapters.ts';

interface Book {
  readonly words: RulebookWords;
  readonly rulings: Rulings;
}

export const book = areaWords<Book>({
  en: async () => ({ words: (await import('../words/en/rulebook.ts')).rulebook, rulings: await loadRulings('en') }),
  fr: async () => ({ words: (await import('../words/fr/rulebook.ts')).rulebook, rulings: await loadRulings('fr') }),
  ru: async () => ({ words: (await import('../words/ru/rulebook.ts')).rulebook, rulings: await loadRulings('ru') }),
});

export interface Wording {
  readonly sentence: string;
  readonly editions: readonly Edition[];
}

/** A rule in the sentences that editions share. */
export const wordingsOf = (texts: RuleTexts, id: RuleId): readonly Wording[] => {
  const wordings = new Map<string, Edition[]>();
  for (const edition of editionsWith(id)) {
    const sentence = ruleSentence(texts, id, edition);
    wordings.set(sentence, [...(wordings.get(sentence) ?? []), edition]);
  }
  return [...wordings].map(([sentence, editions]) => ({ sentence, editions }));
};

/** Is it the same in every edition there is? */
export const isCommon = (wordings: readonly Wording[]): boolean => wordings[0]?.editions.length === EDITIONS.length;

export const rulingOf = (rulings: Rulings, id: RuleId): string | undefined =>
  (rulings as Partial<Record<RuleId, string>>)[id];

export const nameOf = (subject: Subject, { language, words, edition }: Naming): string => {
  switch (subject.kind) {
    case 'topic':
      return words.topics[subject.topic];
    case 'action':
      return language.actions[subject.action].name;
    case 'room':
      return roomWords(language, subject.room, edition).name;
    case 'mode':
      return language.modes[subject.mode].name;
    case 'character':
      return language.characters[subject.character].name;
    case 'card':
      return language.cards[subject.card];
  }
};

interface Naming {
  readonly language: Language;
  readonly words: RulebookWords;
  readonly edition: Edition | undefined;
}

/** One sentence under the name. */
export const leadOf = (subject: Subject, { language, edition }: Naming): string | undefined => {
  switch (subject.kind) {
    case 'action':
      return language.actions[subject.action].sentence;
    case 'mode':
      return language.modes[subject.mode].sentence;
    case 'character': {
      const { epithet, ability } = language.characters[subject.character];
      return edition === undefined || EDITION_RULES[edition].hasUltimate ? `${epithet} · ${ability}` : epithet;
    }
    default:
      return undefined;
  }
};

export const rolesOf = (edition: Edition): readonly Role[] => ['prisoner', ...EDITION_RULES[edition].guards];
