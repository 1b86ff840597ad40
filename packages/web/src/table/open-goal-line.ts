/** The goal that stays at hand, in the words of the opening. */
import { GoalLine } from './goal-line.tsx';
import { loadOpeningWords } from './opening-words.ts';

export const openGoalLine = async () => {
  await loadOpeningWords();
  return GoalLine;
};
