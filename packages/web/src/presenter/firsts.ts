/**
 * What the presenter explains once, when it first happens on this device. She looks at what everybody may know, never at a role.
 */
import type { Event, Mode, View } from '@room25/engine';
import { areaWords } from '../app/area-words.ts';
import { recall, store } from '../app/storage.ts';
import type { First, Firsts } from './occasions.ts';

export const { words: firstWords, load: loadFirsts } = areaWords<Firsts>({
  en: async () => (await import('../words/en/firsts.ts')).firsts,
  fr: async () => (await import('../words/fr/firsts.ts')).firsts,
  ru: async () => (await import('../words/ru/firsts.ts')).firsts,
});

/** What somebody is asked for. */
export const firstAsked = (phase: View['phase']): First | undefined =>
  phase === 'clues' ? 'clue' : phase === 'programming' ? 'plan' : undefined;

export const firstOf = (event: Event): First | undefined => {
  switch (event.kind) {
    case 'signalled':
      return 'claim';
    case 'slid':
      return event.who ? 'control' : undefined;
    case 'alarm':
      return 'alarm';
    case 'shown':
      return event.rule === 'MASKS' ? 'masks' : undefined;
    case 'played':
      return event.action === 'special' ? 'ability' : undefined;
    default:
      return undefined;
  }
};

const STORED = 'firsts';

const TOGETHER: readonly Mode[] = ['cooperation', 'solo'];

const isNews = (first: First): boolean => !(recall(STORED) ?? '').split(' ').includes(first);

/** Her line, which is said now and never again; nothing if it was said before, or has not been fetched yet. */
export const takeFirst = (first: First | undefined, mode: Mode): string | undefined => {
  const lines = firstWords.peek() as Firsts | undefined;
  if (!first || !lines || !isNews(first)) return undefined;
  store(STORED, `${recall(STORED) ?? ''} ${first}`.trim());
  return (TOGETHER.includes(mode) && lines.together[first]) || lines[first];
};
