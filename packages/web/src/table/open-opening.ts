/** The opening and the goal that stays in reach, with their words, fetched together. */
import { GoalLine } from './goal-line.tsx';
import { Opening } from './opening.tsx';
import { loadOpeningWords } from './opening-words.ts';

export const openOpening = async () => {
  await loadOpeningWords();
  return { Opening, GoalLine };
};
