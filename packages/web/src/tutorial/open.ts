import { Learn } from './learn.tsx';
import { tutorialWords } from './words.ts';

/** The lessons, with their words. */
export const openLearn = async (): Promise<typeof Learn> => {
  await tutorialWords.load();
  return Learn;
};
