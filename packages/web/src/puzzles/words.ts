import { areaWords } from '../app/area-words.ts';
import type { PuzzlesWords } from '../words/puzzles.ts';

export const puzzlesWords = areaWords<PuzzlesWords>({
  en: async () => (await import('../words/en/puzzles.ts')).puzzles,
  fr: async () => (await import('../words/fr/puzzles.ts')).puzzles,
  ru: async () => (await import('../words/ru/puzzles.ts')).puzzles,
});
